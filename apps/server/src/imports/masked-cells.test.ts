import { errorFile } from '@app/contract/imports/write-error-file';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { listKept } from '@app/contract/policy-changes/list-kept';
import { expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../test/changes.ts';
import { aRow, readFileInto, typed } from '../../test/lists.ts';
import { readFileOf } from './files/read-file.ts';
import { textsOf } from '../../test/workbooks.ts';
import { aUser, dataOf, openWorld } from '../../test/world.ts';

// Numbers of persons in the words of a list, and in cells that are not for them.

const world = await openWorld();

const rowsOf = async (token: string, import_job_id: number) =>
  dataOf(await world.call(token, readImportRows, { import_job_id })).rows;

const aColleague = ({ enterpriseId }: Employer) => aUser(world, enterpriseId, ['policy_change/import']);

const old = '110101199003070038';
const words = `王伟的身份证号错了，应该是 ${old}`;

/** A list with a number in whatever may hold one beside the number of the row. */
async function withNumbers() {
  const employer = await anEmployer(world);
  const entry = aRow(employer, 2, {
    name: `王伟${old}`,
    remark: `配偶身份证${old}`,
    employee_no: old,
    gender: old,
    birthday: old,
    end_date: old,
    intent: { kind: 'correct', words, of: old },
    doubts: [{ field: 'idcard', words, others: [old] }],
  });
  const list = await typed(world, employer, [aRow(employer, 1), entry]);
  return { employer, colleague: await aColleague(employer), entry, list };
}

it('B3 T21 shows a colleague no number in the words and other cells of a row, and its typist all', async () => {
  const { employer, colleague, entry, list } = await withNumbers();

  const theirs = await rowsOf(colleague.token, list.import_job_id);
  const own = await rowsOf(employer.token, list.import_job_id);

  expect(JSON.stringify(theirs)).not.toContain(old);
  expect(theirs[1]!.values).toMatchObject({
    remark: '配偶身份证#',
    intent: { words: '王伟的身份证号错了，应该是 #', of: '#' },
    doubts: [{ others: ['#'] }],
  });
  expect(own[1]!.values).toEqual(entry.values);
});

it('B3 T21 keeps the numbers that a colleague was shown masked when they save the row', async () => {
  const { employer, colleague, entry, list } = await withNumbers();
  const { import_job_id, version } = list;
  const [, shown] = await rowsOf(colleague.token, import_job_id);
  const rows = [{ row_no: 2, values: { ...shown!.values, name: '王大伟' } }];

  dataOf(await world.call(colleague.token, fixRows, { import_job_id, version, rows }));

  const [, kept] = await rowsOf(employer.token, import_job_id);
  expect(kept!.values).toMatchObject({ ...entry.values, name: '王大伟' });
});

it('B3 T21 does not open the other cells of a row to a colleague who types a number over its mask', async () => {
  const { employer, colleague, list } = await withNumbers();
  const { import_job_id, version } = list;
  const [, shown] = await rowsOf(colleague.token, import_job_id);
  const { person: _, ...values } = shown!.values;
  const rows = [{ row_no: 2, values: { ...values, idcard: aRow(employer, 5).values.idcard } }];

  dataOf(await world.call(colleague.token, fixRows, { import_job_id, version, rows }));

  expect(JSON.stringify(await rowsOf(colleague.token, import_job_id))).not.toContain(old);
});

it('B3 T21 tells no number in why a row stayed on a list, nor in its workbook', async () => {
  const { employer, colleague, list } = await withNumbers();
  const { import_job_id, version } = list;
  const sent = { import_job_id, version, skip_errors: 1 } as const;
  const submitted = dataOf(await world.call(employer.token, submitImport, sent));
  const viewer = await aUser(world, employer.enterpriseId, ['policy_change/lists', 'policy_change/detail']);

  const kept = await world.call(viewer.token, listKept, {
    policy_change_id: submitted.policy_change_ids[0]!,
  });

  expect(dataOf(kept).list[0]).toMatchObject({ row_no: 2, name: '王伟#' });
  expect(JSON.stringify(kept)).not.toContain(old);
  const file = await world.app.inject({
    url: `/api${errorFile.path}?import_job_id=${import_job_id}`,
    headers: { token: colleague.token },
  });
  expect(JSON.stringify(textsOf(file.rawPayload))).not.toContain(old);
});

it('B3 T21 shows a colleague no line of a message with the digits of a number, however they are parted', async () => {
  const employer = await anEmployer(world);
  const parted = ['，', '：', '|', '~', '    ', 'a'].map((sign) => old.match(/\d{2}/g)!.join(sign));
  const written = '一一〇一〇一一九九〇〇三〇七〇〇三八';
  const text = [
    `王伟 ${aRow(employer, 1).values.idcard}`,
    ...[...parted, written].map((one) => `号码是 ${one}`),
  ];
  const { import_job_id } = dataOf(
    await world.call(employer.token, parseList, { policy_id: employer.policyId, text: text.join('\n') }),
  );
  const colleague = await aColleague(employer);

  const own = dataOf(await world.call(employer.token, readImport, { import_job_id }));
  const theirs = dataOf(await world.call(colleague.token, readImport, { import_job_id }));

  expect(own.skipped.length).toBeGreaterThan(0);
  for (const { text: line } of theirs.skipped) expect(line.match(/[\d〇一九]/g) ?? []).toHaveLength(0);
});

const columns = ['name', 'idcard', 'mobile', 'work_company', 'occupation', 'start_date'] as const;
const passport = 'E12345678';

it.each(columns.flatMap((field) => [[field, old] as const, [field, passport] as const]))(
  'B3 T21 shows a colleague no number of a file that they read anew with its column for %s (%s)',
  async (field, number) => {
    const employer = await anEmployer(world);
    const colleague = await aColleague(employer);
    const file = { name: '名单.csv', bytes: Buffer.from(`甲,乙\n王伟,${number}\n李伟,${number}\n`) };
    const { file_id } = await readFileInto(world, employer, file);
    const mapping = [{ index: 0, field: field === 'name' ? 'remark' : 'name' } as const, { index: 1, field }];
    const policy_id = employer.policyId;

    const { import_job_id } = dataOf(
      await world.call(colleague.token, parseList, { policy_id, file_id: file_id!, heading_row: 1, mapping }),
    );
    await readFileOf(world.platform, { enterprise_id: employer.enterpriseId, id: import_job_id });

    const rows = await rowsOf(colleague.token, import_job_id);
    const read = dataOf(await world.call(colleague.token, readImport, { import_job_id }));
    expect(rows.length + read.skipped.length).toBeGreaterThan(1);
    expect(JSON.stringify([rows, read])).not.toContain(number);
  },
);

it.each(['13912345678、13712345678', '13912345678 老婆', '微信13912345678', '(139)1234-5678', old])(
  'B3 T21 shows a colleague no mobile of a row beside other things: %s',
  async (mobile) => {
    const employer = await anEmployer(world);
    const { import_job_id, version } = await typed(world, employer, [aRow(employer, 1, { mobile })]);
    const colleague = await aColleague(employer);

    const [row] = await rowsOf(colleague.token, import_job_id);
    const rows = [{ row_no: 1, values: { ...row!.values, name: '王大伟' } }];
    dataOf(await world.call(colleague.token, fixRows, { import_job_id, version, rows }));

    expect(JSON.stringify(row)).not.toMatch(/1[23]45|1390?12345678|199003070/);
    expect((await rowsOf(employer.token, import_job_id))[0]!.values).toMatchObject({
      mobile,
      name: '王大伟',
    });
  },
);
