import type { Day } from '../../calendar/day.ts';
import { halfWidth } from '../../half-width.ts';
import type { Directory } from '../../roster/directory.ts';
import { clipped } from '../cell.ts';
import { readChat } from '../chat/chat.ts';
import type { Column } from './columns.ts';
import { numbersIn } from '../words/numbers.ts';
import { isOldIdNumber, isPlausibleIdNumber, looksLikeIdNumber } from '../words/shapes.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { ListRow, SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** Persons who do not stand one to a row, each thing in its cell. */
export type Crowd = {
  /** The persons of a row whose cells hold several; undefined where they hold one. */
  readonly apart: (
    row: SheetRow,
    columns: readonly Column[],
    read: ListRow,
  ) => readonly ListRow[] | undefined;
  /** Whoever has a number somewhere in a row that looked like nobody's. */
  readonly loose: (row: SheetRow, columns: readonly Column[]) => readonly ListRow[];
};

const cell_max = 20_000;

export function createCrowd(today: Day, directory: Directory): Crowd {
  const read = (text: string): readonly ListRow[] =>
    readChat(clipped(text, cell_max), { today, directory }).rows;

  return {
    apart: (row, columns, person) => {
      const own = columns.filter(
        ({ role, field, by }) => role !== 'other' && (field !== null || by === 'none'),
      );
      const byField = (field: string) => own.find((column) => column.field === field);
      const textOf = (column: Column | undefined) =>
        column === undefined ? '' : (row.cells[column.index]?.text ?? '');
      const [names, numbers] = [textOf(byField('name')), textOf(byField('idcard'))];
      const found = [numbers, names, ...own.map(textOf)].map((text) => ({
        text,
        ids: text.length > 22 ? idsIn(text) : [],
      }));
      const most = found.reduce((first, one) => (one.ids.length > first.ids.length ? one : first));
      const several = namesIn(names);
      const talk = most.ids.length === 1 ? inTalk(read, person, most.text) : undefined;
      if (talk !== undefined) return [talk];
      if (several.length > 1 && isOneName(names, numbers)) return [withWholeName(person, names)];
      if (most.ids.length < 2)
        return several.length > 1 && most.ids.length === 0
          ? several.map((name) => ({ ...person, values: { ...withoutWho(person), name } }))
          : undefined;
      if (several.length === most.ids.length)
        return zipped(person, several, most.ids, phonesIn(textOf(byField('mobile'))));
      const told = read(most.text);
      const rest = withoutWho(person);
      if (told.length >= most.ids.length)
        return told.map((one) => ({ ...one, source_row: row.row_no, values: { ...rest, ...one.values } }));
      return most.ids.map((idcard) => ({ ...person, values: { ...rest, idcard } }));
    },
    loose: (row, columns) => {
      const theirs = new Set(columns.filter(({ role }) => role === 'other').map(({ index }) => index));
      const texts = row.cells
        .filter((_, index) => !theirs.has(index))
        .map(({ text }) => tidyText(clipped(text, cell_max)));
      const text = texts.filter((one) => one !== '').join('  ');
      const ids = idsIn(text);
      if (ids.length === 0) return [];
      const crowded = texts.filter((one) => idsIn(one).length > 0);
      // What stands in other cells is nobody's name beside those of a crowded one.
      const [only = text] = crowded.length === 1 && idsIn(crowded[0] ?? '').length > 1 ? crowded : [text];
      const told = read(only).filter(({ values }) => values.idcard !== undefined);
      const seen = new Set(told.map(({ values }) => values.idcard));
      const bare = ids
        .filter((idcard) => !seen.has(idcard))
        .map(
          (idcard): ListRow => ({
            source_row: row.row_no,
            values: { idcard },
            intent: { kind: 'unclear', of: '', words: clipped(text, 200) },
          }),
        );
      return [...told.map((one) => ({ ...one, source_row: row.row_no })), ...bare];
    },
  };
}

/** A person in a cell that says more than name and number: the name is then one of two readings. */
function inTalk(
  read: (text: string) => readonly ListRow[],
  person: ListRow,
  text: string,
): ListRow | undefined {
  const { name = '' } = person.values;
  if (!/^\p{Script=Han}{5,}$/u.test(name) || !text.includes(name)) return undefined;
  const [only, ...more] = read(text);
  const other = only?.values.name;
  if (more.length > 0 || other === undefined || other === name)
    return {
      ...person,
      doubts: [{ field: 'name', words: clipped(name, 200), others: [Array.from(name).slice(-3).join('')] }],
    };
  return {
    ...person,
    values: { ...person.values, name: other },
    doubts: [{ field: 'name', words: clipped(name, 200), others: [clipped(name, 200)] }],
  };
}

/** 吉克 阿沙 beside one number is most likely one person. */
const isOneName = (names: string, numbers: string): boolean =>
  /^[\p{Script=Han}〇]{1,4} [\p{Script=Han}〇]{1,4}$/u.test(tidyText(names)) &&
  looksLikeIdNumber(tidyText(clipped(numbers, 60)));

function withWholeName(person: ListRow, names: string): ListRow {
  const parts = tidyText(names).split(' ');
  const doubt = { field: 'name', words: tidyText(names), others: parts } as const;
  return {
    ...person,
    values: { ...person.values, name: parts.join('') },
    doubts: [...(person.doubts ?? []), doubt],
  };
}

/** A cell with no more than this holds one number, and hardly more. */
const alone_max = 15;

/** Numbers of persons in a text: those that begin with a region and a birthday. */
export const idsIn = (text: string): readonly string[] =>
  text.length < alone_max
    ? []
    : [
        ...new Set(
          numbersIn(halfWidth(clipped(text, cell_max)))
            .filter(
              ({ field, text: number }) =>
                field === 'idcard' && (isPlausibleIdNumber(number) || isOldIdNumber(number)),
            )
            .map(({ text: number }) => number),
        ),
      ];

const phonesIn = (text: string): readonly string[] =>
  numbersIn(halfWidth(clipped(text, cell_max)))
    .filter(({ field }) => field === 'mobile')
    .map(({ text: number }) => number);

/** Names that stand in one cell, with signs between. */
const namesIn = (text: string): readonly string[] => {
  const parts = text
    .slice(0, 2_000)
    .split(/[\n\r、,，;；/|]+|\s{2,}|(?<=\p{Script=Han}{2})\s(?=\p{Script=Han}{2})|和/u)
    .map((part) =>
      tidyText(part)
        .replace(/\s/g, '')
        .replace(/^\d{1,3}[.、．)]/u, ''),
    )
    .filter((part) => part !== '');
  return parts.length > 1 && parts.every(looksLikeName) ? parts : [];
};

/** What a row says beside who it is. */
const withoutWho = ({ values }: ListRow): ListRow['values'] =>
  Object.fromEntries(
    Object.entries(values).filter(([field]) => !/^(?:name|idcard|mobile|birthday|gender)$/.test(field)),
  );

const zipped = (
  person: ListRow,
  names: readonly string[],
  ids: readonly string[],
  mobiles: readonly string[],
): readonly ListRow[] =>
  names.map((name, at) => {
    const [idcard, mobile] = [ids[at], mobiles.length === names.length ? mobiles[at] : undefined];
    return {
      ...person,
      values: {
        ...withoutWho(person),
        name,
        ...(idcard === undefined ? {} : { idcard }),
        ...(mobile === undefined ? {} : { mobile }),
      },
    };
  });
