import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

const told = (text: string) =>
  paste(text).rows.map(({ values, intent }) => [values.name, values.idcard, intent?.kind ?? 'add']);

describe('B3 a name at once behind other words', () => {
  it.each([
    [`苏州精工明天入职张三${zhang}、李四${li}`, 'add'],
    [`苏州精工明天焊工张三${zhang} 李四${li}`, 'add'],
    [`苏州精工 没报到张三${zhang}，李四${li}`, 'wait'],
    [`减员张三${zhang}李四${li}`, 'leave'],
    [`停张三${zhang}和李四${li}`, 'leave'],
  ])('has its own number: %s', (text, kind) => {
    expect(told(text)).toEqual([
      ['张三', zhang, kind],
      ['李四', li, kind],
    ]);
  });

  it('has its own number and its own word, where some go and others come', () => {
    expect(told(`减员张三${zhang}李四${li}增员王五${wang}赵六${zhao}`)).toEqual([
      ['张三', zhang, 'leave'],
      ['李四', li, 'leave'],
      ['王五', wang, 'add'],
      ['赵六', zhao, 'add'],
    ]);
  });
});
