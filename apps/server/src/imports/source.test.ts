import { discardImport } from '@app/contract/imports/discard-import';
import { readImport } from '@app/contract/imports/read-import';
import { keepSource } from '@app/contract/imports/keep-source';
import { readSource } from '@app/contract/imports/read-source';
import { source_length_max, sources_max } from '@app/contract/imports/source';
import { expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../test/changes.ts';
import { readFileInto, typed } from '../../test/lists.ts';
import { sheetOf, workbook } from '../../test/workbooks.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

// The message that a list was pasted as.

const world = await openWorld();

const lines = [
  '各位好，明天进3人',
  '王伟 110101199003070011',
  '护照 E12345',
  '678 走',
  '１１０１０１１９９００３０７００１１',
];
const source = {
  text: lines.join('\n'),
  line_count: 5,
  row_nos: [1, 2],
  skipped: [{ source_row: 1, why: 'note' as const }],
};

const kept = async (employer: Employer) => {
  const { import_job_id } = await typed(world, employer);
  dataOf(await world.call(employer.token, keepSource, { import_job_id, ...source }));
  return import_job_id;
};

const sourcesOf = async (token: string, import_job_id: number) =>
  dataOf(await world.call(token, readSource, { import_job_id }));

const sourceOf = async (token: string, import_job_id: number) =>
  dataOf(await world.call(token, readSource, { import_job_id })).source;

it('B3 keeps the messages of a list for whoever pasted them, and nothing where none was', async () => {
  const employer = await anEmployer(world);
  const { import_job_id } = await typed(world, employer);
  expect(await sourceOf(employer.token, import_job_id)).toBeNull();

  dataOf(await world.call(employer.token, keepSource, { import_job_id, ...source }));
  expect(await sourceOf(employer.token, import_job_id)).toEqual(source);
  const next = { ...source, text: '李娜走了', row_nos: [3] };
  dataOf(await world.call(employer.token, keepSource, { import_job_id, ...next }));
  expect(await sourcesOf(employer.token, import_job_id)).toEqual({
    source: next,
    earlier: [source],
    gone: 0,
  });
  // The first one once more: it is the last now, with the rows of both times.
  dataOf(await world.call(employer.token, keepSource, { import_job_id, ...source, row_nos: [4, 5] }));
  expect(await sourcesOf(employer.token, import_job_id)).toEqual({
    source: { ...source, row_nos: [1, 2, 4, 5] },
    earlier: [next],
    gone: 0,
  });
  expect(
    JSON.stringify(dataOf(await world.call(employer.token, readImport, { import_job_id }))),
  ).not.toContain('李娜');
});

it('S11 B3 keeps as many messages of a list as there is room for, the last ones, and counts the others', async () => {
  const employer = await anEmployer(world);
  const { import_job_id } = await typed(world, employer);
  const paste = async (text: string) =>
    dataOf(await world.call(employer.token, keepSource, { import_job_id, ...source, text }));
  const textsOf = async () => {
    const { source: last, earlier, gone } = await sourcesOf(employer.token, import_job_id);
    return { texts: [...earlier, last!].map(({ text }) => text), gone };
  };

  const long = ['甲', '乙', '丙'].map((sign) => sign.repeat(source_length_max / 2));
  for (const text of long) await paste(text);
  expect(await textsOf()).toEqual({ texts: long.slice(1), gone: 1 });

  const short = Array.from({ length: sources_max }, (_, at) => `第${at}次`);
  for (const text of short) await paste(text);
  expect(await textsOf()).toEqual({ texts: short, gone: 3 });
});

it('B3 T21 shows a colleague the message without a number of anybody, line by line as it was', async () => {
  const employer = await anEmployer(world);
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const import_job_id = await kept(employer);

  const seen = await sourceOf(colleague.token, import_job_id);
  expect(seen!.text.split('\n')).toEqual([
    '各位好，明天进3人',
    `王伟 ${'#'.repeat(18)}`,
    '护照 E#####',
    '678 走',
    '#'.repeat(18),
  ]);
  expect(await sourceOf(employer.token, import_job_id)).toEqual(source);

  // What the colleague pastes too is theirs.
  const own = { ...source, text: '赵敏 110101199003070038' };
  dataOf(await world.call(colleague.token, keepSource, { import_job_id, ...own }));
  expect(await sourcesOf(colleague.token, import_job_id)).toMatchObject({
    source: own,
    earlier: [{ text: seen!.text }],
  });
  expect(await sourcesOf(employer.token, import_job_id)).toMatchObject({
    source: { text: `赵敏 ${'#'.repeat(18)}` },
    earlier: [source],
  });
  // However long it is, nothing of others goes for it.
  const long = { ...own, text: '甲'.repeat(source_length_max) };
  dataOf(await world.call(colleague.token, keepSource, { import_job_id, ...long }));
  expect(await sourcesOf(employer.token, import_job_id)).toMatchObject({ earlier: [source], gone: 1 });
});

it('B3 keeps the messages that were pasted beside a file when the file is read in another way', async () => {
  const employer = await anEmployer(world);
  const bytes = await workbook({
    sheets: [
      {
        rows: sheetOf([
          ['姓名', '身份证号'],
          ['王伟', '110101199003070011'],
        ]),
      },
    ],
  });
  const { import_job_id } = await readFileInto(world, employer, { name: '名单.xlsx', bytes });
  dataOf(await world.call(employer.token, keepSource, { import_job_id, ...source }));

  await readFileInto(world, employer, { name: '名单.xlsx', bytes }, { import_job_id });

  expect(await sourceOf(employer.token, import_job_id)).toEqual(source);
});

it.each([
  '备注 三二〇五八三一九八六〇三一二三〇一八',
  '叁贰零伍捌叁壹玖捌陸零參壹贰叁零壹捌',
  '三两洞五八三幺九八六洞三幺两三洞幺八',
  '320\n583\n198\n603\n123\n018',
  '3\n2\n0\n5\n8\n3\n1\n9\n8\n6\n0\n3',
])('B3 T21 shows a colleague no digit of a number that is written as %j', async (text) => {
  const employer = await anEmployer(world);
  const colleague = await aUser(world, employer.enterpriseId, ['policy_change/import']);
  const { import_job_id } = await typed(world, employer);
  dataOf(await world.call(employer.token, keepSource, { import_job_id, ...source, text }));

  const seen = await sourceOf(colleague.token, import_job_id);

  expect(seen!.text.replaceAll(/[#\n备注 ]/g, '')).toBe('');
});

it('B3 keeps no message in clear, and none when its list is thrown away', async () => {
  const employer = await anEmployer(world);
  const import_job_id = await kept(employer);
  const stored = async () =>
    (
      await world.owner.query('select reading_enc from app.import_job where import_job_id = $1', [
        import_job_id,
      ])
    ).rows[0]!.reading_enc as Buffer | null;

  expect((await stored())!.includes('王伟')).toBe(false);
  dataOf(await world.call(employer.token, discardImport, { import_job_id }));
  expect(await stored()).toBeNull();
  const answer = await world.call(employer.token, keepSource, { import_job_id, ...source });
  expect(refusedOf(answer).reason).toBe('LIST_STATE');
});

it('P3 finds no message of a stranger, and refuses a user without the key', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const other = await aUser(world, employer.enterpriseId, ['policy/export']);
  const import_job_id = await kept(employer);
  const reasons = async (token: string) => [
    refusedOf(await world.call(token, readSource, { import_job_id })).reason,
    refusedOf(await world.call(token, keepSource, { import_job_id, ...source })).reason,
  ];

  expect(await reasons(stranger.token)).toEqual(['NOT_FOUND', 'NOT_FOUND']);
  expect(await reasons(other.token)).toEqual(['FORBIDDEN', 'FORBIDDEN']);
});
