import { fixRows } from '@app/contract/imports/fix-rows';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { listKept } from '@app/contract/policy-changes/list-kept';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { aRow, typed } from '../../test/lists.ts';
import { dataOf, openWorld } from '../../test/world.ts';

// What a list says of a person beside their cells.

const world = await openWorld();

it('B3 insures nobody against the words of the list, until somebody says to add them all the same', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const leaving = aRow(employer, 2, { intent: { kind: 'leave', words: '离职：王伟', of: '' } });
  const doubted = aRow(employer, 3, {
    doubts: [{ field: 'name', words: '孙 建国', others: ['建国'] }],
  });
  const list = await typed(world, employer, [aRow(employer, 1), leaving, doubted]);
  const { import_job_id } = list;
  const submit = (version: number) =>
    world.call(token, submitImport, { import_job_id, version, skip_errors: 1 });

  const first = dataOf(await submit(list.version));
  expect(first).toMatchObject({ person_count: 1, kept_count: 2 });
  const { rows } = dataOf(await world.call(token, readImportRows, { import_job_id }));
  expect(rows.map(({ values: { intent, doubts } }) => ({ intent, doubts }))).toEqual([
    {},
    { intent: leaving.values.intent },
    { doubts: doubted.values.doubts },
  ]);

  const looked = dataOf(
    await world.call(token, fixRows, {
      import_job_id,
      version: first.version,
      rows: [
        { ...leaving, values: { ...leaving.values, intent: null } },
        { ...doubted, values: { ...doubted.values, doubts: [] } },
      ],
    }),
  );
  expect(dataOf(await submit(looked.version))).toMatchObject({ person_count: 3, kept_count: 0 });
});

it('B3 N14 keeps whoever is left out here on the list, uninsured, and tells why beside what else is wrong', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const out = (words: string) => ({ intent: { kind: 'out' as const, words, of: '' } });
  const late = aRow(employer, 3, { ...out('合同未签 110101199003070011'), work_company: '宝山钢铁厂' });
  const list = await typed(world, employer, [aRow(employer, 1), aRow(employer, 2, out('')), late]);
  const { import_job_id, version } = list;

  const submitted = dataOf(await world.call(token, submitImport, { import_job_id, version, skip_errors: 1 }));
  expect(submitted).toMatchObject({ person_count: 1, kept_count: 2 });
  const [policy_change_id] = submitted.policy_change_ids;
  const kept = dataOf(await world.call(token, listKept, { policy_change_id: policy_change_id! }));

  expect(kept.list.map(({ row_no, reasons }) => [row_no, reasons])).toEqual([
    [2, [{ code: 'INTENT_OUT', field: 'name', detail: { words: '' } }]],
    [
      3,
      [
        { code: 'INTENT_OUT', field: 'name', detail: { words: '合同未签 #' } },
        { code: 'WC_UNKNOWN', field: 'work_company', detail: null },
      ],
    ],
  ]);
  expect(kept.told).toMatchObject([{ kind: 'out', person_count: 2 }]);
});
