import { day } from '@app/domain/calendar/day';
import { parse } from 'csv-parse/sync';
import { describe, expect, it, vi } from 'vitest';
import { row, sheetOf, workbook } from '../../test/workbooks.ts';
import { readFile } from './reading.ts';

vi.mock('csv-parse/sync', { spy: true });

const today = day('2026-03-10');
const read = (bytes: Uint8Array, more = {}) => readFile(bytes, { today, ...more }, () => undefined);

const heading = ['姓名', '身份证号', '手机', '生效日期', '备注'];

/** The values of the rows that a workbook with this heading was read as. */
async function valuesOf(rows: string, book: Omit<Parameters<typeof workbook>[0], 'sheets'> = {}, after = '') {
  const bytes = await workbook({ sheets: [{ rows: row(1, heading) + rows, after }], ...book });
  return (await read(bytes)).list.rows.map(({ values }) => values);
}

const zhang = ['张三', '110101199003070011', '13812345678'];

describe('the texts of a workbook', () => {
  it('B3 arrive as they were: shared, inline, rich, with hints left out, beyond the basic plane, and long', async () => {
    const strings = `<sst><si><t>张</t></si><si><r><t>买买提</t></r><r><rPr><b/></rPr><t>·\u{20BB7}</t></r><rPh sb="0" eb="1"><t>まいまい</t></rPh></si><si><t xml:space="preserve">夜班_x000A_二组 &amp; _x005F_x0041_</t></si></sst>`;
    const rows = row(2, ['< t="s"|<v>1</v>', ...zhang.slice(1), '', '< t="s"|<v>2</v>']);
    const inline = row(3, [
      '< t="inlineStr"|<is><r><t>李</t></r><r><t>四</t></r><rPh sb="0" eb="1"><t>リ</t></rPh></is>',
      '440306199507151025',
    ]);

    const [first, second] = await valuesOf(rows + inline, { strings });

    expect(first).toMatchObject({
      name: '买买提·\u{20BB7}',
      remark: expect.stringContaining('二组 & _x0041_'),
    });
    expect(second).toMatchObject({ name: '李四' });
  });

  it('B3 are never cut where two parts of the stream meet', async () => {
    // Names of three bytes a character, beside remarks of other lengths: borders fall everywhere.
    const names = Array.from(
      { length: 3_000 },
      (_, place) => `欧阳\u{2A700}${'一二三四五六七八九十'[place % 10]}`,
    );
    const lines = names.map((name, place) => [name, '110101199003070011', '', '', '注'.repeat(place % 7)]);
    const bytes = await workbook({ sheets: [{ rows: sheetOf([heading, ...lines]) }] });

    const { list } = await read(bytes);

    expect(list.rows.map(({ values }) => values.name)).toEqual(names);
    expect(list.rows.map(({ values }) => values.remark ?? '')).toEqual(lines.map((line) => line[4]));
  });
});

describe('the numbers of a workbook', () => {
  const styles =
    '<styleSheet><numFmts count="1"><numFmt numFmtId="170" formatCode="yyyy&quot;年&quot;m&quot;月&quot;d&quot;日&quot;;@"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/></cellXfs></styleSheet>';

  it('B3 keep their digits, and say what a spreadsheet has destroyed', async () => {
    const rows = row(2, ['张三', '<|<v>1.10101199003070E+17</v>', '<|<v>1.3812345678E10</v>']);

    const [values] = await valuesOf(rows);

    expect(values).toMatchObject({ idcard: '1.10101199003070E+17', mobile: '13812345678' });
    const [spelled] = await valuesOf(row(2, ['张三', '<|<v>320506197901289000</v>']));
    expect(spelled).toMatchObject({ idcard: '3.20506197901289E+17' });
  });

  it.each([
    ['a style of the workbook', '< s="1"|<v>46093</v>', ''],
    ['a format that is written down', '< s="2"|<v>46093.75</v>', ''],
    ['a date as such', '< t="d"|<v>2026-03-12T00:00:00</v>', ''],
    ['the result of a formula', '< s="1"|<f>TODAY()+2</f><v>46093</v>', ''],
    ['a workbook that counts from 1904', '< s="1"|<v>44631</v>', '<workbookPr date1904="1"/>'],
    ['a serial without a format', '<|<v>46093</v>', ''],
    ['a text', '2026年3月12日', ''],
  ])('B3 are days by %s', async (_, cell, book) => {
    const [values] = await valuesOf(row(2, [...zhang, cell]), { styles, book });

    expect(values!.start_date).toBe('2026-03-12');
  });
});

