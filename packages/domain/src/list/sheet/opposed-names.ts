import type { HeadingMeaning, Party } from './headings.ts';
import { partyOf } from './headings.ts';
import { looksLikeName } from '../words/surnames.ts';

type Meanings = readonly (HeadingMeaning | undefined)[];

/**
 * 旧 | 身份证 | 新 | 身份证, 姓名 | 身份证 | 替换成 | 身份证号: two words before a number each that say who goes and who comes, though
 * either alone is no heading of a name, or one of a day.
 */
export function withOpposedNames(
  titles: readonly string[],
  meanings: Meanings,
  below: readonly string[],
): Meanings {
  const numbers = meanings.flatMap((meaning, index) => (meaning?.field === 'idcard' ? [index] : []));
  if (numbers.length === 0) return withNamesAlone(titles, meanings, below);
  const [first = 0, second = 0] = numbers;
  if (numbers.length !== 2 || second - first < 2) return meanings;
  const names = [first - 1, second - 1];
  const isNamed = names.map((index) => meanings[index]?.field === 'name' && !meanings[index]?.party);
  const said = names.map((index) => opposed(titles[index] ?? ''));
  const [one, other] = said.map(
    (party, at) => party ?? (isNamed[at] === true ? against(said[1 - at]) : undefined),
  );
  if (one === undefined || other === undefined || one === other) return meanings;
  const parties = new Map([
    [first - 1, one],
    [first, one],
    [second - 1, other],
    [second, other],
  ]);
  return meanings.map((meaning, index) => {
    const party = parties.get(index);
    if (party === undefined) return meaning;
    const own = names.includes(index) ? ({ field: 'name', strength: 2 } as const) : meaning;
    return own && { ...own, party };
  });
}

/** 进厂 | 离厂 over a name each, and no other heading of names: who comes and who goes. */
function withNamesAlone(titles: readonly string[], meanings: Meanings, below: readonly string[]): Meanings {
  if (meanings.some((meaning) => meaning?.field === 'name')) return meanings;
  const parties = titles.map((title, index) =>
    looksLikeName(below[index] ?? '') ? partyOf(title) : undefined,
  );
  const said = parties.filter((party) => party !== undefined);
  if (said.length !== 2 || said[0] === said[1]) return meanings;
  return meanings.map((meaning, index) => {
    const party = parties[index];
    return party === undefined ? meaning : { field: 'name', strength: 2, party };
  });
}

const against = (party: Party | undefined): Party | undefined => party && (party === 'out' ? 'in' : 'out');

/** Who goes or comes by a word for it alone. */
function opposed(title: string): Party | undefined {
  const plain = title.replace(/[\s*:：]/gu, '').replace(/(?:被保险人|被保人|方)$/u, '人');
  if (/^(?:(?:旧|被替代|被更换)(?:人员?|员工|的)?|(?:变更|更换|更改|调整|替换)前(?:人员?)?)$/u.test(plain))
    return 'out';
  if (/^(?:替换|更换|变更|换|改|更改|调整)(?:成|为|后)(?:人员?|员工)?$/u.test(plain)) return 'in';
  return partyOf(plain);
}
