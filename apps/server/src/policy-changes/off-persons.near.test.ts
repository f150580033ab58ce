import { parseList } from '@app/contract/imports/parse-list';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, issued, workers } from '../../test/changes.ts';
import { dataOf, openWorld } from '../../test/world.ts';

const world = await openWorld();

it('B2 B3 tells who is nearly called so for the first names of a long list of nobody, and answers all of it', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  await issued(world, employer, [...workers(employer, 3), { ...aWorker(employer), name: '诸葛万里' }]);
  const nobody = Array.from({ length: 3_000 }, (_, place) => `诸葛${String.fromCodePoint(0x5000 + place)}里`);
  const far = nobody.with(2_999, '诸葛万一');

  const leavers = far.map((name) => ({ name }));
  const seen = dataOf(await world.call(token, forecast, { policy_id, change_type: 'off', leavers }));
  expect(seen).toMatchObject({ error_count: 3_000, finding_count: 3_000 });
  const nearOf = (place: number) => seen.list[place]!.verdicts[0]!.detail;
  expect([0, 199, 200].map(nearOf)).toEqual([{ near: '诸葛万里' }, { near: '诸葛万里' }, { near: '' }]);

  const rows = far.map((name, place) => ({ row_no: place + 1, values: { name } }));
  const list = dataOf(await world.call(token, parseList, { kind: 'off', policy_id, rows }));
  expect(list).toMatchObject({ row_count: 3_000, fault_count: 3_000 });
});
