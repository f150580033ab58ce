import { errorFile } from '@app/contract/imports/write-error-file';
import { fixRows } from '@app/contract/imports/fix-rows';
import { keepSource } from '@app/contract/imports/keep-source';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { readSource } from '@app/contract/imports/read-source';
import { submitImport } from '@app/contract/imports/submit-import';
import { listKept } from '@app/contract/policy-changes/list-kept';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { aRow, readFileInto, typed } from '../../test/lists.ts';
import { textsOf } from '../../test/workbooks.ts';
import { aUser, dataOf, openWorld } from '../../test/world.ts';

// A number that was mistyped tells whose it is nearly as well as the right one.

const world = await openWorld();

const mistyped = [
  ['has a wrong check digit', '110101199003070012', '110***********0012'],
  ['has a digit too many', '1101011990030700112', '110************0112'],
  ['lacks a digit', '11010119900307001', '110**********7001'],
  ['has letters for digits', '11O1O1l99OO3O7OOI1', '11O***********OOI1'],
  ['is half there', '110101199003', '110*****9003'],
  ['is a mobile with letters for digits', '139O7651482', '139****1482'],
  ['has letters for digits, in pieces', '11O101-1990 0307.001l2', '#'],
  ['is full-width with a digit too many', '１１０１０１１９９００３０７００１１２', '#'],
] as const;

/** A list with a number that somebody mistyped, also among other words, and a colleague who may go on with it. */
async function withMistyped(idcard: string) {
  const employer = await anEmployer(world);
  const row = aRow(employer, 1, { idcard, remark: `配偶${idcard}` });
  const list = await typed(world, employer, [row, aRow(employer, 2)]);
  const colleague = await aUser(world, employer.enterpriseId, [
    'policy_change/import',
    'policy_change/detail',
  ]);
  return { employer, colleague, row, list };
}

const rowsOf = async (token: string, import_job_id: number) =>
  dataOf(await world.call(token, readImportRows, { import_job_id })).rows;

const errorFileOf = async (token: string, import_job_id: number) =>
  (
    await world.app.inject({
      url: `/api${errorFile.path}?import_job_id=${import_job_id}`,
      headers: { token },
    })
  ).rawPayload;

it.each(mistyped)(
  'B3 T21 shows a colleague no number that %s, and keeps it in what they save',
  async (...given) => {
    const [, idcard, shown] = given;
    const { employer, colleague, row, list } = await withMistyped(idcard);
    const { import_job_id, version } = list;

    const [theirs] = await rowsOf(colleague.token, import_job_id);
    const entry = { row_no: 1, values: { ...theirs!.values, occupation: 'MFG03' } };
    dataOf(await world.call(colleague.token, fixRows, { import_job_id, version, rows: [entry] }));

    expect(theirs!.values.idcard).toBe(shown);
    expect((await rowsOf(employer.token, import_job_id))[0]!.values).toMatchObject({
      idcard,
      occupation: 'MFG03',
    });
    expect(row.values.idcard).toBe(idcard);
  },
);

it.each(mistyped)('B3 T21 tells a colleague a number that %s nowhere else either', async (_, idcard) => {
  const { employer, colleague, list } = await withMistyped(idcard);
  const { import_job_id, version } = list;
  const source = { text: `张三 ${idcard}`, line_count: 1, row_nos: [1], skipped: [] };
  dataOf(await world.call(employer.token, keepSource, { import_job_id, ...source }));

  const workbook = Object.values(textsOf(await errorFileOf(colleague.token, import_job_id))).join();
  const read = [
    await rowsOf(colleague.token, import_job_id),
    dataOf(await world.call(colleague.token, readImport, { import_job_id })),
    dataOf(await world.call(colleague.token, readSource, { import_job_id })),
  ];
  const submitted = dataOf(
    await world.call(employer.token, submitImport, { import_job_id, version, skip_errors: 1 }),
  );
  const policy_change_id = submitted.policy_change_ids[0]!;
  const kept = dataOf(await world.call(colleague.token, listKept, { policy_change_id }));

  const told = [workbook, JSON.stringify(read), JSON.stringify(kept)].join();
  expect(told).not.toContain(idcard);
  expect(told).not.toContain(idcard.slice(0, 10));
  expect(kept.list).toHaveLength(1);
});

it.each(mistyped)('B3 T21 keeps a number that %s where its rejected row comes back', async (_, idcard) => {
  const { employer, colleague, list } = await withMistyped(idcard);
  const { import_job_id } = list;
  const sender = { ...employer, token: colleague.token };
  const bytes = await errorFileOf(colleague.token, import_job_id);

  await readFileInto(world, sender, { name: 'a.xlsx', bytes }, { import_job_id });

  expect((await rowsOf(employer.token, import_job_id))[0]!.values.idcard).toBe(idcard);
});

it('B3 T21 lets a colleague write a mistyped number anew, and shows it to them from then on', async () => {
  const { employer, colleague, list } = await withMistyped('110101199003070012');
  const { import_job_id } = list;
  const [shown] = await rowsOf(colleague.token, import_job_id);
  const right = '110101199003070011';
  const rows = [{ row_no: 1, values: { ...shown!.values, idcard: right } }];

  dataOf(await world.call(colleague.token, parseList, { policy_id: employer.policyId, import_job_id, rows }));

  expect((await rowsOf(colleague.token, import_job_id))[0]!.values.idcard).toBe(right);
});
