import { describe, expect, it } from 'vitest';
import { readSheet } from '../read-sheet.ts';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';

const { zhang, li, wang, zhao } = persons;

/** Who of four with such cells in a column is to be insured without being asked about: 1; whoever is kept back: 0. */
const come = (title: string, cells: readonly string[]) =>
  readSheet(
    sheetOf([
      `姓名|身份证号|${title}`,
      ...[zhang, li, wang, zhao].map(
        (idcard, at) => `${['张三', '李四', '王五', '赵六'][at]}|${idcard}|${cells[at]}`,
      ),
    ]),
    { today, directory },
  )
    .rows.map(({ intent }) => (intent === undefined ? 1 : 0))
    .join('');

describe('B3 a column that asks whether to insure', () => {
  it.each([
    ['买否', '√|×|○|', '1000'],
    ['买否', '是|否|是|否', '1010'],
    ['投保', '√|×|√|○', '1010'],
    ['参保', '1|0|1|0', '1010'],
    ['意外险', '✔|✘|✔|✘', '1010'],
    ['雇责', '√||√|', '1010'],
    ['保险', '需|免|需|免', '1010'],
    ['保险', '有|无|有|无', '0000'],
    ['是否办理参保', '要办|已办|未办|要办', '1001'],
    ['是否需要购买保险', '需要|不需要||是', '1001'],
  ])('%s: %s', (title, cells, wanted) => {
    expect(come(title, cells.split('|'))).toBe(wanted);
  });
});

describe('B3 a column that asks whether it is done', () => {
  it.each([
    ['是否已买', '否|是|否|是', '1010'],
    ['已参保', '|√||√', '1010'],
    ['办理情况', '未办|已办|在保|没弄', '1001'],
    ['办理进度', '未提交|已提交|已生效|未提交', '1001'],
    ['保险状态', '无|在保|有|无', '1001'],
  ])('%s: %s', (title, cells, wanted) => {
    expect(come(title, cells.split('|'))).toBe(wanted);
  });
});

describe('B3 a column that asks for others who insure, who came, or which kind of people they are', () => {
  it.each([
    ['是否外包', '否|是|否|是', '1010'],
    ['放弃参保', '|√||是', '1010'],
    ['学生', '否|是|否|是', '1010'],
    ['到岗', '到|没到|跑了|到', '1001'],
    ['面试结果', '过|没过|淘汰|通过', '1001'],
    ['签到', '张三||王五|', '1010'],
    ['用工形式', '派遣|外包|挂靠|派遣', '1001'],
    ['类型', '新|老|在册|新', '1001'],
  ])('%s: %s', (title, cells, wanted) => {
    expect(come(title, cells.split('|'))).toBe(wanted);
  });

  it.each([
    ['住宿', '住|不住|住|不住'],
    ['证件类型', '身份证|护照|身份证|身份证'],
    ['性质', '派遣|派遣|派遣|派遣'],
    ['入职', '明天|明天|后天|11.25'],
    ['有无驾照', '有|无|有|无'],
  ])('keeps nobody back for what is asked for other reasons: %s %s', (title, cells) => {
    expect(come(title, cells.split('|'))).toBe('1111');
  });
});
