import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { row, workbook } from '../../test/workbooks.ts';
import { readFile } from './reading.ts';

const fonts =
  '<fonts><font><color theme="1"/></font><font><color rgb="FFFF0000"/></font><font><color indexed="10"/></font></fonts>';
const fills =
  '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FFFFFF00"/></patternFill></fill><fill><patternFill patternType="solid"><fgColor rgb="FFDDEBF7"/></patternFill></fill></fills>';
const styles = `<styleSheet>${fonts}${fills}<cellXfs><xf/><xf fontId="1"/><xf fontId="2"/><xf fillId="1"/><xf fillId="2"/></cellXfs></styleSheet>`;

const cell = (style: number, text: string) => `< t="inlineStr" s="${style}"|<is><t>${text}</t></is>`;
const persons = [
  ['张三', '110101199003070011'],
  ['李四', '440306199507151025'],
  ['王五', '320506198802290123'],
] as const;

/** What is said of three persons whose names are in these styles. */
async function saidOf(...looks: readonly number[]) {
  const rows = persons.map(([name, number], at) => row(at + 2, [cell(looks[at]!, name), number]));
  const bytes = await workbook({ sheets: [{ rows: row(1, ['姓名', '身份证号']) + rows.join('') }], styles });
  const { list } = await readFile(bytes, { today: day('2026-03-10') }, () => undefined);
  return list.rows.map(({ intent }) => intent?.words ?? 'ready');
}

it('B3 asks about whoever is marked by a colour that others are not', async () => {
  expect(await saidOf(0, 1, 0)).toEqual(['ready', '（标红）', 'ready']);
  expect(await saidOf(0, 2, 0)).toEqual(['ready', '（标红）', 'ready']);
  expect(await saidOf(3, 0, 0)).toEqual(['（标黄）', 'ready', 'ready']);
});

it('B3 asks about whoever is not marked where most are', async () => {
  expect(await saidOf(1, 1, 0)).toEqual(['ready', 'ready', '（未标色）']);
});

it('B3 asks about nobody for colours that make a table pretty, or that all have', async () => {
  expect(await saidOf(4, 0, 4)).toEqual(['ready', 'ready', 'ready']);
  expect(await saidOf(1, 1, 1)).toEqual(['ready', 'ready', 'ready']);
});
