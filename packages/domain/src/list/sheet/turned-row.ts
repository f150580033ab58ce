import type { Intent } from '../../roster/intent.ts';
import { clipped } from '../cell.ts';
import type { SheetRow } from '../table.ts';
import { holdsUnknown, isTurned } from '../words/hidden-doubts.ts';
import { isPaper } from '../words/papers.ts';
import { tidyText } from '../words/values.ts';
import type { Column } from './columns.ts';

/**
 * What another cell of a row says against the leaving that its day tells: 取消 among the remarks, 驳回 under 审批, 李四（不走）, and a day
 * under 返岗日期.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function turnedBeside(row: SheetRow, columns: readonly Column[]): Intent | undefined {
  for (const { index, title, field, role } of columns) {
    const cell = row.cells[index];
    const text = tidyText(clipped(cell?.text ?? '', text_max));
    if (text === '' || role === 'other' || title.length > title_max) continue;
    const isAgainst =
      cell?.struck === true ||
      (takesBack.test(title) && !no.test(text)) ||
      (field === 'name' && besideName(text).some(isTurned)) ||
      (field === 'remark' && (isTurned(text) || holdsUnknown(text))) ||
      (field === null && !isPaper(title) && tells.test(title) && isTurned(text));
    // A number that is struck through is quoted by its end.
    const quoted = text.replace(/\d(?=\d{3}[\dXx])/g, '*');
    if (isAgainst) return { kind: 'unclear', of: '', words: `${clipped(title, 60)} ${quoted}`.trim() };
  }
  return undefined;
}

const text_max = 200;
const title_max = 24;

/** Headings of what takes a leaving back, once anything stands under them. */
const takesBack =
  /撤[回销]|取消|作废|挽留|反悔|驳回|返岗|返厂|复[职工岗]|回[岗厂来归]|再来|(?:重新|再次?|二次)(?:入职|上岗|进厂)|延[期后]|推迟|暂缓|cancel|withdraw|return|rejoin|come ?back|back on/iu;
const no = /^(?:否|不是?|没有?|无|未\p{Script=Han}{0,4}|失败|不成功|[×✕✗✘xXNn0]|no|[-—–/／\\.。]+)$/iu;

/** Headings of what somebody has to say of a row. */
const tells =
  /^$|原因|理由|事由|reason|motivo|结果|审|意见|批|说明|情况|状[态况]|确认|处理|跟进|进[度展]|反馈|答复|result|status|comment/iu;

/** 李四（不走）, 李四×. */
const besideName = (text: string): readonly string[] => [
  ...Array.from(
    text.matchAll(/[(（[【](?<inside>[^)）\]】]{1,40})[)）\]】]/gu),
    ({ groups }) => groups!.inside!,
  ),
  ...(/[×✗✘xX?？√]\s*$/u.exec(text) ?? []),
];
