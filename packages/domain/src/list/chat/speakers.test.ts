import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

// A chat in which several speak: whose words hold for whom.

const { zhang, li, wang } = persons;
const suzhou = '苏州精工电子有限公司';
const kunshan = '昆山好丰食品有限公司';
const told = (text: string) =>
  paste(text).rows.map(({ values, doubts = [] }) => [
    values.work_company,
    doubts.filter(({ field }) => field === 'work_company').flatMap(({ others }) => others),
  ]);

it('B3 takes what one says for those whom the same one names', () => {
  const text = `徐主管 10:01\n苏州精工\n张三 ${zhang}\n韩班长 10:02\n好丰食品\n李四 ${li}`;

  expect(told(text)).toEqual([
    [suzhou, []],
    [kunshan, []],
  ]);
});

it('B3 asks where another has spoken of a place since, and gives 同上 what its speaker said', () => {
  const text = `徐主管 10:01\n苏州精工\n张三 ${zhang}\n韩班长 10:02\n好丰食品\n李四 ${li}`;

  expect(told(`${text}\n徐主管 10:03\n还有王五 ${wang}`)[2]).toEqual([suzhou, [kunshan]]);
  expect(told(`${text}\n徐主管 10:03\n王五 ${wang} 同上`)[2]?.[0]).toBe(suzhou);
});

it('B3 asks about a place that only another speaker has said', () => {
  const { doubts } = paste(`徐主管 10:01\n苏州精工明天要人\n韩班长 10:02\n张三 ${zhang}`).rows[0]!;

  expect(doubts).toContainEqual(expect.objectContaining({ field: 'work_company' }));
});
