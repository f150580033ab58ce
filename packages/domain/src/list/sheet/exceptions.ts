import type { Intent } from '../../roster/intent.ts';
import type { Apart, LineFacts, OwnFacts } from './line-facts.ts';
import type { ListRow } from '../table.ts';

const fields = ['start_date', 'work_company', 'occupation'] as const satisfies readonly (keyof OwnFacts)[];

const others = /(?:其[他它余]|剩下|剩余|余下|别的)(?:的?(?:人员|员工|工人|人|几[个位]))?的?/u;
const allBut = /^(.*?)除了?(.{2,80}?)(?:以外|之外|外|(?=[,，]))(?=[,，\s]*[都均全统])/u;
/** 以上25号到，剩下的26号到 speaks of two groups, and of nobody by name. */
const groups = /^[^除]*(?:以上|上面|前面|上述)[^除]*$|以下|下面|下列/u;

function partsOf(text: string): { readonly names: string; readonly rest: string } | undefined {
  const [whole, , names] = allBut.exec(text) ?? [];
  if (whole !== undefined && names !== undefined) return { names, rest: text.slice(whole.length) };
  const found = others.exec(text);
  const before = text.slice(0, found?.index ?? 0);
  if (found === null || plain(before).length < 2 || groups.test(before)) return undefined;
  return { names: before, rest: text.slice(found.index + found[0].length) };
}

/** What a line means that says one thing of some and another of the others: 除张三26号到，其他都25号到岗. Undefined for any other line. */
export function withException(text: string, read: (part: string) => LineFacts): LineFacts | undefined {
  const parts = partsOf(text);
  if (parts === undefined) return undefined;
  const facts = read(parts.rest);
  const isOut = /^(?:leave|wait)$/.test(facts.intent?.kind ?? '');
  if (facts.intent ? !isOut : facts.start_date === undefined) return undefined;
  const own = read(parts.names.replace(placeAhead, '').replace(/(?:以外|之外|外)[,，\s]*$/u, ''));
  const told = fields.flatMap((field) => (own[field] === undefined ? [] : [[field, own[field]] as const]));
  return { ...facts, apart: { words: text, names: parts.names, ...Object.fromEntries(told) } };
}

/** 4号禹大宝后天才来: a number at once before somebody whose day is said behind is their place in the list. */
const placeAhead =
  /(?<![月\d./-])(?:第|序号)?\d{1,3}号(?=\p{Script=Han}{2,4}?(?:大后天|[今明后]天|下{0,2}(?:周|星期|礼拜)[一二三四五六日天]|\d{1,2}(?:号|日|月|[./-]\d)))/gu;

const plain = (text: string): string => text.replace(/[\s\p{P}]/gu, '');

export const isNamed = ({ values }: ListRow, { names }: Apart): boolean => {
  const name = plain(values.name ?? '');
  return name.length > 1 && plain(names).includes(name);
};

/** What such a line says of a person: of one whom it names not what it says of all the others. */
export const factsFor = <
  Facts extends OwnFacts & { readonly apart?: Apart; readonly intent?: Intent | null },
>(
  row: ListRow,
  facts: Facts,
): Facts => {
  const { apart } = facts;
  if (apart === undefined || !isNamed(row, apart)) return facts;
  const own = new Set<string>([...fields, 'intent']);
  const others = Object.entries(facts).filter(([field]) => !own.has(field));
  const told = fields.flatMap((field) =>
    apart[field] === undefined ? [] : [[field, apart[field]] as const],
  );
  return Object.fromEntries([...others, ...told]) as Facts;
};

/** A person with a doubt of what such a line says, since nobody says that it spells names as the list does. */
export function withApart(
  row: ListRow,
  { values }: ListRow,
  { apart, ...rest }: OwnFacts & { readonly apart: Apart },
): ListRow {
  if (isTold(row, apart)) return row;
  const words = apart.words.slice(0, words_max);
  const doubts = fields.flatMap((field) => {
    const readings = [apart[field], rest[field]].filter((text) => text !== undefined);
    if (values[field] !== undefined || readings.length === 0) return [];
    return [{ field, words, others: readings.filter((text) => text !== row.values[field]) }];
  });
  return doubts.length === 0 ? row : { ...row, doubts: [...(row.doubts ?? []), ...doubts] };
}

/** Whether a person has a doubt of the line already. */
export const isTold = ({ doubts = [] }: ListRow, apart: Apart | undefined): boolean =>
  apart !== undefined && doubts.some(({ words }) => words === apart.words.slice(0, words_max));

const words_max = 200;
