import type { Canvas } from './canvas.ts';
import { fillers, noWork, spokenWorks, unknownCompany } from './words.ts';
import type { Heads } from './heads.ts';
import type { ChatLine, Token } from './line.ts';
import type { ListField } from '../fields.ts';
import { isCalling, looksLikeName } from '../words/surnames.ts';

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
  if (
    !/^\p{Script=Han}{2,4}$/u.test(work.text) ||
    looksLikeName(work.text) ||
    isCalling(work.text) ||
    noUnknownWork.test(work.text)
  )
    return rest;
  const [doing = ''] = /^[做干当](?=\p{Script=Han}{2})/u.exec(work.text) ?? [];
  const text = work.text.slice(doing.length);
  const isGuess = number !== undefined && doing === '';
  tokens.push({
    ...work,
    text,
    field: 'occupation',
    labelled: false,
    ...(isGuess ? { remark: work.text } : {}),
  });
  return rest.filter((one) => one !== work);
}

const noUnknownWork =
  /立即|马上|[零整]点|体温|身高|集合|工号|月[初中底末]|^[一二三四五六七八九十]+$|照[常旧]|正常|不变|合同|期$|过年|回家|原名|曾用|返聘|退休|试[工用]|卡$|完就|就$|其中|体检|超龄|未满|案底|年龄|健康|怀孕|生病|受伤|残疾|介绍|推荐|老乡|宿舍|[夜白早晚中长日]班|[证族籍住会岁男女的了没不吗呢哈啊吧您你我他她谢保险]|名单|单位|订单|单号|^单|本地|外地|熟手|亲戚|夫妻|小时工|临时|兼职|暑假|老员工|回复|确认|麻烦|注意|这|那|正式|已|周|只|试用|晚点|稍[等后]|随后|后补|补发|一起|^也|^先|^再|报$|[顶补替接换]上|[接顶]替|替换|[接替]班|接手|待会|发$|[天月]$/u;

/** A work type that the directory does not know, where the words around it say that it is one. */
export function takeSpokenWork(canvas: Canvas, tokens: Token[]): void {
  const isNumbered = tokens.some(({ field }) => field === 'idcard');
  for (const pattern of spokenWorks)
    canvas.take(pattern, ({ 0: whole, 1: work = '', index }) => {
      // Beside a number it may be whom the number is of.
      const isElse =
        noWork.test(work) || work.replace(fillers, '') !== work || work.search(unknownCompany) >= 0;
      if (isElse || (isNumbered && (looksLikeName(work) || noUnknownWork.test(work)))) return false;
      if (tokens.some(({ field }) => field === 'occupation')) return false;
      tokens.push({ at: index, end: index + whole.length, field: 'occupation', text: work, labelled: false });
      return true;
    });
}
