import { day } from '../src/calendar/day.ts';
import { createDirectory } from '../src/roster/directory.ts';
import { readPasted } from '../src/list/pasted.ts';
import type { ListReading, Sheet, SheetRow } from '../src/list/table.ts';

// What the tests of lists share: a day, a directory, and sheets written as texts.

export const today = day('2026-11-21');

export const directory = createDirectory(
  [
    { id: 1, name: '苏州精工电子有限公司', status: 10, occupation_codes: ['MFG03', 'MFG04'] },
    { id: 2, name: '宁波港务(集团)', status: 10, occupation_codes: [] },
    { id: 3, name: '昆山好丰食品有限公司', status: 20, occupation_codes: [] },
  ],
  [
    { id: 11, code: 'MFG03', name: '包装工', name_en: 'Packer', category: '2', aliases: ['包装', '打包工'] },
    {
      id: 12,
      code: 'MFG04',
      name: '流水线装配工(电子)',
      name_en: 'Electronics line assembler',
      category: '3',
      aliases: ['普工', 'SMT'],
    },
    {
      id: 13,
      code: 'MFG15',
      name: '焊接工(室内)',
      name_en: 'Welder, indoors',
      category: '4',
      aliases: ['焊工', '电焊工'],
    },
    {
      id: 14,
      code: 'MFG16',
      name: '焊接工(室外或高处)',
      name_en: 'Welder, outdoors',
      category: '5',
      aliases: ['高空焊工'],
    },
    {
      id: 15,
      code: 'LOG20',
      name: '码头装卸工',
      name_en: 'Docker',
      category: '5',
      aliases: ['普工', '装卸'],
    },
  ],
);

export const persons = {
  zhang: '110101199003070011',
  li: '320506198802290123',
  wang: '440306199507151025',
  zhao: '510107197608152013',
};

/** Rows of a sheet, each a text cut by |; one that begins with ~ is hidden, a cell that begins with # is a number. */
export const sheetOf = (lines: readonly string[], name = '名单', hidden = false): Sheet => ({
  name,
  hidden,
  rows: lines.map(
    (line, at): SheetRow => ({
      row_no: at + 1,
      cells: line
        .replace(/^~/, '')
        .split('|')
        .map((text) =>
          text.startsWith('#') ? { text: text.slice(1), kind: 'number' } : { text, kind: 'text' },
        ),
      ...(line.startsWith('~') ? { hidden: true } : {}),
    }),
  ),
});

export const paste = (text: string): ListReading => readPasted(text, { today, directory });

/** The values alone, in their order. */
export const valuesOf = ({ rows }: Pick<ListReading, 'rows'>) => rows.map(({ values }) => values);
