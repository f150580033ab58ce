import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang } = persons;

const read = (said: string) => {
  const [{ values, intent } = { values: {}, intent: null }] = paste(
    `李四、王五、赵六三个人15号到岗\n张三 ${zhang} ${said}`,
  ).rows.filter((row) => row.values.idcard === zhang);
  return [intent?.kind ?? 'add', values.start_date, values.end_date];
};

it.each([
  ['1号离职', '2026-12-01'],
  ['1号再停', '2026-12-01'],
  ['月底再走', '2026-11-30'],
])('B3 take the day on which somebody leaves from their own words: %s', (said, end) => {
  expect(read(said)).toEqual(['leave', undefined, end]);
});

it.each(['28号做完', '（28号做完）', '，28号干完就走', '28号就做完了', '就上完28号，28号上完'])(
  'B3 take the day until which somebody works for no start: %s',
  (said) => {
    expect(read(said)).toEqual(['leave', undefined, '2026-11-28']);
  },
);

it.each(['备注', '到岗日期'])(
  'B3 take the day until which somebody works for no start, under %s',
  (title) => {
    const [{ values, intent } = { values: {}, intent: null }] = paste(
      `姓名\t身份证号\t工种\t${title}\n张三\t${zhang}\t包装\t28号做完\n李四\t${persons.li}\t包装\t27号`,
    ).rows;

    expect([intent?.kind, values.start_date, values.end_date]).toEqual(['leave', undefined, '2026-11-28']);
  },
);

it('B3 take a start and a planned end for no leaving', () => {
  expect(read('12月1号入职，干到12月20号走')).toEqual(['add', '2026-12-01', '2026-12-20']);
  expect(read('27号来，28号做完')).toEqual(['add', '2026-11-27', '2026-11-28']);
  expect(read('11月1号入职，干到11月20号走了')[0]).toBe('leave');
});

it('B3 read from one day to another beside a number', () => {
  expect(read('26-28号，就三天')).toEqual(['add', '2026-11-26', '2026-11-28']);
});

it('B3 ask whether whoever is paid by the day ends on it', () => {
  const doubts = (head: string) => paste(`苏州精工 ${head}\n张三 ${zhang}`).rows[0]?.doubts;

  expect(doubts('28号 小时工 当天结')).toMatchObject([{ field: 'end_date' }]);
  expect(doubts('28号到30号 日结')).toBeUndefined();
  expect(doubts('28号')).toBeUndefined();
});
