import { clipped } from '../cell.ts';
import type { ByPlace } from './by-place.ts';
import type { Draft } from './draft.ts';
import type { ChatLine } from './line.ts';
import { type Scene, set, words_max } from './scene.ts';
import { spellsAbove } from './spelt.ts';
import { looksLikeName } from '../words/surnames.ts';

const name = '(\\p{Script=Han}{2,4}?)';
const end = '(?!\\p{Script=Han})';
const mistaken = '给?我?(?:写|打|发|报|填|输|搞|弄)?错';
const wrongly = `(?:的?名字)?(?:${mistaken}|不对)了?[,，。 ]*`;
const rightly = '(?:应该?|正确的?|名字|其实|实际|准确的?)?(?:是|为|叫)';

/** Which name stands for which: 是张丽娟不是章丽娟, 不是张黎，是章莉, 路小兵写错了应该是陆小兵, 章丽娟改成张丽娟. */
const renamings: readonly { readonly pattern: RegExp; readonly isRightFirst: boolean }[] = [
  { pattern: new RegExp(`是${name}[,， ]*(?:而)?不是${name}${end}`, 'u'), isRightFirst: true },
  { pattern: new RegExp(`不是${name}[,， ]*(?:而)?(?:应该?)?是${name}${end}`, 'u'), isRightFirst: false },
  { pattern: new RegExp(`${name}${wrongly}${rightly}${name}${end}`, 'u'), isRightFirst: false },
  {
    pattern: new RegExp(
      `${name}(?:的?名字)?(?:更?改(?:成|为|名)|更正为|应该?(?:是|叫|为))${name}${end}`,
      'u',
    ),
    isRightFirst: false,
  },
];

/** 李国强是李国祥，打错字了. */
const called = { pattern: new RegExp(`${name}是${name}${end}`, 'u'), isRightFirst: false };

/** The wrong name and the right one that a text tells of. */
export function renamed(text: string): { readonly wrong: string; readonly right: string } | undefined {
  const plain = text.slice(0, words_max).replace(/[“”"'‘’「」]/gu, '');
  for (const { pattern, isRightFirst } of /错|不对/u.test(plain) ? [...renamings, called] : renamings) {
    const [, first = '', second = ''] = pattern.exec(plain) ?? [];
    const [wrong, right] = isRightFirst ? [second, first] : [first, second];
    const isPair = [wrong, right].every((one) => looksLikeName(one)) && wrong !== right;
    if (isPair) return { wrong, right };
  }
  return undefined;
}

/** Whether a line gives another name to somebody above, who is corrected, and says nothing of others. */
export function renames(line: ChatLine, scene: Scene, above: () => readonly Draft[]): boolean {
  const { names } = scene;
  const { text } = line;
  const told = renamed(text);
  const person = told === undefined ? undefined : names.of(told.wrong).at(-1);
  const isOfAll = (one: Draft) => names.in(text.slice(0, words_max)).every((other) => other === one);
  if (told !== undefined && person !== undefined && names.of(told.right).length === 0) {
    rename(person, told, { text, names });
    return isOfAll(person);
  }
  const spelt = spellsAbove(line, scene, above);
  if (spelt === undefined) return false;
  const { right, person: one } = spelt;
  if (right !== '') rename(one, { wrong: one.values.name ?? '', right }, { text, names });
  return isOfAll(one);
}

/** 第二个名字打错，应该是房秀贞: of whom a line means by place. Gives whether it was so. */
export function renamesByPlace({ text, ordinals }: ChatLine, { names }: Scene, places: ByPlace): boolean {
  const [, right = ''] = rightName.exec(text.slice(0, words_max)) ?? [];
  const [ordinal, ...others] = ordinals;
  if (ordinal === undefined || others.length > 0 || !looksLikeName(right)) return false;
  const [person, ...more] = places.of(ordinal.at + 1) ?? [];
  const wrong = person?.values.name;
  if (person === undefined || wrong === undefined || more.length > 0 || names.of(right).length > 0)
    return false;
  rename(person, { wrong, right }, { text, names });
  return true;
}

const rightName = new RegExp(`名字?(?:也|都)?(?:${mistaken}|不对)?了?[,，。 ]*${rightly}${name}${end}`, 'u');

function rename(
  person: Draft,
  { wrong, right }: { readonly wrong: string; readonly right: string },
  { text, names }: { readonly text: string; readonly names: Scene['names'] },
): void {
  person.values.name = right;
  names.add(person);
  set(person, { kind: 'correct', words: text }, wrong);
  person.doubts.push({ field: 'name', words: clipped(text, words_max), others: [wrong] });
}

const newTail =
  /(?:最?后|末|尾)(?:面)?(?:[一二两三四五六\d]位|号|数)(?:数字?|号码)?(?:写错了|错了|不对)?[^\d]{0,8}?(?:更正为|更正|改成|改为|应该?(?:是|为)|是|换成)\s?(\d{0,5}[\dX])(?![\dX])/iu;

/** 卜凡身份证后四位更正为1771: the end of a number above is another. Gives whether it was so. */
export function correctsTail(
  { text, sayings }: ChatLine,
  scene: Scene,
  above: () => readonly Draft[],
): boolean {
  if (!sayings.some(({ kind }) => kind === 'correct')) return false;
  const [, digits = ''] = newTail.exec(text.slice(0, words_max)) ?? [];
  if (digits === '') return false;
  const named = scene.names.in(text.slice(0, words_max));
  const [person, ...others] = named.length > 0 ? named : above().slice(-1);
  const number = person?.values.idcard;
  if (person === undefined || number === undefined || others.length > 0) return false;
  const right = number.slice(0, -digits.length) + digits.toUpperCase();
  if (right === number) return false;
  person.values.idcard = right;
  set(person, { kind: 'correct', words: text });
  person.doubts.push({ field: 'idcard', words: clipped(text, words_max), others: [number] });
  return true;
}

/** 不是分割工，是冷库工: another work type or company for whoever above has the one that is denied. Gives whether it was so. */
export function deniesFact(
  { text, tokens }: ChatLine,
  scene: Scene,
  persons: () => readonly Draft[],
): boolean {
  const [, denied = ''] = /不是(?:做|去|在)?(\p{Script=Han}{2,12}?)(?![\p{Script=Han}])/u.exec(text) ?? [];
  const facts = tokens.filter(({ field }) => field === 'occupation' || field === 'work_company');
  const [fact] = facts;
  if (denied === '' || fact === undefined || facts.length > 1) return false;
  if (scene.names.in(text.slice(0, words_max)).length > 0) return false;
  const above = persons();
  const field = fact.field as 'occupation' | 'work_company';
  const has = ({ values, said }: Draft) => {
    const own = values[field] ?? said[field] ?? '';
    return own !== '' && (own.includes(denied) || denied.includes(own));
  };
  const theirs = above.slice(-above_max).filter(has);
  const meant = theirs.length > 0 ? theirs : above.length === 1 ? above : [];
  for (const person of meant) {
    const own = person.values[field] ?? person.said[field];
    person.values[field] = fact.text;
    person.doubts.push({ field, words: clipped(text, words_max), others: own === undefined ? [] : [own] });
    set(person, { kind: meant.length > 1 ? 'unclear' : 'correct', words: text });
  }
  return meant.length > 0;
}

const above_max = 50;
