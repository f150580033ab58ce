import { textCell } from '../cell.ts';
import { meaningOfHeading } from './headings.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/**
 * A table of corrections as a list: each person once, with what is right, and a state that quotes what was wrong. Either a row says
 * what was wrong, how it stood and how it should stand, or columns come in pairs as 错误身份证号 and 正确身份证号. Undefined for any
 * other table.
 */
export function corrected(rows: readonly SheetRow[]): readonly SheetRow[] | undefined {
  for (const [at, row] of rows.slice(0, looked_max).entries()) {
    const titles = row.cells.map(({ text }) => turnedRound(tidyText(text.slice(0, title_max))));
    const table = byItem(titles) ?? byPairs(titles);
    if (table === undefined) continue;
    const said = rows
      .slice(0, at + 1)
      .flatMap(({ cells }) => cells.map(({ text }) => text.slice(0, title_max)));
    return put(rows, { at, titles, ...table, isMistake: said.some((text) => mistaken.test(text)) });
  }
  return undefined;
}

const looked_max = 30;
const title_max = 60;

const mistaken = /错|误|更正|正确|应为|勘误|纠正/u;
const before = /^(?:原来|原先|原本|原|错误的?|错的?|误|更正前|变更前|修改前|调整前|旧)(?:的)?/u;
const after =
  /^(?:应该?为|应改为|应该是|应是|正确的?|更正后|更正为|变更后|变更为|修改后|修改为|调整后|改为|改成|现在|现|新)(?:的)?/u;
const rightAfter = /^(?:应该?为|应改为|应该是|应是|正确|更正|修改|改为|改成)/u;
const bareRest = /^(?:写|报|填|登记|内容|信息|值|数据|资料|写的|报的|填的|错误|是|为|的)*$/u;
const item =
  /^(?:更正|错误|修改|变更|错的|要改|需改)的?(?:项目?|内容|是|地方|事项|栏目|信息)$|^(?:哪里错|错在哪|错哪|什么错了?|项目)(?:了|里)?$/u;

/** 身份证号（原） and 身份证号更正后 as 原身份证号 and 更正后身份证号. */
const turnedRound = (title: string): string =>
  title
    .replace(/\s/g, '')
    .replace(
      /^(.{2,12}?)[（(【]?(原|旧|错误?|有误|更正前|变更前|修改前|正确|更正后|变更后|修改后|现|新)的?[)）】]?$/u,
      '$2$1',
    );

type Table = {
  /** The column that says what was wrong. */
  readonly item: number | undefined;
  readonly pairs: readonly { readonly from: number; readonly to: number; readonly title: string }[];
};

function byItem(titles: readonly string[]): Table | undefined {
  const what = titles.findIndex((title) => item.test(title));
  const bare = (prefix: RegExp) =>
    titles.findIndex(
      (title, index) => index !== what && prefix.test(title) && bareRest.test(title.replace(prefix, '')),
    );
  const [from, to] = [bare(before), bare(after)];
  if (what < 0 || to < 0 || from < 0 || !hasName(titles)) return undefined;
  return { item: what, pairs: [{ from, to, title: '' }] };
}

const fieldOf = (title: string) => meaningOfHeading(title)?.field ?? null;
const hasName = (titles: readonly string[]): boolean => titles.some((title) => fieldOf(title) === 'name');

function byPairs(titles: readonly string[]): Table | undefined {
  const pairs = titles.flatMap((title, to) => {
    const rest = title.replace(after, '');
    if (rest === title || fieldOf(rest) === null) return [];
    const from = titles.findIndex(
      (other) => before.test(other) && fieldOf(other.replace(before, '')) === fieldOf(rest),
    );
    return from < 0 ? [] : [{ from, to, title: rest, isRight: rightAfter.test(title) }];
  });
  const fields = new Set(pairs.map(({ title }) => fieldOf(title)));
  const others = titles.filter((_, index) => pairs.every(({ from, to }) => index !== from && index !== to));
  if (pairs.length === 0) return undefined;
  // Another name with another number is another person, unless one is said to be right.
  const isWho = fields.has('name') && others.filter((title) => fieldOf(title) === 'idcard').length !== 1;
  if (isWho && !pairs.every(({ isRight }) => isRight)) return undefined;
  return fields.has('name') || hasName(others) ? { item: undefined, pairs } : undefined;
}

function put(
  rows: readonly SheetRow[],
  {
    at,
    titles,
    item: what,
    pairs,
    isMistake,
  }: Table & {
    readonly at: number;
    readonly titles: readonly string[];
    readonly isMistake: boolean;
  },
): readonly SheetRow[] {
  const body = rows.slice(at + 1);
  const used = new Set([what, ...pairs.flatMap(({ from, to }) => [from, to])]);
  const kept = titles.flatMap((title, index) => (used.has(index) ? [] : [{ title, index }]));
  const textAt = (row: SheetRow, index: number | undefined) =>
    index === undefined ? '' : tidyText(row.cells[index]?.text ?? '');
  const changesOf = (row: SheetRow) =>
    pairs
      .map(({ from, to, title }) => ({
        title: what === undefined ? title : textAt(row, what),
        from: textAt(row, from),
        to: row.cells[to] ?? textCell(''),
      }))
      .filter((change) => change.from !== '' || change.to.text.trim() !== '');
  const isTold = (row: SheetRow) => changesOf(row).length > 0;
  const added = new Map<string, string>();
  for (const { title } of body.flatMap(changesOf)) {
    const field = fieldOf(title);
    if (field !== null && !kept.some((one) => fieldOf(one.title) === field)) added.set(field, title);
  }
  const heading = [...kept.map(({ title }) => title), ...added.values(), '状态'].map(textCell);
  return [
    ...rows.slice(0, at),
    { ...rows[at], row_no: rows[at]?.row_no ?? 1, cells: heading },
    ...body.map((row): SheetRow => {
      const changes = changesOf(row);
      // 人不来了 where others name what was wrong.
      if (!isTold(row))
        return textAt(row, what) === ''
          ? row
          : {
              ...row,
              cells: [
                ...kept.map(({ index }) => row.cells[index] ?? textCell('')),
                ...[...added.keys()].map(() => textCell('')),
                textCell(textAt(row, what)),
              ],
            };
      // Who stands where mistakes do, with nothing beside, is named for the first time.
      const isNew = what === undefined && changes.every(({ to }) => to.text.trim() === '');
      const right = (field: string | null) => {
        const found = changes.find(
          ({ title, to }) => field !== null && fieldOf(title) === field && (isNew || to.text.trim() !== ''),
        );
        return isNew && found !== undefined ? textCell(found.from) : found?.to;
      };
      const apart = changes.filter(({ from, to }) => from !== tidyText(to.text));
      const words = (apart.length > 0 ? apart : changes)
        .map(({ title, from, to }) => `${title} ${from} → ${tidyText(to.text)}`)
        .join('; ');
      return {
        ...row,
        cells: [
          ...kept.map(({ title, index }) => right(fieldOf(title)) ?? row.cells[index] ?? textCell('')),
          ...[...added.keys()].map((field) => right(field) ?? textCell('')),
          textCell(isNew ? '' : `${isMistake ? '更正' : '调岗'} ${words}`),
        ],
      };
    }),
  ];
}
