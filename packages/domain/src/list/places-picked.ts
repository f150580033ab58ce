import type { Day } from '../calendar/day.ts';
import type { ListType } from '../changes/kinds.ts';
import { halfWidth } from '../half-width.ts';
import { numberOf, type Ordinal, ordinalsIn, picked } from './chat/ordinals.ts';
import { clipped } from './cell.ts';
import { spokenLines } from './spoken-lines.ts';
import type { ListReading, ListRow } from './table.ts';

/**
 * A message that says by their places of some that they leave and of others that they stay or come (前两个走了，后面那个还在): where all of the
 * line is known, each is read as it says of them. Whoever stays is neither to be insured nor to be taken off by it, and is asked about.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withPlacesPicked(
  reading: ListReading,
  {
    kind,
    today,
    text = '',
  }: { readonly kind: ListType; readonly today: Day; readonly text?: string | undefined },
): ListReading {
  if (reading.message_lines === null || reading.rows.length < 2 || reading.rows.length > rows_max)
    return reading;
  const said = new Map<ListRow, { readonly fate: Fate; readonly line: string }>();
  for (const { source_row, text: written } of spokenLines(reading, { text, today })) {
    const line = written.trim();
    const above = reading.rows.filter((row) => row.source_row <= source_row);
    for (const [row, fate] of fatesOn(line, above) ?? []) said.set(row, { fate, line });
  }
  if (said.size === 0) return reading;
  return {
    ...reading,
    rows: reading.rows.map((row) => {
      const { fate, line } = said.get(row) ?? {};
      return fate === undefined || line === undefined ? row : withFate(row, fate, { kind, line });
    }),
  };
}

type Fate = 'leave' | 'stay' | 'come';

function withFate(
  row: ListRow,
  fate: Fate,
  { kind, line }: { readonly kind: ListType; readonly line: string },
): ListRow {
  const words = clipped(line, words_max);
  const isMeant = fate === (kind === 'off' ? 'leave' : 'come');
  // What another line says of them stays.
  if (isMeant) return row.intent?.words === words ? { ...row, intent: null } : row;
  const asked = { kind: fate === 'leave' ? 'leave' : 'unclear', of: '', words } as const;
  return row.intent && row.intent.words !== '' ? row : { ...row, intent: asked };
}

/** What a line says of each by their place; undefined unless nothing else stands in it than places and what is said of them. */
function fatesOn(written: string, rows: readonly ListRow[]): ReadonlyMap<ListRow, Fate> | undefined {
  const line = counted(withoutNames(halfWidth(written), rows), rows.length);
  const ordinals = ordinalsIn(line);
  const groups = ordinals.length < 2 ? undefined : picked(ordinals, rows);
  if (groups === undefined || line.slice(0, ordinals[0]?.at).replace(glue, '') !== '') return undefined;
  const fates = new Map<ListRow, Fate>();
  const ahead: ListRow[] = [];
  for (const [at, ordinal] of ordinals.entries()) {
    const words = wordsBehind(line, ordinal, ordinals[at + 1]);
    ahead.push(...(groups[at] ?? []));
    // 第一个和第二个离职: what is said behind the last of them.
    if (joins.test(words)) continue;
    const fate = fateOf(words);
    if (fate === undefined || ahead.some((row) => fates.has(row))) return undefined;
    for (const row of ahead.splice(0)) fates.set(row, fate);
  }
  return ahead.length > 0 || new Set(fates.values()).size < 2 ? undefined : fates;
}

const wordsBehind = (line: string, { end }: Ordinal, next: Ordinal | undefined): string =>
  line.slice(end, next?.at).replace(glue, '');

function fateOf(words: string): Fate | undefined {
  if (leaves.test(words)) return 'leave';
  if (stays.test(words)) return 'stay';
  return comes.test(words) ? 'come' : undefined;
}

const small = '(?:都|全|也|就|是|要|可以|已经?|今天|昨天|明天|现在|先|的)*';
const leaves = new RegExp(
  `^${small}(?:走|离职|辞职|辞工|离开|退|退保|减|减员|减保|停|停保|不干|不做|不来)(?:了|掉|的|人)*$`,
  'u',
);
const stays = new RegExp(
  `^${small}(?:(?:还|仍然?)?在(?:的|呢|做|干|上班|厂里?|这边?)?|(?:还)?没(?:走|离职|辞职)|不(?:走|减|停|动|退)|留(?:着|下|用)?|继续(?:做|干)?|别(?:动|减|停|退)|(?:暂时?)?(?:不|别)(?:上|买|加|报|要))(?:的|了|呢)*$`,
  'u',
);
const comes = new RegExp(
  `^${small}(?:新来|新增|新进|正常上?|加|上|买|参保|投保|上保险|入职|来)(?:的|上|了|人)*$`,
  'u',
);
const glue = /[\s,，。;；、!！]+|那个|这个|(?<=^)(?:这|那)(?:些|几个)?/gu;
const joins = /^(?:[和跟与及]|还有)?$/u;

/** A line without the names of a list before what it says of their places. */
const withoutNames = (line: string, rows: readonly ListRow[]): string =>
  rows.reduce((words, { values: { name = '', idcard = '' } }) => without(without(words, name), idcard), line);
const without = (words: string, part: string): string => (part.length < 2 ? words : words.replace(part, ' '));

/** 上面两个 and 下面两个 of four, 中间那个 of three and 两头的 are places as well. */
function counted(line: string, count: number): string {
  const [, up = ''] = /[上前]面的?([\d一两二三四五六七八九十]{1,2})[个位]/u.exec(line) ?? [];
  const [, down = ''] = /[下后]面的?([\d一两二三四五六七八九十]{1,2})[个位]/u.exec(line) ?? [];
  const isWhole = up !== '' && down !== '' && numberOf(up) + numberOf(down) === count;
  const parted = isWhole ? line.replace(/上(?=面)/u, '前').replace(/下(?=面)/u, '后') : line;
  return count === 3
    ? parted.replace(/中间(?:的|那|这)?一?个/u, '第二个').replace(/两头的?|两边的?/u, '第一个和第三个')
    : parted;
}

/** In a longer list nobody counts places. */
const rows_max = 200;
const words_max = 200;
