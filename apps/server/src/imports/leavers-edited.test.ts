import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import type { RosterValues } from '@app/contract/imports/rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { listForOff } from '@app/contract/persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { covering, type Employer } from '../../test/changes.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';

// A list of leavers that somebody writes on after it was looked at.

const world = await openWorld();

const begin = async ({ token, policyId: policy_id }: Employer, rows: readonly RosterValues[]) =>
  dataOf(
    await world.call(token, parseList, {
      kind: 'off',
      policy_id,
      rows: rows.map((values, place) => ({ row_no: place + 1, values })),
    }),
  );

const submit = async (
  { token }: Employer,
  { import_job_id, version }: { import_job_id: number; version: number },
) => dataOf(await world.call(token, submitImport, { import_job_id, version }));

const heads = async ({ token, policyId }: Employer) =>
  dataOf(await world.call(token, listForOff, { policy_id: policyId, limit: 1 })).total;

it('B2 B3 confirms no draft whose list has been edited since, and the draft that is made of it anew', async () => {
  const { employer, persons } = await covering(world, 9);
  const { token } = employer;
  const list = await begin(
    employer,
    persons.slice(0, 3).map(({ name, idcard }) => ({ name, idcard })),
  );
  const { import_job_id } = list;
  const { policy_change_ids, version } = await submit(employer, list);
  const policy_change_id = policy_change_ids[0]!;
  const { forecast_hash } = dataOf(await world.call(token, forecast, { policy_change_id }));
  const fresh = { name: persons[3]!.name, idcard: persons[3]!.idcard };
  const added = dataOf(
    await world.call(token, fixRows, { import_job_id, version, rows: [{ row_no: 4, values: fresh }] }),
  );
  const edited = dataOf(
    await world.call(token, fixRows, { import_job_id, version: added.version, removed: [2] }),
  );

  const before = await heads(employer);
  const confirming = { policy_change_id, forecast_hash: forecast_hash! };
  const refused = refusedOf(await world.call(token, confirm, confirming));
  expect(refused).toMatchObject({ reason: 'LIST_EDITED', detail: { by: expect.stringMatching(/./) } });
  expect(await heads(employer)).toBe(before);

  const again = await submit(employer, { import_job_id, version: edited.version });
  expect(again.policy_change_ids).toEqual([policy_change_id]);
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  const anew = { policy_change_id, forecast_hash: seen.forecast_hash! };
  expect(dataOf(await world.call(token, confirm, anew))).toMatchObject({ person_count: 3 });
  expect(await heads(employer)).toBe(before - 3);
});

it('B3 keeps the question about a row that is written anew without an answer', async () => {
  const { employer, persons } = await covering(world, 5);
  const { token } = employer;
  const { name, idcard } = persons[0]!;
  const values = { name, idcard, intent: { kind: 'wait' as const, words: '先别减', of: '' } };
  const { import_job_id, version } = await begin(employer, [values]);
  const written = async (rest: Partial<RosterValues>, before: number) =>
    dataOf(
      await world.call(token, fixRows, {
        import_job_id,
        version: before,
        rows: [{ row_no: 1, values: { name, idcard, ...rest } }],
      }),
    );

  const open = await written({ remark: '再看' }, version);
  expect(open.fault_count).toBe(1);
  const answered = await written({ intent: null }, open.version);
  expect(answered.fault_count).toBe(0);
});
