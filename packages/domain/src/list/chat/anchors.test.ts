import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyIdNumber } from '../../../test/arbitraries.ts';
import { paste, persons } from '../../../test/list-world.ts';
import { numRuns } from '../../../test/runs.ts';

const { zhang, li } = persons;

// Far more than it takes on a busy machine.
const patience = 300_000;

const names = ['张三', '欧阳娜娜', '诸葛 亮', '买买提·吐尔逊', '凤凯文', '扎西', 'NGUYEN VAN AN'];
const sayings = [
  '',
  ' 离职',
  '不来了',
  '，先别买',
  ' 包装工 明天',
  '（老王介绍的）',
  ' 顶替李四',
  '，写错了',
  '？',
  ' 再发一遍',
  '都是焊工',
];
const between = [
  '离职：',
  '新增：',
  '苏州精工明天3个',
  '',
  '换成',
  '小李 9:32',
  '前面那个发错了',
  '「张三」',
  '以上两个先不要加',
];

const line = fc.record({
  above: fc.constantFrom(...between),
  name: fc.constantFrom(...names),
  number: anyIdNumber('1960-01-01', '2008-01-01'),
  saying: fc.constantFrom(...sayings),
});

describe('identity numbers of a message', () => {
  it(
    'B3 each end in one place: a row, or the words of one that is corrected',
    () => {
      fc.assert(
        fc.property(
          fc.uniqueArray(line, { minLength: 1, maxLength: 8, selector: ({ number }) => number }),
          (lines) => {
            const text = lines
              .map(({ above, name, number, saying }) => `${above}\n${name} ${number}${saying}`)
              .join('\n');
            const { rows, skipped } = paste(text);
            for (const { number } of lines) {
              const held = rows.filter(({ values }) => values.idcard === number).length;
              const told = JSON.stringify([rows, skipped]);
              expect(held).toBeLessThanOrEqual(1);
              expect(told).toContain(number);
            }
          },
        ),
        { numRuns },
      );
    },
    patience,
  );

  it(
    'B3 are the same persons in any order of lines that do not speak of each other',
    () => {
      const own = line.map(({ name, number, saying }) => ({
        name,
        number,
        saying:
          saying.startsWith('都') ||
          saying.includes('写错') ||
          saying.includes('再发') ||
          saying.includes('顶替')
            ? ''
            : saying,
      }));
      fc.assert(
        fc.property(
          fc.uniqueArray(own, { minLength: 2, maxLength: 6, selector: ({ number }) => number }),
          (lines) => {
            const told = (some: typeof lines) =>
              paste(
                `大家好\n${some.map(({ name, number, saying }) => `${name} ${number}${saying}`).join('\n')}`,
              )
                .rows.map(({ values, intent }) => `${values.idcard} ${values.name} ${intent?.kind}`)
                .toSorted();
            expect(told(lines.toReversed())).toEqual(told(lines));
          },
        ),
        { numRuns },
      );
    },
    patience,
  );

  it('B3 are read with marks that nobody sees between their digits', () => {
    const marked = zhang.replace(/(.{6})(.{8})/, '$1\u200b$2\u200f');
    expect(paste(`张三 ${marked} 离职`).rows).toMatchObject([
      { values: { idcard: zhang }, intent: { kind: 'leave' } },
    ]);
  });
});

describe('messages far longer than anybody writes', () => {
  it.each([
    ['1,000 persons on a line', `张三${zhang}不做了，李四${li}，`.repeat(500), 1_000],
    ['1,000 who leave without a number', '张三不来了\n'.repeat(1_000), 1],
    ['3,000 words that say things', '先不要加，离职，换成，'.repeat(1_000), 0],
    ['a name of 5,000 characters', `${'张'.repeat(5_000)} ${zhang}`, 1],
    ['10,000 persons on a line', `张三丰${zhang}，李四光${li} `.repeat(5_000), 10_000],
    ['5,000 lines of how many come', `苏州精工3个包装工\n张三 ${zhang}\n`.repeat(5_000), 5_000],
    ['1,000 lines that correct', `张三 ${zhang}\n${'前面那个写错了\n'.repeat(1_000)}`, 1],
  ])(
    'B3 reads %s',
    (_what, text, count) => {
      expect(paste(text).rows).toHaveLength(count);
    },
    patience,
  );
});

describe('a message that speaks of all above over and over', () => {
  it(
    'B3 keeps everybody back, and gives everybody what it says',
    () => {
      const { rows } = paste(`张三 ${zhang}\n以上都是苏州精工的，不来了\n`.repeat(5_000));
      expect(rows.filter(({ intent }) => intent?.kind === 'leave')).toHaveLength(5_000);
      expect(rows.filter(({ values }) => values.work_company !== undefined)).toHaveLength(5_000);
    },
    patience,
  );
});

describe('what a message says of a person', () => {
  it.each([
    ['张三 NUMBER 不做了', 'leave'],
    ['张三 NUMBER 先别买', 'wait'],
    ['张三 NUMBER 顶替李四', 'replace'],
    ['再发一遍\n张三 NUMBER', 'again'],
    ['张三 NUMBER 可能不来', 'unclear'],
    ['离职：\n张三 NUMBER', 'leave'],
    ['张三 NUMBER\n李四 OTHER\n这两个先不要加', 'wait'],
  ])('B3 %s: %s', (text, kind) => {
    const { rows } = paste(text.replace('NUMBER', zhang).replace('OTHER', li));
    expect(rows[0]).toMatchObject({ values: { name: '张三', idcard: zhang }, intent: { kind } });
  });

  it('B3 corrects the line above, and names whose place is taken', () => {
    expect(paste(`张三 ${zhang}\n张三身份证发错了，应该是${li}`).rows).toMatchObject([
      { values: { name: '张三', idcard: li }, intent: { kind: 'correct', of: '张三' } },
    ]);
    expect(paste(`何磊不来了，换成张三 ${zhang}`).rows).toMatchObject([
      { values: { name: '张三' }, intent: { kind: 'replace', of: '何磊' } },
      { values: { name: '何磊' }, intent: { kind: 'leave' } },
    ]);
  });

  it('B3 marks what was chosen between', () => {
    const [row] = paste(`Kevin 张三 ${zhang}`).rows;
    expect(row).toMatchObject({ values: { name: '张三' }, doubts: [{ field: 'name', others: ['Kevin'] }] });
  });
});
