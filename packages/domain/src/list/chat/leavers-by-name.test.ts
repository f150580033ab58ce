import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang } = persons;

const leaversOf = (line: string) =>
  paste(`苏州精工 包装工 明天\n张三 ${zhang}\n\n${line}`)
    .rows.filter(({ intent }) => intent?.kind === 'leave')
    .map(({ values: { name, end_date }, intent }) => [name, end_date, intent?.words]);

it.each([
  [
    '何秀兰离职了，马志强明天起不来了',
    [
      ['何秀兰', undefined, '离职了'],
      ['马志强', '2026-11-22', '不来了'],
    ],
  ],
  [
    '何秀兰走了，马志强后天走',
    [
      ['何秀兰', undefined, '走了'],
      ['马志强', '2026-11-23', '走'],
    ],
  ],
  ['马志强从明天开始不来上班了', [['马志强', '2026-11-22', expect.stringContaining('不来上班')]]],
])('B3 takes each whom a line names as leaving, with what is said of that one: %s', (line, expected) => {
  expect(leaversOf(line)).toEqual(expected);
});

it('B3 takes a work type that is said of one behind the number for that one, and no other words', () => {
  const workOf = (said: string) =>
    paste(`苏州精工 包装工 明天\n张三 ${zhang} ${said}`).rows.map(({ values }) => values.occupation);
  expect(workOf('这个是叉车，有证')).toEqual(['叉车']);
  for (const said of ['这个是新来的', '他是夜班', '这个是本地人', '她是我表妹'])
    expect(workOf(said), said).toEqual(['包装工']);
});
