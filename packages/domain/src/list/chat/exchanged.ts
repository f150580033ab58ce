import type { ChatLine } from './line.ts';
import { type Draft, isPerson } from './draft.ts';
import { exchangedAbove } from './exchanged-above.ts';
import { picked } from './ordinals.ts';
import { type Scene, set } from './scene.ts';
import { clipped } from '../cell.ts';

/**
 * 第3个不来了，换成 康鹏飞 2302…; 康鹏飞 2302… 顶替第3个: who stands at a place above goes, and whoever has a number on the line comes.
 * Gives the line without what was said so.
 */
export function exchanged(
  line: ChatLine,
  persons: readonly Draft[],
  scene: Scene,
  source_row: number,
): ChatLine {
  const [comer] = persons;
  const [first] = line.ordinals;
  if (comer === undefined) return line;
  if (first === undefined) return exchangedAbove(line, persons, scene, source_row);
  const isBefore = first.at < comer.span.at;
  const used = line.sayings.filter(({ at, kind }) =>
    isBefore ? at < comer.span.at : kind === 'replace' && at < first.at && at >= comer.span.end,
  );
  if (used.every(({ kind }) => kind === 'add')) return line;

  const above = scene.persons.filter((one) => isPerson(one) && one.source_row < source_row);
  const own = above.filter(({ speaker = '' }) => speaker === (comer.speaker ?? ''));
  // Of several sites nobody knows whose third is meant, where not the same one speaks.
  const isSure = own.length > 0 && (comer.speaker !== '' || scene.companies.size < 2);
  const words = clipped(line.text, words_max);
  const all = own.length > 0 ? own : above;
  const [named = []] = picked([first], all) ?? [];
  const [nearest = []] = isSure ? [] : (picked([first], lastSite(all)) ?? []);
  const go = [...new Set([...named, ...nearest])];
  for (const one of go) set(one, { kind: isSure ? 'leave' : 'unclear', words });
  const isExchange = used.some(({ kind }) => kind === 'replace');
  if (isExchange) set(comer, { kind: 'replace', words }, go.length === 1 ? (go[0]?.values.name ?? '') : '');
  return { ...line, sayings: line.sayings.filter((one) => !used.includes(one)) };
}

/** Those of the company that was named last. */
function lastSite(persons: readonly Draft[]): readonly Draft[] {
  const companyOf = ({ values, said }: Draft) => values.work_company ?? said.work_company;
  const last = persons.at(-1);
  const other = persons.findLastIndex((one) => last !== undefined && companyOf(one) !== companyOf(last));
  return persons.slice(other + 1);
}

const words_max = 200;
