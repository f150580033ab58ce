import { isNickname } from './callings.ts';
import { namesIn } from './clauses.ts';
import type { ChatLine } from './line.ts';
import type { Scene } from './scene.ts';

// Lines that speak of people who are none of the message's: they say nothing of those who are.

/** 另外老刘还没到，先不买, 老赵那边的小刘先不上, where nobody of the message has that character in the name; who leaves by such a name is told of. */
export function isOfStranger(line: ChatLine, { persons, others }: Scene): boolean {
  const known = [...persons, ...others].map(({ values: { name = '' } }) => name);
  const behind = behindStranger(line.text, known);
  if (behind === undefined || line.sayings.some(({ kind }) => kind === 'leave')) return false;
  if (line.tokens.some(({ field }) => field === 'idcard')) return false;
  const names = namesIn(line, { from: behind, to: line.text.length });
  return names.every((name) => isNickname.test(name));
}

/** Where the words go on behind somebody who is none of the known, and of whom alone they speak; undefined where there is no such. */
export function behindStranger(line: string, known: readonly string[]): number | undefined {
  const text = line.slice(0, text_max);
  const [lead = '', called = ''] = stranger.exec(text) ?? [];
  // 老刘还没到，这两个也先不买 goes on with somebody else.
  if (called === '' || /[这那]|以上|上面|前面|都|他们|其他/u.test(line.slice(lead.length))) return undefined;
  return known.some((name) => name.includes(called)) ? undefined : lead.length;
}

const stranger =
  /^\s*(?:另外|还有|对了|然后|至于|那个|[,，])*(?:[还另]?有?[一1]?个|\p{Script=Han}{1,6}(?:那边|那里|那儿|手下|班上)的)?[老小阿]((?![拉时板师乡厂家公])\p{Script=Han})(?=还?[没未]|先|不|暂|要?晚|今|明|请假|休|体检|(?:那|这)边)/u;
const text_max = 60;

/** 太仓通达那边不动, 老王那边的两个先不动: people elsewhere, of whom no line before has spoken. */
export const isOfElsewhere = ({ text, tokens }: ChatLine, companies: ReadonlySet<string>): boolean => {
  if (!elsewhere.test(text.slice(0, text_max))) return false;
  const places = tokens.filter(({ field }) => field === 'work_company');
  return tokens.length === places.length && places.every((one) => !companies.has(one.text));
};

const elsewhere =
  /^\s*(?:另外|还有|对了|至于)?[^,，。;；:：\d]{2,16}(?:那边|那里|那头|手下)的?(?:人员?|[一两二三四五六七八九十几\d]{1,2}[个位名]人?)?(?:先|都|就|暂时?|也)*(?:不用|不要|不|别)(?:动|变|管)[了哈啊吧。!！\s]*$/u;
