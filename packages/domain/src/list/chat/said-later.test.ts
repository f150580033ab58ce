import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li } = persons;
const list = `苏州精工 明天\n张三 ${zhang}\n李四 ${li}`;

const rowsOf = (words: string) => paste(`${list}\n${words}`).rows;
const kindsOf = (words: string) => rowsOf(words).map(({ intent }) => intent?.kind ?? 'add');

describe('what is said below a list', () => {
  it.each(['撤回', '取消', '张三和李四只来一个', '上面两个身份证号反了', '刘姐：好的已加'])(
    'B3 keeps all of it back: %s',
    (words) => {
      expect(kindsOf(words)).not.toContain('add');
    },
  );

  it.each([
    ['刘姐：张三已经在好丰参保了', ['unclear', 'add']],
    ['刘姐：张三黑名单', ['unclear', 'add']],
    ['还有一个等下发', ['add', 'add']],
    ['两个只来两个', ['add', 'add']],
  ])('B3 is of whom it speaks, and of nobody else: %s', (words, kinds) => {
    expect(kindsOf(words)).toEqual(kinds);
  });

  it('B3 corrects a number of which a digit was left out, and makes nobody of it', () => {
    const right = `${li.slice(0, -1)}${li.endsWith('3') ? '1' : '3'}`;
    expect(rowsOf(`李四身份证少一位 ${right}`)).toMatchObject([
      { values: { idcard: zhang } },
      { values: { idcard: right }, intent: { kind: 'correct' }, doubts: [{ field: 'idcard', others: [li] }] },
    ]);
  });

  it('B3 gives each the work that stands behind the name', () => {
    expect(rowsOf('张三焊工 李四普工').map(({ values }) => values.occupation)).toEqual(['焊工', '普工']);
  });
});
