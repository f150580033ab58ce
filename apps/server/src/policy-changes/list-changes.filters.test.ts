import { submitImport } from '@app/contract/imports/submit-import';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import type { z } from 'zod/mini';
import { anEmployer, drafted } from '../../test/changes.ts';
import { rows, typed } from '../../test/lists.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';
import { addWorkCompany } from '../operator/operator.ts';

const world = await openWorld();

const idsOf = async (token: string, filter: z.input<typeof listChanges.input>) =>
  dataOf(await world.call(token, listChanges, filter)).data.map(({ policy_change_id }) => policy_change_id);

it('B2 finds the changes that were drafted on some days, to the second of Beijing’s midnight', async () => {
  const employer = await anEmployer(world);
  const before = await drafted(world, employer);
  world.clock.set(moment('2026-03-10 23:59:59'));
  const late = { ...employer, token: await signedIn(world, employer) };
  const last = await drafted(world, late);
  world.clock.set(moment('2026-03-11 00:00:00'));
  const next = await drafted(world, { ...late, token: await signedIn(world, employer) });
  const token = await signedIn(world, employer);
  const on = { start_date: day('2026-03-10'), end_date: day('2026-03-10') };

  expect(await idsOf(token, on)).toEqual([last, before]);
  expect(await idsOf(token, { start_date: day('2026-03-11') })).toEqual([next]);
  expect(await idsOf(token, { end_date: day('2026-03-09') })).toEqual([]);
  expect(await idsOf(token, { end_date: day('2999-12-31') })).toEqual([next, last, before]);
});

it('B2 finds changes by who drafted them, by a work company of their rows, and by kind', async () => {
  const employer = await anEmployer(world);
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  await world.owner.query('update app_user set real_name = $1 where user_id = $2', [
    '赵晓燕',
    colleague.userId,
  ]);
  const elsewhere = await addWorkCompany(world.platform, employer.enterpriseId, {
    name: '好丰食品（昆山）有限公司',
    status: 10,
    occupationCodes: ['MFG04'],
  });
  const own = await drafted(world, employer);
  const theirs = await drafted(world, { ...employer, companyId: elsewhere, token: colleague.token });
  const { token } = employer;

  expect(await idsOf(token, { operate_name: '晓燕' })).toEqual([theirs]);
  expect(await idsOf(token, { operate_name: '%' })).toEqual([]);
  expect(await idsOf(token, { work_company: ' 好丰食品(昆山)' })).toEqual([theirs]);
  expect(await idsOf(token, { work_company: '%' })).toEqual([]);
  expect(await idsOf(token, { change_type: 'add' })).toEqual([theirs, own]);
  const unknown = { change_type: 'give' } as never;
  expect(refusedOf(await world.call(token, listChanges, unknown)).reason).toBe('VALIDATION');
});

it('B2 tells how the rows of a change came, and finds changes by it', async () => {
  const employer = await anEmployer(world);
  const straight = await drafted(world, employer);
  const { import_job_id, version } = await typed(world, employer, rows(employer, 1));
  const submitted = dataOf(await world.call(employer.token, submitImport, { import_job_id, version }));

  const { data } = dataOf(await world.call(employer.token, listChanges, {}));
  expect(data.map(({ source }) => source)).toEqual(['typed', 'direct']);
  expect(await idsOf(employer.token, { source: 'typed' })).toEqual(submitted.policy_change_ids);
  expect(await idsOf(employer.token, { source: 'direct' })).toEqual([straight]);
  expect(await idsOf(employer.token, { source: 1 })).toEqual(submitted.policy_change_ids);
  expect(await idsOf(employer.token, { source: 3 })).toEqual([straight]);
  expect(await idsOf(employer.token, { source: 2 })).toEqual([]);
  expect(await idsOf(employer.token, { source: 4 })).toEqual([]);
  const unknown = await world.call(employer.token, listChanges, { source: 5 });
  expect(refusedOf(unknown).reason).toBe('VALIDATION');
});

it('P3 shows a stranger nothing, whatever is asked for', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  await drafted(world, employer);

  for (const filter of [{ source: 'direct' as const }, { operate_name: '王' }, { work_company: '公司' }])
    expect(await idsOf(stranger.token, filter)).toEqual([]);
});
