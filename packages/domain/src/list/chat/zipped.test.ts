import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

// A number goes to a name only by an order that holds for all of them.

const { zhang, li, wang } = persons;

const read = (text: string) =>
  paste(text).rows.map(({ values: { name, idcard }, doubts = [] }) =>
    [name ?? '–', idcard ?? '–', ...doubts.filter(({ field }) => field === 'name').map(() => 'asked')].join(
      ' ',
    ),
  );

const pairs = [`张三 ${zhang}`, `李四 ${li}`];

describe('B3 names and numbers by turns', () => {
  it.each([
    ['alone', ''],
    ['named once above', '苏州精工加两个焊工，一个叫张三一个叫李四，明天到\n'],
    ['named once above, as spoken', '那个苏州精工的你给我加两个焊工啊一个叫张三一个叫李四\n'],
    ['one of them named above', '李四也来，明天苏州精工\n'],
  ])('are each of the name above: %s', (_, above) => {
    expect(read(`${above}张三\n${zhang}\n李四\n${li}`)).toEqual(pairs);
  });

  it('are each of the name below where a number begins', () => {
    expect(read(`苏州精工 焊工\n${zhang}\n张三\n${li}\n李四`)).toEqual(pairs);
  });

  it('are asked about where the order may be another', () => {
    expect(read(`苏州精工 焊工\n${zhang}\n张三\n王五 ${wang}`)).toEqual([
      `张三 ${zhang} asked`,
      `王五 ${wang}`,
    ]);
  });

  it('leave a name without a number behind', () => {
    expect(read(`苏州精工 焊工\n张三\n${zhang}\n李四`).slice(0, 1)).toEqual([`张三 ${zhang}`]);
  });
});

describe('B3 a number without a name', () => {
  it.each(['身份证没带 明天补', '身份证忘带了，晚点补给你', '号码晚点发'])(
    'is not that of somebody below whose number is to come: %s',
    (words) => {
      const rows = read(`苏州精工 焊工\n${zhang}\n李四 ${words}\n王五 ${wang}`);
      expect(rows).toEqual([`– ${zhang} asked`, '李四 –', `王五 ${wang}`]);
    },
  );
});
