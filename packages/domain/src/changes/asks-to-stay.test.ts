import { expect, it } from 'vitest';
import { asksToStay } from './asks-to-stay.ts';

it.each(['贾超先别减，他又说不走了', '暂时不减', '他不走了', '李四留下', '请假一周，别停'])(
  'N14 knows who is to stay by the words of a list: %s',
  (words) => expect(asksToStay(words)).toBe(true),
);

it.each(['张三差点走', '可能不走了', '先别减吗', '不用来了', '走了', ''])(
  'N14 takes for nobody who is to stay: %s',
  (words) => expect(asksToStay(words)).toBe(false),
);
