import type { ChatLine } from './line.ts';

/** 本来说明天，改成下周一(30号): of two days of one person the one to which it was moved; the other may be meant all the same. */
export function withMovedDay(line: ChatLine): ChatLine {
  const days = line.tokens.filter(({ field }) => field === 'start_date').toSorted((a, b) => a.at - b.at);
  const [first] = days;
  const then = days.find(({ text }) => text !== first?.text);
  const isOne = line.tokens.filter(({ field }) => field === 'idcard').length === 1;
  if (first === undefined || then === undefined || !isOne) return line;
  const isTwo = days.every(({ text }) => text === first.text || text === then.text);
  const last = days.findLast(({ at, text }) => text === first.text && at < then.at) ?? first;
  if (!isTwo || !moved.test(line.text.slice(last.end, then.at))) return line;
  const day = { ...then, others: [first.text], words: line.text.slice(first.at, then.end) };
  const tokens = line.tokens.filter((one) => !days.includes(one) || one === then);
  return { ...line, tokens: tokens.map((one) => (one === then ? day : one)) };
}

const moved = /(?:改|换|推迟|延后|延期|延|提前)(?:成|到|为|至|在)?\s*$/u;
