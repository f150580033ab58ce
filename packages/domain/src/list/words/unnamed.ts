import { halfWidth } from '../../half-width.ts';
import { ordinalsIn } from '../chat/ordinals.ts';
import { groupWords } from './intent-words.ts';
import { leavingIn } from './leaving-words.ts';
import { speaksAgainst } from './misgivings.ts';
import { refusesElsewhere } from './refusals-elsewhere.ts';
import { saidIn } from './states.ts';
import { looksLikeName } from './surnames.ts';

/** Words that pick somebody whom they do not name, and what they tell of who it is. */
export type Unnamed = { readonly words: string; readonly description: string };

/**
 * 年纪大的那个不要了, 其中一个是请假, 工伤的除外, 今天先减一个: of whom a line, or what stands behind several numbers of one, says that they do not
 * come, or do not go, without a name or a place. Undefined where it does not.
 */
export function unnamedOn(line: string, isOfLeavers: boolean): Unnamed | undefined {
  if (line.length > line_max) return undefined;
  const text = halfWidth(line);
  const numbers = [...text.matchAll(number)];
  const last = numbers.at(-1);
  if (numbers.length === 1) return undefined;
  const behind = line.slice(last === undefined ? 0 : last.index + last[0].length);
  const words = behind.replace(/^[\s\p{P}]+/u, '');
  if (ahead.test(words)) return undefined;
  if (words === '' || words.length > words_max || /\d{6}/.test(words) || ordinalsIn(words).length > 0)
    return undefined;
  if (refuses(words, isOfLeavers)) return { words, description: words };
  const description = words
    .split(/[,，。;；!！]/u)
    .flatMap((clause) => picks.map((pattern) => pickedBy(pattern, clause)))
    .find((told) => told !== undefined);
  if (description === undefined) return undefined;
  if (pointing.test(description) || groupWords.test(description)) return undefined;
  return isOfLeavers || decides(words) ? { words, description } : undefined;
}

/** What a clause tells of somebody; undefined where a name follows, as in 戴眼镜那个孙大海不来了. */
function pickedBy(pattern: RegExp, clause: string): string | undefined {
  const { 0: words = '', groups } = pattern.exec(clause) ?? {};
  const behind = clause.slice(words.length);
  const isNamed = [2, 3].some((length) => looksLikeName(behind.slice(0, length)));
  return isNamed ? undefined : groups?.['description'];
}

/** He Xiaojun is not coming, no viene, 来ません: in letters, or of whom a name in Han was not read. */
const refuses = (words: string, isOfLeavers: boolean): boolean =>
  !/\p{Script=Han}{2}/u.test(words.replace(/\p{Script=Han}+(?=[ぁ-んァ-ヶ])/gu, '')) &&
  !beside.test(words) &&
  (isOfLeavers ? leavingIn(words).stays : refusesElsewhere(words));
/** Who writes, is spoken to, or is called by a title. */
const beside =
  /\b(?:mr|mrs|ms|manager|boss|hi|hello|dear|regards|thanks|sr|sra|hola|saludos)\b|様|さん|氏|[部課系係]長|[?？:：]\s*$/iu;

/** Whether words say, or may say, that somebody does not come. */
function decides(words: string): boolean {
  const { leaves, stays } = leavingIn(words);
  const said = saidIn(words);
  return leaves || stays || speaksAgainst(words) || (said !== undefined && said !== 'add');
}

const picks: readonly RegExp[] = [
  /^(?:就是|只有|但是?|还有|对了|哦)?(?<description>[\p{L}\d]{1,12}?)的?那一?[个位名](?![\p{Script=Han}]{0,2}[厂班组车])/u,
  /^(?:就是|但是?|还有|对了|哦)?那一?[个位名](?<description>[\p{L}\d]{1,8}?)的(?:人)?(?=[不没别先已暂也就说要走是])/u,
  /^(?:但|不过)?(?<description>)(?:其中|里面|里头|当中|这里[面头]?|这些人?[里中]|上面(?=有))(?:的|有|有的)?(?:[一1两2二3三几]|个别)[个位名人]/u,
  /^(?<description>[\p{L}\d]{1,10}?)的?(?:人员?|员工)?(?:除外|不算在内|不包括在内|不在内)/u,
  /^(?<description>)(?:今天|明天|这次|本次)?(?:就|只|先|暂时|暂)+(?:[减停退走离撤删]|离职|减员|停保)(?:掉|了)?[一1两二2三3四五六七八九几]\s?[个位名人]/u,
];

/** 上面那个, 最后那个, 老张那个: by their place, or by what they are called. */
const pointing =
  /^(?:[上前后下]面?|最[前后]面?|末尾|刚[才刚]?|[上这那]|另外?|第.{1,3}|倒数.*|尾号.*|中间|上次|上回|之前|原来|以前|然后|还有|接着|对了|现在|就是|但是?|不过|其实|把|[老小阿大]\p{Script=Han}|除.*)$|其[他它余]|以[上下]|[今昨明前后]天|[号晚早]|周|礼拜|星期/u;
/** Said of those to come. */
const ahead = /以下|下面|下列|下記|如下|[:：]\s*$|\b(?:following|below|siguientes?)\b/iu;
const number = /(?<!\d)\d{14,17}[\dXx](?!\d)/gu;
const words_max = 40;
const line_max = 400;
