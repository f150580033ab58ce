import type { Doubt } from '../../roster/intent.ts';
import { isPlainRemark } from '../words/remarks.ts';
import { saidIn } from '../words/states.ts';
import { looksLikeName } from '../words/surnames.ts';

// A cell for a name holds more than that: 王凯——不来了, 李四（住宿）, ×张三.

/** A sign beside a name means something, and nobody says what. */
export const saidBeside = (text: string): ReturnType<typeof saidIn> =>
  /^[×✕✗○△▲]$/u.test(beside(text)) ? { kind: 'unclear', of: '' } : saidIn(beside(text));

/** What stands beside a name in its cell. */
const beside = (text: string): string =>
  example.test(text)
    ? '示例'
    : (behindName(text)?.[1] ??
      former(beforeName(text)?.[0]) ??
      apartFromName(text)?.[1] ??
      /[(（【[](.+?)[)）】\]]/u.exec(text)?.[1] ??
      text.split(/[-—\s]/u)[1] ??
      '');

/** A name, and the state or the sign that stands right behind it. */
function behindName(text: string): readonly [name: string, state: string] | undefined {
  const [, name = '', state = ''] =
    /^([\p{Script=Han}·]{2,4}?)\s*([×✕✗√✓○△▲☆★*+]|(?:已经?)?(?:作废|取消|离职|辞职|走了?|不来了?|不做了?|停保|退保|减员)|待定|暂缓|等通知|请假|未到|没来|新来|新增)$/u.exec(
      text,
    ) ?? [];
  return looksLikeName(name) || (name !== '' && state.length === 1) ? [name, state] : undefined;
}

/** A name, a sign, and what is said of it: 王凯——不来了. */
function apartFromName(text: string): readonly [name: string, state: string] | undefined {
  const [, name = '', state = ''] =
    /^([\p{Script=Han}·]{2,12})\s*[-—/／、,，:：|]+\s*(\P{N}{1,12})$/u.exec(text) ?? [];
  return looksLikeName(name) && saidIn(state) !== undefined ? [name, state] : undefined;
}

/** A state, and the name that stands right behind it. */
function beforeName(text: string): readonly [state: string, name: string] | undefined {
  const [, state = '', name = ''] =
    /^[(（【[]?((?:已经?)?(?:作废|取消|无效|离职|辞职|删除|停保|退保|减员)|待定|暂缓|等通知|(?:新增?|原|旧|现)(?:有|来)?(?:员工|人员)?(?=[:：]))[)）】\]]?[\s:：、-]*([\p{Script=Han}·]{2,12})$/u.exec(
      text,
    ) ?? [];
  return looksLikeName(name) || (name.length < 5 && /^[原现旧新].*[:：]/u.test(text))
    ? [state, name]
    : undefined;
}

/** 原：张三, 现：李四: who goes, and who comes. */
const former = (state: string | undefined): string | undefined =>
  state?.replace(/^[原旧].*/u, '离职').replace(/^现.*/u, '新增');

const example = /^[(（【[]?(?:示例|样例|范例|例如|例)[:：)）】\]]+\s*/u;

/** A name without what was written beside it; where that could be a name too, both are readings. */
export function plainName(name: string): { readonly name: string; readonly doubt?: Doubt } {
  const behind = behindName(name);
  if (behind !== undefined) return { name: behind[0] };
  const before = beforeName(name);
  if (before !== undefined) return { name: before[1] };
  const apart = apartFromName(name);
  if (apart !== undefined) return { name: apart[0] };
  const [, front = '', inside = ''] = example.test(name)
    ? ['', name.replace(example, ''), '']
    : (/^([^()（）【】[\]]+?)\s*[(（【[]([^()（）【】[\]]{0,30})[)）】\]]?$/u.exec(name) ?? []);
  if (front !== '') {
    if (
      inside === '' ||
      saidIn(inside) !== undefined ||
      (!looksLikeName(inside) && /\p{Script=Han}{2}/u.test(inside) && isPlainRemark(inside)) ||
      /^(?:男|女|先生|女士|新|组长|班长|队长|住宿|夜班|白班|回民|[\d.]+)$/u.test(inside)
    )
      return { name: front };
    const others = looksLikeName(inside) ? [inside] : [name];
    return { name: front, doubt: { field: 'name', words: name, others } };
  }
  const [, latin, han] = /^([A-Za-z][A-Za-z .'-]+?)\s+(\p{Script=Han}{2,6})$/u.exec(name) ?? [];
  if (latin !== undefined && han !== undefined)
    return { name: han, doubt: { field: 'name', words: name, others: [latin] } };
  return { name };
}
