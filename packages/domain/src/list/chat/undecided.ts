import { rowsBefore } from './above.ts';
import { type Draft, isPerson } from './draft.ts';
import type { ChatLine } from './line.ts';
import { isOfAnotherMatter } from './enquiries.ts';
import { fewOf } from './excepted.ts';
import { isHarmless } from '../words/remarks.ts';
import { intentOf, type Scene } from './scene.ts';
import { decidesSurely, mayDecide } from '../words/decisions.ts';
import { looksLikeName } from '../words/surnames.ts';

/** Lines that may say who is to be insured and did nothing to anybody: whom they may mean is asked about. */
export type Undecided = {
  /** Does what a line says, and keeps the line in mind where it may decide and nobody shows it. */
  readonly watch: (line: ChatLine, source_row: number, act: () => void) => void;
  /** @param used the lines that gave facts to somebody */
  readonly settle: (used: ReadonlySet<number>) => void;
};

export function createUndecided(scene: Scene): Undecided {
  const open: Open[] = [];
  return {
    watch: ({ text }, source_row, act) => {
      const isWatched =
        open.length < lines_max &&
        scene.persons.length < persons_max &&
        !/[:：]\s*$/u.test(text) &&
        !isOfAnotherMatter(text) &&
        text.length < text_max;
      const named = isWatched ? namedBy(text, source_row, scene) : [];
      const decides = mayDecide(text) && (decidesSurely(text) || !isHarmless(text));
      if (!isWatched || (named.length === 0 && !decides)) return act();
      const isSure = decidesSurely(text);
      if (!isSure && ofLodging.test(text) && scene.names.in(text).length > 0) return act();
      const before = stateOf(scene, isSure);
      act();
      if (stateOf(scene, isSure) === before) open.push({ text, source_row, named });
    },
    settle: (used) => {
      for (const { text, source_row, named } of open) {
        if ((used.has(source_row) && !decidesSurely(text)) || isOfOther(text, scene)) continue;
        if (!mayDecide(text)) {
          for (const person of named) person.intent ??= intentOf('unclear', text);
          continue;
        }
        const above = scene.persons.slice(0, rowsBefore(scene.persons, source_row)).filter(isPerson);
        const meant = above.length > 0 ? above : scene.persons.filter(isPerson);
        if ((fewOf(text) ?? 0) >= meant.length) continue;
        for (const person of meant) person.intent ??= intentOf('unclear', text);
      }
    },
  };
}

/** 甘霖的还是按原来的不变: of somebody who is in no line. */
function isOfOther(text: string, { names }: Scene): boolean {
  const [, name = ''] =
    /^\s*(\p{Script=Han}{2,3}?)的?(?:那个|保险)?(?:还是|仍|就)?(?:按|照|跟)?(?:原来|以前|之前|上次|老样子)?.{0,4}(?:不变|照旧|不动)\s*$/u.exec(
      text,
    ) ?? [];
  return looksLikeName(name) && names.in(text).length === 0;
}

/** A line, and whom it names: of these it says something, if of anybody. */
type Open = { readonly text: string; readonly source_row: number; readonly named: readonly Draft[] };

/** Those above whom a line names and says something of. */
function namedBy(text: string, source_row: number, { names }: Scene): readonly Draft[] {
  // A list that is quoted says of nobody what it has not said before.
  if (/\d{6}/.test(text)) return [];
  const above = names.in(text).filter((one) => isPerson(one) && one.source_row < source_row);
  const left = above.reduce((words, { values }) => words.replace(values.name ?? '', ' '), text);
  const isSilent = !/[\p{L}❌🙅×✗✘]/u.test(left.replace(/[和跟与及]/gu, ' '));
  const isPlain = ofOthers.test(text) || isHarmless(left);
  return isSilent || (isPlain && !excepts.test(text)) ? [] : above;
}

/** 张三要住宿舍，帮留个床位. */
const ofLodging = /宿舍|床位|住宿/u;

/** 除张三外均已体检合格 says of him that he is not. */
const excepts = /除了?[^,，。;]{2,40}(?:外|[,，]|[都均全])|除外/u;

/** What is told of somebody, and has nothing to do with whether they come. */
const ofOthers =
  /住|宿|床|组长|班长|领队|带队|电话|手机|微信|联系|身高|尺码|鞋码|工服|老乡|亲戚|夫妻|两口子|兄弟|姐妹|坐车|接站|工号|驾照|照片|名字|不是同|同名|少数民族|族|籍|紧急|收到|谢谢|知道了|明白|ok|👌|师傅们|你好|您好|照旧|没错|(?<![不没未])(?:通过|合格|录用|同意)|对的?$|是的|好的|可以|确认|没问题|[吗么?？]$|来的|[已就]到|到了|在的|一样|不变|正常|要的|也要|一起|要加|要买|加上|买上|上班|到岗|报到/iu;

/** All by which a line may have shown; of one that decides for certain, what it says of whether they come. */
const stateOf = ({ persons, others, section, led, question, place, again }: Scene, isSure: boolean): string =>
  [
    others.length,
    section?.words,
    led?.source_row,
    question?.words,
    place?.words,
    again?.words,
    ...persons.map((person) => (isSure ? (person.intent?.words ?? '') : shown(person))),
  ].join('\n');

const shown = ({ intent, doubts, values }: Draft): string =>
  [intent?.words, doubts.length, ...Object.values(values)].join('\t');

const lines_max = 50;
const persons_max = 1_000;
const text_max = 300;
