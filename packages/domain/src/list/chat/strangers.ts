import { isNickname } from './callings.ts';
import { namesIn } from './clauses.ts';
import type { ChatLine } from './line.ts';
import type { Scene } from './scene.ts';

// Lines that speak of people who are none of the message's: they say nothing of those who are.

/** 另外老刘还没到，先不买, where nobody of the message has that character in the name; who leaves by such a name is told of. */
export function isOfStranger(line: ChatLine, { persons, others }: Scene): boolean {
  const text = line.text.slice(0, text_max);
  const [lead = '', called = ''] = stranger.exec(text) ?? [];
  if (called === '' || line.sayings.some(({ kind }) => kind === 'leave')) return false;
  if (line.tokens.some(({ field }) => field === 'idcard')) return false;
  // 老刘还没到，这两个也先不买 goes on with somebody else.
  if (/[这那]|以上|上面|前面|都|他们|其他/u.test(line.text.slice(lead.length))) return false;
  const names = namesIn(line, { from: 0, to: line.text.length });
  if (names.some((name) => !isNickname.test(name))) return false;
  return [...persons, ...others].every(({ values: { name = '' } }) => !name.includes(called));
}

const stranger =
  /^\s*(?:另外|还有|对了|然后|至于|那个|[,，])*[老小阿]((?![拉时板师乡厂家公])\p{Script=Han})(?=还?[没未]|先|不|暂|要?晚|今|明|请假|休|体检|(?:那|这)边)/u;
const text_max = 60;

/** 太仓通达那边不动, 老王那边的两个先不动: people elsewhere, of whom no line before has spoken. */
export const isOfElsewhere = ({ text, tokens }: ChatLine, companies: ReadonlySet<string>): boolean => {
  if (!elsewhere.test(text.slice(0, text_max))) return false;
  const places = tokens.filter(({ field }) => field === 'work_company');
  return tokens.length === places.length && places.every((one) => !companies.has(one.text));
};

const elsewhere =
  /^\s*(?:另外|还有|对了|至于)?[^,，。;；:：\d]{2,16}(?:那边|那里|那头|手下)的?(?:人员?|[一两二三四五六七八九十几\d]{1,2}[个位名]人?)?(?:先|都|就|暂时?|也)*(?:不用|不要|不|别)(?:动|变|管)[了哈啊吧。!！\s]*$/u;
