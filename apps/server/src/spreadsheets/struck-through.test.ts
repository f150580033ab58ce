import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { row, workbook } from '../../test/workbooks.ts';
import { readFile } from './reading.ts';

const fonts =
  '<fonts count="4"><font><sz val="11"/></font><font><strike/></font><font><strike val="0"/></font><font><strike val="true"/></font></fonts>';
const styles = `<styleSheet>${fonts}<cellStyleXfs><xf fontId="1"/></cellStyleXfs><cellXfs><xf/><xf fontId="1"/><xf fontId="2"/><xf fontId="3"/></cellXfs><dxfs><dxf><font><strike/></font></dxf></dxfs></styleSheet>`;

const cell = (style: number, text: string) => `< t="inlineStr" s="${style}"|<is><t>${text}</t></is>`;

/** What is said of each person of a workbook with these rows, and in which words. */
async function saidOf(rows: readonly (readonly string[])[]) {
  const lines = [['姓名', '身份证号', '备注'], ...rows];
  const bytes = await workbook({
    sheets: [{ rows: lines.map((cells, place) => row(place + 1, cells)).join('') }],
    styles,
  });
  const { list } = await readFile(bytes, { today: day('2026-03-10') }, () => undefined);
  return list.rows.map(({ values, intent }) => [values.name, intent?.kind, intent?.words]);
}

it('B3 asks about whoever a line is drawn through, by the name or by the number', async () => {
  expect(
    await saidOf([
      [cell(1, '张三'), '110101199003070011'],
      [cell(0, '李四'), cell(3, '440306199507151025')],
      [cell(2, '王五'), '320506198802290123'],
      ['赵六', '510107197608152013', cell(1, '夜班')],
    ]),
  ).toEqual([
    ['张三', 'unclear', '（已划掉）张三'],
    ['李四', 'unclear', expect.stringMatching(/^（已划掉）\*+1025$/)],
    ['王五', undefined, undefined],
    ['赵六', undefined, undefined],
  ]);
});

it('B3 takes what a remark says before the line', async () => {
  expect(await saidOf([[cell(1, '张三'), '110101199003070011', '离职']])).toEqual([
    ['张三', 'leave', '离职'],
  ]);
});

it('B3 asks about whoever a line is drawn through in some of the letters', async () => {
  const name = '<si><r><rPr><strike/></rPr><t>张三</t></r><r><t> </t></r></si>';
  const bytes = await workbook({
    sheets: [
      {
        rows: row(1, ['姓名', '身份证号']) + row(2, ['< t="s"|<v>0</v>', '110101199003070011']),
      },
    ],
    strings: `<sst>${name}</sst>`,
    styles,
  });
  const { list } = await readFile(bytes, { today: day('2026-03-10') }, () => undefined);

  expect(list.rows.map(({ intent }) => intent?.kind)).toEqual(['unclear']);
});

it('B3 shows a formula that the file has no result of, where it stands', async () => {
  const formula = '<|<f>DATE(2026,12,5)</f><v></v>';
  const bytes = await workbook({
    sheets: [{ rows: row(1, ['姓名', '离职日期']) + row(2, ['张三', formula]) }],
    styles,
  });
  const { list } = await readFile(bytes, { today: day('2026-03-10') }, () => undefined);

  expect(list.rows.map(({ values }) => values.end_date)).toEqual(['=DATE(2026,12,5)']);
});

it('T21 quotes a number that is struck through beside a day of leaving by its end alone', async () => {
  const bytes = await workbook({
    sheets: [
      {
        rows:
          row(1, ['姓名', '身份证号', '离职日期']) +
          row(2, ['张三', cell(3, '440306199507151025'), '2026-12-05']),
      },
    ],
    styles,
  });
  const { list } = await readFile(bytes, { today: day('2026-03-10') }, () => undefined);

  expect(list.rows.map(({ intent }) => [intent?.kind, intent?.words])).toEqual([
    ['unclear', expect.stringMatching(/^身份证号 \*+1025$/)],
  ]);
});
