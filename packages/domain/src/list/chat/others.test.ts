import { expect, it } from 'vitest';
import type { ChatLine } from './line.ts';
import { isHead } from './others.ts';

it('B3 looks through a line once for whether it stands over persons, however many sayings it holds', () => {
  let looks = 0;
  const line = {
    text: '张三离职李四入职',
    isNumbered: false,
    marks: [],
    get left() {
      looks += 1;
      return '张三李四';
    },
  } as unknown as ChatLine;

  expect(Array.from({ length: 1_000 }, () => isHead(line))).not.toContain(true);
  expect(looks).toBe(1);
});
