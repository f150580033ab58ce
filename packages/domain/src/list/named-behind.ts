import type { ListType } from '../changes/kinds.ts';
import { isKin, isNickname } from './chat/callings.ts';
import { clipped } from './cell.ts';
import { inOrderOf } from './rows-in-order.ts';
import type { ListReading, ListRow } from './table.ts';
import { looksLikeName } from './words/surnames.ts';

/**
 * A message with somebody beside the number of another who comes too, and whose own number is to come (包惜弱 4103… 杨康（老公身份证晚点发）):
 * they have a row of their own, and are asked about. A name for which nothing speaks but that it stands there stays a doubt of the other.
 *
 * Source: docs/business-rules.md#what-a-list-says-of-a-person
 */
export function withNamedBehind(
  reading: ListReading,
  { kind, text = '' }: { readonly kind: ListType; readonly text?: string | undefined },
): ListReading {
  if (reading.message_lines === null || kind !== 'add') return reading;
  const lines = text.split(/\r\n|\r|\n/);
  const known = new Set(reading.rows.flatMap(({ values, intent }) => [values.name ?? '', intent?.of ?? '']));
  const more = reading.rows.flatMap((row): readonly ListRow[] => {
    const line = lines[row.source_row - 1] ?? '';
    const { name, idcard, remark = '' } = row.values;
    if (row.intent?.kind !== 'unclear' || name === undefined || idcard === undefined) return [];
    if (!comesToo.test(line) || corrects.test(line)) return [];
    const words = clipped(line.replace(idcard, '').trim(), words_max);
    return partsOf(remark, line)
      .filter((part) => !known.has(part))
      .map((part) => ({
        source_row: row.source_row,
        values: { name: part },
        intent: { kind: 'unclear', of: '', words },
      }));
  });
  if (more.length === 0) return reading;
  const rows = [...reading.rows, ...more];
  return { ...reading, rows: inOrderOf(rows, rows) };
}

/** Names among the words that found no place on the line of another, each as a whole part of it. */
const partsOf = (remark: string, line: string): readonly string[] =>
  [...new Set(remark.split(/[，,、\s]+/u))].filter(
    (part) =>
      looksLikeName(part) &&
      !isNickname.test(part) &&
      !isKin.test(part) &&
      new RegExp(String.raw`(?<!\p{Script=Han})${part}(?!\p{Script=Han})`, 'u').test(line),
  );

/** That several come, or that papers are still to come. */
const comesToo =
  /(?:证件?|号码?)[^,，。;；]{0,6}(?:晚点|稍后|回头|等下|待会|[今明后]天|下午|晚上|再|补|拍|没|忘|丢)|(?:没|忘)(?:带|记)?(?:身份证|证)|夫妻|两口子|两(?:个?人|位)|一起|都[来去要]|我(?:和|跟)/u;
/** 周到的名字写错了，是周道: another name of the same person. */
const corrects = /错|更正|纠正|应该是|应为|改[成为]|不是/u;
const words_max = 200;
