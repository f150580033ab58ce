import { describe, expect, it } from 'vitest';
import { paste, persons, valuesOf } from '../../../test/list-world.ts';

const { zhang, li } = persons;
const suzhou = '苏州精工电子有限公司';

const read = (...lines: readonly string[]) => valuesOf(paste(lines.join('\n')));

describe('what a message says somebody has as whoever stands above', () => {
  it('B3 is the day of a form, and the mobile number', () => {
    const form = ['姓名：张三', `身份证号：${zhang}`, '电话：13812345678', '入职日期：2026.11.28', '———'];
    const second = ['姓名：李四', `身份证号：${li}`, '手机号：同上', '入职日期：同上'];

    expect(read(...form, ...second)).toEqual([
      { name: '张三', idcard: zhang, mobile: '13812345678', start_date: '2026-11-28' },
      { name: '李四', idcard: li, mobile: '13812345678', start_date: '2026-11-28' },
    ]);
  });

  it('B3 is a day that has to be typed where nobody stands above', () => {
    expect(read('姓名：李四', `身份证号：${li}`, '入职日期：同上')).toEqual([
      { name: '李四', idcard: li, start_date: '同上' },
    ]);
  });

  it('B3 is the work that it names in fewer words, and the number of the one telephone', () => {
    const line = `张三${zhang}，高空焊工 13812345678；他老婆李四${li}也是焊工，手机留的同一个号`;

    expect(paste(line).rows.map(({ values, doubts }) => ({ ...values, doubts }))).toMatchObject([
      { name: '张三', occupation: '高空焊工', mobile: '13812345678', doubts: undefined },
      { name: '李四', occupation: '高空焊工', mobile: '13812345678', doubts: undefined },
    ]);
  });
});

describe('a line that begins with 她', () => {
  it('B3 tells the work of the one right above alone', () => {
    const above = ['明天苏州精工上一个包装', `张三 ${zhang}`, `还有个 李四 ${li}`];

    expect(read(...above, '她不做包装哈 焊工')).toMatchObject([
      { name: '张三', work_company: suzhou, occupation: '包装' },
      { name: '李四', occupation: '焊工' },
    ]);
    expect(read(...above, '他是焊工')).toMatchObject([{ occupation: '包装' }, { occupation: '焊工' }]);
  });

  it('B3 is left out of nothing', () => {
    const { skipped } = paste([`张三 ${zhang}`, `李四 ${li}`, '她是焊工'].join('\n'));

    expect(skipped).toEqual([]);
  });

  it('B3 takes work that is counted for a work type, also in words the directory has not', () => {
    expect(read('早 刘姐 明天苏州精工上一个叉车', `张三 ${zhang}`)).toMatchObject([
      { work_company: suzhou, occupation: '叉车' },
    ]);
  });
});
