import type { Said } from './groups.ts';
import { halfWidth } from '../../half-width.ts';
import type { ChatLine, Over, Token } from './line.ts';
import { noWork } from './words.ts';
import { isCalling, looksLikeName } from '../words/surnames.ts';

// Lines that stand over persons, and what one says in words that nobody knows.

/** The lines over persons, by their place. */
export function linesOver(lines: readonly string[]): ReadonlyMap<number, Over> {
  const over = new Map<number, Over>();
  let below = 0;
  let wasBlank = false;
  for (let at = lines.length - 1; at >= 0; at--) {
    const line = halfWidth((lines[at] ?? '').slice(0, line_max));
    if (isOfSomebody(line)) below = (wasBlank ? 0 : below) + 1;
    else if (line.trim() !== '') {
      const text = line.replace(mark, '').trim();
      if (below > 0 && text.length < head_max && !looksLikeName(text))
        over.set(at, { below, isFramed: mark.test(line) || framed.test(line) });
      below = 0;
    }
    wasBlank = line.trim() === '';
  }
  return over;
}

/** The number of a head in a circle or in brackets, which is nobody's place in the list. */
export const withoutMark = (line: string): string => line.replace(circle, '');

const circle = /^\s*(?:[①-⑳㉑-㉟⑴-⑽㈠-㈩⒈-⒑]|[(（]\d{1,2}[)）])\s*(?=\p{L})/u;
const mark =
  /^\s*(?:[①-⑳㉑-㉟⑴-⑽㈠-㈩⒈-⒑]|\(\d{1,2}\)|\d{1,2}[、.:)]|[一二三四五六七八九十]{1,3}[、.:]|[➡→▶►◆■●★☆*#]+\uFE0F?|👉)/u;
const framed = /[:：]\s*$|^\s*[【[〖《<]/u;
const isOfSomebody = (line: string): boolean => /\d(?:[\s-]?\d){13,16}[\dXx]/u.test(line);
const head_max = 24;
const line_max = 400;

/**
 * What a line over persons says for them: also in words that nobody knows, which end what the head before said of the same.
 *
 * @param own what it says in words that somebody knows
 * @param known what the heads before said
 */
export function factsOver(line: ChatLine, own: readonly Token[], known: Said): readonly Token[] {
  const { over, tokens } = line;
  if (over === undefined || line.sayings.some(({ kind }) => kind !== 'add')) return own;
  const facts: Token[] = [];
  const has = (field: Token['field']) => [...tokens, ...facts].some((one) => one.field === field);
  const { work_company: place, occupation: work } = known;
  const isOneHead = place !== undefined && place.source_row === work?.source_row;
  const words = unknownWords(line);
  const trade = isOneHead || over.isFramed ? companyOfWork(line, words) : undefined;
  if (trade !== undefined) return [...own.filter(({ field }) => field !== 'occupation'), trade];
  const tell = (field: 'work_company' | 'occupation', word: Unknown | undefined) => {
    if (word !== undefined) facts.push({ ...word, field, labelled: false });
  };
  if (has('work_company')) {
    if (!has('occupation') && (isOneHead || over.isFramed)) tell('occupation', words[0]);
  } else if (has('occupation')) {
    if (isOneHead) tell('work_company', words[0]);
  } else if (isOneHead) {
    tell('work_company', words[0]);
    tell('occupation', words[1]);
  } else if (over.isFramed && (place ?? work) !== undefined) {
    const isPlace =
      (place?.source_row ?? -1) > (work?.source_row ?? -1) && !workEnd.test(words[0]?.text ?? '');
    tell(isPlace ? 'work_company' : 'occupation', words[0]);
  }
  // 铜山重工 焊工, then 大丰轴承: what they do there, nobody says.
  if (isOneHead && has('work_company') && !has('occupation') && work !== undefined)
    facts.push({
      at: 0,
      end: 0,
      field: 'occupation',
      labelled: false,
      others: [],
      words: line.text,
      text: work.text,
    });
  return [...own, ...facts];
}

/** 鑫达压铸: what a company does, at once behind a name that nobody knows, is a part of it. */
function companyOfWork({ tokens, text }: ChatLine, words: readonly Unknown[]): Token | undefined {
  if (tokens.some(({ field }) => field === 'work_company')) return undefined;
  const work = tokens.find((one) => one.field === 'occupation');
  const name = words.find(({ end }) => end === work?.at);
  if (work === undefined || name === undefined || tokens.some((one) => one.field === 'idcard'))
    return undefined;
  return {
    at: name.at,
    end: work.end,
    text: text.slice(name.at, work.end),
    field: 'work_company',
    labelled: false,
  };
}

type Unknown = { readonly at: number; readonly end: number; readonly text: string };

const unknownWords = ({ rest }: ChatLine): readonly Unknown[] =>
  rest.filter(
    ({ text }) =>
      /^[\p{Script=Han}A-Za-z]{2,12}$/u.test(text) &&
      !noHead.test(text) &&
      !isCalling(text) &&
      !noWork.test(text.replace(/^新(?=.{3})/u, '')),
  );

const workEnd = /[工员床机部房岗线]$/u;

/** Words over persons that are no place and no work. */
const noHead =
  /[班批组次]|[男女].?$|^[一两几]?个|小伙(?:子|儿)?$|小姑娘$|^(?:以下|如下|名单|人员|新(?:来|增|进|人|员|招|的|$)|补|加急|急|另|还|再|继续|然后|剩|其|共|合计|第|身份|姓名|号码|资料|信息|这|那|我|你|麻烦|谢|辛苦|好|收到|都|正式|临时|今|明|后|昨|上午|下午|晚上|都是)|了|[吗呢吧的]$|[到来去给发]/u;
