import type { Heads } from './chat-heads.ts';
import type { ChatLine, Token } from './chat-line.ts';
import type { ListField } from './fields.ts';
import { looksLikeName } from './surnames.ts';

/** A work type that nobody knows, where one is said: behind a number, or in a line that says how many come where. */
export function withoutWork(
  rest: ChatLine['rest'],
  tokens: Token[],
  marks: readonly Heads[],
): ChatLine['rest'] {
  const has = (field: ListField) => tokens.some((one) => one.field === field);
  if (has('occupation')) return rest;
  const number = tokens.findLast(({ field }) => field === 'idcard')?.end;
  const isHead = has('work_company') && marks.some(({ heads }) => heads !== undefined);
  const words = rest.filter(({ at }) => number === undefined || at >= number);
  const [work] = words;
  if (work === undefined || words.length > 1 || (number === undefined && !isHead)) return rest;
  if (!/^\p{Script=Han}{2,4}$/u.test(work.text) || looksLikeName(work.text) || noUnknownWork.test(work.text))
    return rest;
  tokens.push({ ...work, field: 'occupation', labelled: false });
  return rest.filter((one) => one !== work);
}

const noUnknownWork =
  /介绍|老乡|宿舍|[夜白早晚中长日]班|[证族籍住会岁男女的了没不吗呢哈啊吧您你我他她谢单保险]|本地|外地|熟手|亲戚|夫妻|小时工|临时|兼职|暑假|老员工|回复|确认|麻烦|注意|这|那|正式/u;
