import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { readChange } from '@app/contract/policy-changes/read-change';
import { expect, it } from 'vitest';
import { anEmployer, drafted, issued, priced, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

it('B2 shows a change with all that has happened to it', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, forecast_hash } = await issued(world, employer, workers(employer, 2));

  const change = dataOf(await world.call(employer.token, readChange, { policy_change_id }));

  expect(change).toMatchObject({
    policy_change_id,
    status: 50,
    insurance_company_name: '泰合财产保险',
    endorse_no: 'E-1',
    progress_remark: null,
    forecast_hash,
    expire_at: '2026-03-10 10:15:00',
  });
  const at = '2026-03-10 10:00:00';
  const step = { at, actor: '王敏', person_count: 2, amount_fen: 5690, reason: null, warnings: [] };
  expect(change.timeline).toEqual([
    { ...step, event: 'drafted' },
    { ...step, event: 'forecast' },
    { ...step, event: 'confirmed' },
    { ...step, event: 'sent' },
    { ...step, event: 'issued', actor: '@insurer' },
  ]);
});

it('B2 tells who did what and when', async () => {
  const employer = await anEmployer(world);
  const other = await aUser(world, employer.enterpriseId, ['policy_change/confirm', 'policy_change/import']);
  const { policy_change_id } = await priced(world, employer);
  world.clock.set(moment('2026-03-10 10:07:00'));
  const persons = workers(employer, 3);
  dataOf(await world.call(other.token, add, { policy_id: employer.policyId, policy_change_id, persons }));
  world.clock.set(moment('2026-03-10 10:09:00'));
  dataOf(await world.call(other.token, remove, { policy_change_id }));

  const { timeline, operate_name } = dataOf(
    await world.call(employer.token, readChange, { policy_change_id }),
  );

  expect(operate_name).toBe('王敏');
  expect(timeline.slice(2)).toEqual([
    {
      at: '2026-03-10 10:07:00',
      event: 'edited',
      actor: '王敏',
      person_count: 3,
      amount_fen: 8535,
      reason: null,
      warnings: [],
    },
    {
      at: '2026-03-10 10:09:00',
      event: 'deleted',
      actor: '王敏',
      person_count: 3,
      amount_fen: 0,
      reason: null,
      warnings: [],
    },
  ]);
});

it('B2 answers in the language of the caller', async () => {
  const employer = await anEmployer(world);
  const policy_change_id = await drafted(world, employer);
  const statusIn = async (language: string) =>
    dataOf(
      await world.call(employer.token, readChange, { policy_change_id }, { 'accept-language': language }),
    ).status_text;

  expect(await statusIn('zh-CN,zh;q=0.9,en;q=0.8')).toBe('草稿');
  expect(await statusIn('es-MX')).toBe('Borrador');
  expect(await statusIn('ja')).toBe('下書き');
  expect(await statusIn('fr')).toBe('Draft');
});

it("P3 refuses a sub-user without the key, and does not find a stranger's change", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const policy_change_id = await drafted(world, employer);
  const lister = await aUser(world, employer.enterpriseId, ['policy_change/lists', 'policy_change/import']);
  const detailer = await aUser(world, employer.enterpriseId, ['policy_change/detail']);
  const readAs = (token: string) => world.call(token, readChange, { policy_change_id });

  expect(refusedOf(await readAs(lister.token)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await readAs(stranger.token)).reason).toBe('NOT_FOUND');
  expect(dataOf(await readAs(detailer.token))).toMatchObject({ policy_change_id });
  for (const id of ['0', '-1', '1.5', 'x', '1e3', '99999999999999999999']) {
    const answer = await world.call(employer.token, readChange, { policy_change_id: id });
    expect(refusedOf(answer)).toMatchObject({
      reason: 'VALIDATION',
      detail: { fields: ['policy_change_id'] },
    });
  }
});
