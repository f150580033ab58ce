import { clausesNaming, type ClauseReader } from '../named-leavers.ts';
import { addDays } from '../../calendar/day.ts';
import { kinBehind, ofAnother, reports, sends } from '../words/around-leavers.ts';
import { groupWords } from '../words/intent-words.ts';
import { leavingIn } from '../words/leaving-words.ts';
import { isNickname } from './callings.ts';
import { namesIn } from './clauses.ts';
import type { Draft } from './draft.ts';
import { introducedBy } from './introduced.ts';
import type { ChatLine, Token } from './line.ts';
import { daysOfEach } from './listed.ts';
import { named, type Scene } from './scene.ts';

/**
 * 陈静上个礼拜六走的，忘报了: a line that says of persons without a number that they leave or stay, and names nobody who has one, says it of
 * them alone, whatever words stand beside their names. Undefined where it may speak of others too, or where its words are read elsewhere.
 */
export function namedAlone(
  line: ChatLine,
  scene: Scene,
  { source_row, ...reader }: ClauseReader & { readonly source_row: number },
): readonly Draft[] | undefined {
  const { text } = line;
  if (text.length > text_max || elsewhere.test(text)) return undefined;
  const introduced = introducedBy(text);
  if (introduced !== undefined && scene.names.of(introduced).length === 0)
    return [named(introduced, { kind: 'unclear', words: text }, scene, source_row)];
  if (line.ordinals.length > 0 || groupWords.test(text) || ofOthers.test(text)) return undefined;
  if (scene.names.in(text).some(({ values }) => values.idcard !== undefined)) return undefined;
  const place = placeBefore(line);
  if (line.tokens.some((one) => one !== place && isOfWork(one.field))) return undefined;

  const isBelowHead = scene.section?.kind === 'leave';
  const said = leavingIn(text);
  if (!isBelowHead && !said.leaves && !said.stays) return undefined;
  if (!scene.isOfStarters && !scene.persons.some(({ values }) => values.idcard !== undefined))
    return undefined;
  const told = toldIn(text.slice(place?.end ?? 0).replace(/^[\s:,]+/u, ''), reader);
  if (told === undefined || told.size === 0) return undefined;
  if (!scene.isOfStarters && isReadElsewhere([...told.keys()], line)) return undefined;
  if (!isBelowHead && ![...told.values()].some(({ leaves, stays }) => leaves || stays)) return undefined;
  const waits = line.sayings.some(({ kind }) => kind === 'wait');
  if (scene.section !== undefined) scene.sections.delete(scene.section);
  const days = daysOfEach(line.tokens);
  return [...told].map(([name, { leaves, stays, words, day }]) => {
    const isLeaver = (leaves || isBelowHead) && !stays && !putsOff.test(words);
    const kind = isLeaver ? 'leave' : waits ? 'wait' : 'unclear';
    const person = named(name, { kind, words }, scene, source_row);
    const own = days?.get(name)?.text ?? day;
    if (own !== undefined) person.values.end_date ??= own;
    return person;
  });
}

/** 江宁智造：高玉娜明天走: the place that a line begins with, where it says the rest of people there. */
export const placeBefore = ({ tokens, text }: ChatLine): Token | undefined =>
  tokens.find(
    ({ field, at, end }) =>
      field === 'work_company' && text.slice(0, at).trim() === '' && /^[\s:,]/u.test(text.slice(end)),
  );

const isOfWork = (field: Token['field']): boolean => field === 'work_company' || field === 'occupation';

/** Whom a message of leavers names, it names by what is said around them, unless this line is hard to read. */
function isReadElsewhere(names: readonly string[], line: ChatLine): boolean {
  const known = namesIn(line, { from: 0, to: line.text.length });
  return names.every((name) => known.includes(name));
}

/** What a line tells of each, in the clause that names them and in those behind it; undefined where words before them, or of coming, are of others. */
function toldIn(text: string, reader: ClauseReader): ReadonlyMap<string, Told> | undefined {
  const told = new Map<string, Told>();
  let group: readonly Told[] = [];
  /** 走了一个，邓英: what the words before the first name say. */
  let led = { leaves: false, stays: false };
  let end = 0;
  for (const { words, names, said, isDated } of clausesNaming(text, reader)) {
    const at = text.indexOf(words, end);
    end = at + words.length;
    const { leaves, stays, comes } = leavingIn(words);
    if (comes && !leaves && !stays) return undefined;
    const people = names.map(({ name }) => name).filter((name) => isWhole(name, text));
    if (people.length === 0 && told.size === 0 && isDated) return undefined;
    const isLikeBefore =
      people.length > 0 && !leaves && !stays && (soToo.test(words) || saysNothing(words, people));
    const like = group.at(-1) ?? led;
    // 张三，李四走了: what is said behind several is not surely of the first.
    if (isLikeBefore && !like.leaves && !like.stays) return undefined;
    if (names.length === 0 && told.size === 0) led = { leaves, stays };
    const before = group;
    // 老张也想走: somebody else, and what follows is theirs.
    if (names.length > 0 || callsSomebody.test(words))
      group = people.map((name) => told.get(name) ?? newTold(told, name, at));
    for (const one of group) {
      one.leaves ||= isLikeBefore ? like.leaves : leaves && !(names.length > 0 && isOther(words, one.name));
      one.stays ||= isLikeBefore ? like.stays : stays;
      one.words = text.slice(isLikeBefore ? (before[0]?.at ?? at) : one.at, end).trim();
      one.day ??= said.isFirst === true && said.day !== undefined ? addDays(said.day, 1) : said.day;
    }
  }
  return told;
}

function newTold(told: Map<string, Told>, name: string, at: number): Told {
  const one: Told = { name, at, leaves: false, stays: false, words: '', day: undefined };
  told.set(name, one);
  return one;
}

type Told = {
  readonly name: string;
  /** Where what is said of them begins. */
  readonly at: number;
  leaves: boolean;
  stays: boolean;
  words: string;
  day: string | undefined;
};

/** Beside Chinese, words in letters are no name by themselves, nor is what somebody is called. */
const isWhole = (name: string, text: string): boolean =>
  !isNickname.test(name) && (/\p{Script=Han}/u.test(name) || !/\p{Script=Han}/u.test(text));

/** 毛小亮徒弟倪红走了, 陈平说李四走了: who is named beside whoever leaves. */
function isOther(words: string, name: string): boolean {
  const behind = words.slice(words.indexOf(name) + name.length);
  return kinBehind.test(behind) || reports.test(behind) || sends.test(behind) || ofAnother.test(behind);
}

/** 老张也说想走: somebody by no name of theirs. */
const callsSomebody =
  /^\s*(?:另外|还有|然后)?[老小阿大]\p{Script=Han}(?=[也还想说先不没要今明后周请走离辞])/u;

/** 韩波磊也是. */
const soToo = /也是|也一样|同样|同上|一起/u;

/** 柯蓝, 苏梅 11.27: a name of a list, of whom is said what was said of the one before. */
const saysNothing = (words: string, people: readonly string[]): boolean =>
  !/\p{L}/u.test(
    people.reduce((left, name) => left.replace(name, ' '), words).replace(/[\d\s]*[年月日号和跟与及]/gu, ' '),
  );

/** A number, or another language whose names are read elsewhere. */
const elsewhere = /\d{6}|[ぁ-んァ-ヶ]/u;
const putsOff = /延期|延后|推迟|顺延|暂缓/u;
const ofOthers = /其[他它余]|别人|剩下|大家|所有|不变|照旧/u;
const text_max = 200;
