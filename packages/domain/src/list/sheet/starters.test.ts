import { describe, expect, it } from 'vitest';
import { directory, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readPasted } from '../pasted.ts';
import { readSheet } from '../read-sheet.ts';

const { zhang, li } = persons;

const list = (rows: readonly string[]) => readSheet(sheetOf(rows), { today, directory }).rows;

/** Why each row is held, with its words. */
const held = (rows: readonly string[]) =>
  list(rows).map(({ intent }) => intent && [intent.kind, intent.words]);

describe('a list of those who start', () => {
  const head = '姓名|身份证号|用工单位|预计入职日期|状态';

  it('B3 holds nobody whose state is 待入职 and who has a day to begin', () => {
    const rows = [head, `张三|${zhang}|苏州精工|2026/12/1|待入职`, `李四|${li}|苏州精工||待入职`];

    expect(held(rows)).toEqual([undefined, ['wait', '待入职']]);
  });

  it('B3 holds nobody by who sends them', () => {
    const rows = [`${head}|派遣单位`, `张三|${zhang}|苏州精工|2026/12/1|待入职|江南劳务派遣有限公司`];

    expect(held(rows)).toEqual([undefined]);
  });

  it('B3 says of whoever gave it up that they do not come', () => {
    const rows = ['姓名|身份证号|备注', `张三|${zhang}|放弃入职，不用买`, `李四|${li}|寒假工`];

    expect(held(rows)).toEqual([['leave', '放弃入职，不用买'], undefined]);
  });

  it('B3 takes 寒假工 for no work type beside another', () => {
    const [row] = list(['姓名|身份证号|岗位|备注', `张三|${zhang}|普工|寒假工`]);

    expect(row?.doubts ?? []).toEqual([]);
  });

  it('B3 quotes a sex that the number contradicts as it is written', () => {
    const [row] = list(['姓名|性别|身份证号', `张三|女|${zhang}`]);

    expect(row?.doubts).toEqual([{ field: 'gender', words: '女', others: ['male'] }]);
  });
});

it('B3 asks of a company that is named no second time whether it is itself', () => {
  const { rows } = readPasted(`另外精工再加一个张三 ${zhang} 普工`, { today, directory });

  expect(
    rows[0]?.doubts?.flatMap(({ words, others }) => others.filter((one) => one === words)) ?? [],
  ).toEqual([]);
});