describe('the rows of a workbook', () => {
  it('B3 fill merged cells down over the persons, and over no blank row', async () => {
    const head = ['姓名', '身份证号', '用工单位'];
    const sheet =
      row(1, ['三月新员工名单']) +
      row(2, head) +
      row(3, ['张三', '110101199003070011', '华东电子厂']) +
      row(4, ['李四', '440306199507151025']) +
      row(6, ['王五', '320506198802290123']);
    const after =
      '<mergeCells><mergeCell ref="A1:C1"/><mergeCell ref="C3:C5"/><mergeCell ref="B9:B7"/></mergeCells>';

    const { list } = await read(await workbook({ sheets: [{ rows: sheet, after }] }));

    expect(list.rows.map(({ source_row, values }) => [source_row, values.name, values.work_company])).toEqual(
      [
        [3, '张三', '华东电子厂'],
        [4, '李四', '华东电子厂'],
        [6, '王五', undefined],
      ],
    );
  });

  it('B3 are read and counted also where they are hidden; a hidden sheet comes last', async () => {
    const rows = row(2, zhang) + row(3, ['李四', '440306199507151025'], ' hidden="1"');
    const bytes = await workbook({
      sheets: [
        { name: '旧', state: 'veryHidden', rows: sheetOf([heading, zhang, zhang, zhang]) },
        { name: '新', rows: row(1, heading) + rows },
      ],
    });

    const { list, sheets, sheet } = await read(bytes);

    expect([sheet, sheets.map(({ hidden }) => hidden)]).toEqual([1, [true, false]]);
    expect([list.rows.length, list.hidden_rows]).toEqual([2, 1]);
  });
});

describe('what no program writes', () => {
  it.each(['2.5', '99999999999999999999', '0', '-3', '1048577', 'NaN', '1e3', ''])(
    'T10 B3 counts on from the row before where a row says that its number is %j',
    async (r) => {
      const odd = row(2, zhang).replace('<row r="2"', `<row r="${r}"`);

      const bytes = await workbook({ sheets: [{ rows: row(1, heading) + odd + row(7, zhang) }] });

      expect((await read(bytes)).list.rows.map(({ source_row }) => source_row)).toEqual([2, 7]);
    },
  );

  it('T10 B3 reads a part once that many sheets share, and every sheet there is', async () => {
    const one = [{ rows: sheetOf([heading, zhang]) }];
    const shared = await workbook({
      sheets: one,
      book: `<sheets>${'<sheet name="a" id="rId1"/>'.repeat(1_000)}</sheets>`,
    });
    const many = await workbook({ sheets: Array.from({ length: 120 }, () => one[0]!) });

    expect((await read(shared)).sheets.length).toBe(1);
    expect((await read(many)).sheets.length).toBe(120);
  });
});

describe('a text of rows', () => {
  const lines = (delimiter: string) =>
    [heading, [...zhang, '2026/3/12', '夜班']].map((cells) => cells.join(delimiter)).join('\r\n');
  const gb18030 = Buffer.from(
    // 姓名,身份证号 and 张三 with a rare name, as Excel saves them here.
    'd0d5c3fb2cc9edb7ddd6a4bac50d0a95328236d5c52c3131303130313139393030333037303031310d0a',
    'hex',
  );

  it.each([
    ['UTF-8', Buffer.from(lines(','))],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${lines(',')}`)],
    ['UTF-16 with tabs, as Excel calls Unicode text', Buffer.from(`\uFEFF${lines('\t')}`, 'utf16le')],
    ['semicolons', Buffer.from(lines(';'))],
  ])('B3 is read as %s', async (_, bytes) => {
    const { list } = await read(bytes);

    expect(list.rows.map(({ values }) => values)).toEqual([
      {
        name: '张三',
        idcard: '110101199003070011',
        mobile: '13812345678',
        start_date: '2026-03-12',
        remark: '夜班',
      },
    ]);
  });

  it('B3 is read as GB18030, with characters beyond the basic plane', async () => {
    const { list } = await read(gb18030);

    expect(list.rows[0]!.values).toEqual({ name: '\u{20000}张', idcard: '110101199003070011' });
  });

  it.each([
    ['1'.repeat(1_100_000), { reason: 'FILE_TOO_LARGE_INSIDE', what: 'characters' }],
    [`姓名,身份证号\n"${'王'.repeat(2_010)}",1`, { reason: 'FILE_TOO_LARGE_INSIDE', what: 'characters' }],
  ])('T10 B3 refuses a cell without an end before it is taken apart', async (text, fault) => {
    vi.mocked(parse).mockClear();
    await expect(read(Buffer.from(text))).rejects.toMatchObject({ fault });
    expect(parse).not.toHaveBeenCalled();
  });

  it('T10 B3 refuses a message of more lines than a list has persons before it is read', async () => {
    const message = '王小明离职，先不要\n'.repeat(21_001);
    await expect(read(Buffer.from(message), { pasted: true })).rejects.toMatchObject({
      fault: { reason: 'ROWS_TOO_MANY' },
    });
  });

  it('B3 keeps quoted cells, numbers that were made text by a formula, and a quote that is never closed', async () => {
    const text = `姓名,身份证号,备注\n张三,="110101199003070011","夜班,\n二组 ""甲"""\n李四,440306199507151025,"没有结束\n`;

    const { list } = await read(Buffer.from(text));

    expect(list.rows.map(({ values }) => values.idcard)).toEqual([
      '110101199003070011',
      '440306199507151025',
    ]);
    expect(list.rows.map(({ values }) => values.name)).toEqual(['张三', '李四']);
  });
});
