import { groupWords } from '../words/intent-words.ts';
import { isFramedHead, saidByHead } from '../words/section-heads.ts';
import type { Said } from '../words/states.ts';
import { namesIn } from './clauses.ts';
import type { Draft } from './draft.ts';
import type { ChatLine, SayingToken, Token } from './line.ts';
import { beginSection, intentOf, type Scene, set } from './scene.ts';

/** What a line of its own says of those below it: 二、停缴名单：, 【待入职】. */
export const headSaid = ({ text, sayings, ordinals, tokens }: ChatLine): Said | undefined =>
  /\d{6}/u.test(text) ||
  ordinals.length > 0 ||
  groupWords.test(text) ||
  sayings.some(({ kind }) => /^(?:correct|again|back)$/u.test(kind))
    ? undefined
    : saidByHead(withoutPlace(text, tokens), true);

/** 立峰注塑明天进: what stands behind a company that is known and a day is the head. */
function withoutPlace(text: string, tokens: ChatLine['tokens']): string {
  // Only the whole name of one that is known is longer than what is written of it.
  const isPlace = ({ field, at, end, text: name }: Token) =>
    field === 'work_company' && name.length > end - at;
  if (!tokens.some(isPlace)) return text;
  return tokens
    .filter((one) => isPlace(one) || one.field === 'start_date')
    .reduce((rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end), text);
}

/** Lets a section begin with a line that is its head, or end the one before; whether it is one. */
export function beginsBy(
  line: ChatLine,
  scene: Scene,
  { source_row, isBelow, count }: { source_row: number; isBelow: boolean; count: number },
): boolean {
  const said = headSaid(line);
  // 2、李四 不来: who is named in it is somebody above.
  if (said === undefined || scene.names.places(line.text).length > 0) return false;
  // 上次那个王五 别买了 他没来: he is named, and is nobody above.
  if (ofOne.test(line.text) && namesIn(line, { from: 0, to: line.text.length }).length > 0) return false;
  if (said === 'add') {
    if (scene.section !== scene.instead?.intent) scene.section = undefined;
  } else if (isBelow && count > 0 && ofOne.test(line.text)) {
    for (const person of scene.persons.slice(count - 1, count)) set(person, { ...said, words: line.text });
  } else if (
    isBelow &&
    count > 0 &&
    !line.isOverNames &&
    (!isFramedHead(line.text) || inRound.test(line.text))
  )
    askRound(line, scene, { source_row, count });
  else beginSection(scene, intentOf(said.kind, line.text), source_row);
  return true;
}

/** （此人暂缓）: of whoever stands above. */
const ofOne = /此人|此员工|该(?:人|员工)|[这那]个?人(?!员)|(?<!其)[他她]/u;

/** （暂缓）: a frame like this holds a remark as often as a head. */
export const inRound = /^\s*[(（].*[)）]\s*$/u;

/** 不来了 right below somebody may be his, and may stand over those to come. */
export function askRound(
  { text }: ChatLine,
  scene: Scene,
  { source_row, count }: { readonly source_row: number; readonly count: number },
): void {
  for (const person of scene.persons.slice(count - 1, count)) person.intent ??= intentOf('unclear', text);
  beginSection(scene, intentOf('unclear', text), source_row);
}

/** 停缴：李四 3205…: a head on the line of its first person, as one more of the words that are said there. */
export function withHead(line: ChatLine, [first]: readonly Draft[]): ChatLine {
  if (first === undefined) return line;
  const ahead = line.sayings.filter(({ at }) => at < first.span.at);
  // 待入职 holds the word of those who come.
  if (ahead.some(({ kind, end }) => !/^(?:add|leave|wait|unclear)$/u.test(kind) || end > first.span.at))
    return line;
  const before = line.tokens
    .filter(({ at }) => at < first.span.at)
    .reduce((text, { at, end }) => text.slice(0, at) + ' '.repeat(end - at) + text.slice(end), line.text)
    .slice(0, first.span.at);
  const said = saidByHead(before, true);
  if (said === undefined || said === 'add') return line;
  const at = before.search(/\S/u);
  const lead: SayingToken = { kind: said.kind, words: before.trim(), at, end: before.trimEnd().length };
  return { ...line, sayings: [lead, ...line.sayings.filter((one) => !ahead.includes(one))] };
}

/** 下面这几个是走的. */
export const thoseBelow = /(?:下面|以下|下列|下边|接下来)(?!不)[^,，。;；]{0,6}(?:是|都|[个人位名])/u;

/** 另外这几个不做了, right over those it speaks of. */
const othersBelow = /(?:另外|还有|另|剩下的?)[这那]?(?:几|些|[\d两二三四五六七八九十]{1,2})[个位名人]?/u;

/** Whether the words of a clause are of those below the line. */
export const pointsBelow = (
  { text, over }: ChatLine,
  { from, to }: { readonly from: number; readonly to: number },
): boolean => thoseBelow.test(text.slice(from, to)) || (over !== undefined && othersBelow.test(text));
