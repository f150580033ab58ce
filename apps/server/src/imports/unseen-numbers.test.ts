import { errorFile } from '@app/contract/imports/write-error-file';
import type { RosterEntry } from '@app/contract/imports/rows';
import { fixAlike } from '@app/contract/imports/fix-alike';
import { fixRows } from '@app/contract/imports/fix-rows';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listForOff, pickPersons } from '@app/contract/persons';
import { shanghaiDay } from '@app/domain/calendar/shanghai';
import { expect, it } from 'vitest';
import { readFileOf } from './files/read-file.ts';
import { anEmployer, type Employer, issued, workers } from '../../test/changes.ts';
import { aRow, readFileInto, typed, upload } from '../../test/lists.ts';
import { packed, textsOf } from '../../test/workbooks.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const mobile = '13812345678';

/** A user who prepares lists, and may see no number. */
const anImporter = ({ enterpriseId }: Employer) =>
  aUser(world, enterpriseId, ['policy_change/import', '/person/index']);

const rowsOf = async (token: string, import_job_id: number) =>
  dataOf(await world.call(token, readImportRows, { import_job_id })).rows;

/** A list of insured persons whom somebody picked and has not seen. */
async function ofPicked() {
  const employer = await anEmployer(world);
  const persons = workers(employer, 3).map((one) => ({ ...one, employee_mobile: mobile }));
  await issued(world, employer, persons);
  const importer = await anImporter(employer);
  const listed = dataOf(await world.call(importer.token, listForOff, { policy_id: employer.policyId }));
  const picked = dataOf(
    await world.call(importer.token, pickPersons, {
      policy_person_ids: listed.data.map(({ policy_person_id }) => policy_person_id),
    }),
  );
  const rows = picked.map(({ name, idcard, person, mobile: shown }, at) => ({
    row_no: at + 1,
    values: { ...aRow(employer, at + 1).values, name, idcard, person, mobile: shown },
  }));
  const list = await typed(world, { ...employer, token: importer.token }, rows);
  return { employer, importer, persons, list };
}

const numbersIn = (persons: readonly { readonly idcard: string }[], text: string) =>
  [...persons.map(({ idcard }) => idcard), mobile].filter((number) => text.includes(number));

const errorFileOf = async (token: string, import_job_id: number) =>
  (
    await world.app.inject({
      url: `/api${errorFile.path}?import_job_id=${import_job_id}`,
      headers: { token },
    })
  ).rawPayload;

/** A list that somebody typed, and its rejected rows as a colleague has them. */
async function rejected(values: RosterEntry['values']) {
  const employer = await anEmployer(world);
  const importer = await anImporter(employer);
  const rows = [aRow(employer, 1, values)];
  const list = await typed(world, employer, rows);
  const sheet = await errorFileOf(importer.token, list.import_job_id);
  return { employer, importer, sender: { ...employer, token: importer.token }, rows, list, sheet };
}

/** Writes these values into all rows of a list, which have no remark. */
const fixAll = (
  token: string,
  list: { readonly import_job_id: number; readonly version: number },
  values: RosterEntry['values'],
) => world.call(token, fixAlike, { ...list, field: 'remark', match: '', values });

/** A workbook with other texts in cells. */
function withCells(book: Buffer, texts: Readonly<Record<string, string>>): Promise<Buffer> {
  const parts = textsOf(book);
  const place = 'xl/worksheets/sheet1.xml';
  const sheet = Object.entries(texts).reduce(
    (xml, [before, after]) => xml.replace(`>${before}</t>`, `>${after}</t>`),
    parts[place]!,
  );
  return packed({ ...parts, [place]: sheet });
}

const sheetOf = (bytes: Buffer) => Object.values(textsOf(bytes)).join();

it('T21 shows no number for another document type given to many rows, in the list or its rejected rows', async () => {
  const { importer, persons, list } = await ofPicked();
  const { import_job_id } = list;
  let { version } = list;

  for (const idtype of ['2', '3', '4', '5', '6', '7', 'x']) {
    ({ version } = dataOf(await fixAll(importer.token, { import_job_id, version }, { idtype })));
    const read = JSON.stringify(await rowsOf(importer.token, import_job_id));
    expect(numbersIn(persons, read)).toEqual([]);
    const rejected = sheetOf(await errorFileOf(importer.token, import_job_id));
    expect(numbersIn(persons, rejected)).toEqual([]);
  }
});

it('T21 shows no number for another document type saved in a row, and keeps its person', async () => {
  const { importer, persons, list } = await ofPicked();
  const { import_job_id } = list;
  const [first] = await rowsOf(importer.token, import_job_id);
  const entry = { row_no: 1, values: { ...first!.values, idtype: '3' } };

  dataOf(await world.call(importer.token, fixRows, { import_job_id, version: list.version, rows: [entry] }));

  const [after] = await rowsOf(importer.token, import_job_id);
  expect(numbersIn(persons, JSON.stringify(after))).toEqual([]);
  expect(after!.values).toMatchObject({ idtype: '1', person: first!.values.person });
});

