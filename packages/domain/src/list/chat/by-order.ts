import type { FramedLine } from './frame.ts';
import { orderOf, type OrderReader } from '../words/line-order.ts';

/** 明天到华讯 A 后天到恒立 B: a line whose words stand before their persons is read as a line for each of them. */
export function byOrder(line: FramedLine, mentions: OrderReader['mentions']): readonly FramedLine[] {
  const { text, today } = line;
  const order = orderOf(text, { mentions, today });
  if (order?.kind !== 'ahead') return [line];
  const isReworded = line.quoted !== text;
  return [0, ...order.cuts].map((from, at) => {
    const words = text.slice(from, order.cuts[at] ?? text.length);
    return { ...line, text: spoken(words), quoted: isReworded ? line.quoted : words };
  });
}

/** Without the small words by which a sentence goes from one to the next: 然后后天去恒立的有 B. */
const spoken = (words: string): string =>
  words
    .replace(/^[\s,，、;；]*(?:然后|还有|另外|再有|接着|那个|[呢啊哦嗯])+(?=\p{L})/u, '')
    .replace(/的(?:有|是|叫)(?=\s*\p{Script=Han}{2,4}\s*\d)/u, '的 ')
    .replace(/[,，、;；\s]+$/u, '');