it('T21 shows no number of a colleague for a column that their rejected rows came back with', async () => {
  const { importer, sender, rows, list, sheet } = await rejected({
    idtype: '1',
    work_company: '没有这家',
    mobile,
  });
  const { import_job_id } = list;

  const changed = await withCells(sheet, { 1: '2' });
  const back = await readFileInto(world, sender, { name: 'a.xlsx', bytes: changed });

  expect(back.continued_in).toBe(import_job_id);
  const [row] = await rowsOf(importer.token, import_job_id);
  expect(row!.values.idtype).not.toBe('1');
  expect(numbersIn([{ idcard: rows[0]!.values.idcard! }], JSON.stringify(row))).toEqual([]);
});

it('T21 shows no number for a reference that means nobody', async () => {
  const { importer, persons, list } = await ofPicked();
  const { import_job_id, version } = list;

  const answered = dataOf(await fixAll(importer.token, { import_job_id, version }, { person: 'x' }));

  const read = await rowsOf(importer.token, import_job_id);
  expect(numbersIn(persons, JSON.stringify(read))).toEqual([]);
  expect(read.map(({ values }) => values.idcard)).toEqual(['', '', '']);
  expect(answered.fault_count).toBe(3);
});

it('T21 finds no rows by a number or a mobile', async () => {
  const { importer, persons, list } = await ofPicked();
  const { import_job_id, version } = list;
  const found = async (field: 'name', match: string) =>
    refusedOf(
      await world.call(importer.token, fixAlike, {
        import_job_id,
        version,
        field,
        match,
        values: { remark: 'x' },
      }),
    );

  expect(await found('idcard' as 'name', persons[0]!.idcard)).toMatchObject({ reason: 'VALIDATION' });
  expect(await found('mobile' as 'name', mobile)).toMatchObject({ reason: 'VALIDATION' });
});

it("T21 shows a colleague's file to whoever has it read as theirs, with masks", async () => {
  const employer = await anEmployer(world);
  const importer = await anImporter(employer);
  const { values } = aRow(employer, 1);
  const csv = `姓名,身份证号,手机\n${values.name},${values.idcard},${mobile}\n合计,${values.idcard}\n`;
  const sent = dataOf(await upload(world, employer.token, { name: 'a.csv', bytes: Buffer.from(csv) }));
  const { policyId: policy_id, enterpriseId: enterprise_id } = employer;

  const { import_job_id } = dataOf(
    await world.call(importer.token, parseList, { policy_id, file_id: sent.file_id }),
  );
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });

  const seenBy = async (token: string) =>
    JSON.stringify([
      await rowsOf(token, import_job_id),
      dataOf(await world.call(token, readImport, { import_job_id })),
    ]);
  const whole = [{ idcard: values.idcard! }];
  expect(numbersIn(whole, await seenBy(importer.token))).toEqual([]);
  expect(numbersIn(whole, await seenBy(employer.token))).toEqual([values.idcard, mobile]);
  const again = { policy_id, file_id: sent.file_id, import_job_id };
  dataOf(await world.call(importer.token, parseList, again));
  await readFileOf(world.platform, { enterprise_id, id: import_job_id });
  expect(numbersIn(whole, await seenBy(importer.token))).toEqual([]);
});

it('T21 tells nobody by rejected rows that come back whether a number they wrote is the row’s', async () => {
  const { importer, sender, rows, list, sheet } = await rejected({ work_company: '没有这家', mobile });
  const { idcard } = rows[0]!.values;
  const mask = `${idcard!.slice(0, 3)}${'*'.repeat(11)}${idcard!.slice(-4)}`;

  const guessed = await withCells(sheet, { [mask]: idcard! });
  await readFileInto(world, sender, { name: 'a.xlsx', bytes: guessed });

  const [row] = await rowsOf(importer.token, list.import_job_id);
  expect(row!.values).toMatchObject({ idcard });
  expect(row!.values.mobile).not.toBe(mobile);
});

it('T21 tells nobody by a line that is left out as done whether its number is that of who was insured', async () => {
  const { employer, importer, sender, rows, list, sheet } = await rejected({ idcard: '110101199003070012' });
  const { import_job_id, version } = list;
  const [entry] = rows as [RosterEntry];
  const right = aRow(employer, 1, { name: entry.values.name!, idcard: '110101199003070011' });
  const mended = dataOf(
    await world.call(employer.token, fixRows, {
      import_job_id,
      version,
      rows: [right, aRow(employer, 2, { name: '' })],
    }),
  );
  const submitted = { import_job_id, version: mended.version, skip_errors: 1 as const };
  const { policy_change_ids } = dataOf(await world.call(employer.token, submitImport, submitted));
  const policy_change_id = policy_change_ids[0]!;
  const { forecast_hash } = dataOf(await world.call(employer.token, forecast, { policy_change_id }));
  dataOf(await world.call(employer.token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
  await world.owner.query(
    `insert into number_guess (enterprise_id, user_id, idcard_hash, guessed_on, guess_no)
     select $1, $2, int4send(no), $3, no from generate_series(1, 30) as no`,
    [employer.enterpriseId, importer.userId, shanghaiDay(world.clock.now())],
  );

  const back = async (idcard: string) => {
    const bytes = await withCells(sheet, { [entry.values.name!]: '另一人', '110***********0012': idcard });
    return readFileInto(world, sender, { name: 'a.xlsx', bytes }, { import_job_id });
  };
  const [hit, miss] = [await back('110101199003070011'), await back('110102199003070010')];

  expect(hit.failure).toMatchObject({ reason: 'NUMBER_GUESSES' });
  expect(hit.skipped).toEqual([]);
  expect(miss.failure).toBeNull();
});
