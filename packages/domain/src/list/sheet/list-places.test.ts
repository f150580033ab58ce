import { describe, expect, it } from 'vitest';
import { directory, paste, persons, sheetOf, today } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

const { zhang, li, wang, zhao } = persons;

const kept = (rows: readonly { readonly values: { readonly name?: string }; readonly intent?: unknown }[]) =>
  rows.flatMap(({ values, intent }) => (intent ? [values.name] : []));

describe('B3 a line that keeps back several by their place', () => {
  const list = `苏州精工 12月1日 包装工\n1、张三 ${zhang}\n2、李四 ${li}\n3、王五 ${wang}`;

  it.each(['第1号、第3号未到，不报', '第1号和第3号不报', '第1个、第3个不报', '第一个、第三个先不买'])(
    'is of all of them: %s',
    (line) => {
      expect(kept(paste(`${list}\n${line}`).rows)).toEqual(['张三', '王五']);
    },
  );
});

describe('B3 a place in a list of two halves side by side', () => {
  const read = (rows: readonly string[]) => readBook([sheetOf(rows)], { today, directory }).list.rows;

  it('is by the numbers that the list has', () => {
    const rows = [
      '苏州精工 包装工|||||',
      '序号|姓名|身份证号码|序号|姓名|身份证号码',
      `1|张三|${zhang}|3|王五|${wang}`,
      `2|李四|${li}|4|赵六|${zhao}`,
    ];
    expect(kept(read([...rows, '以上第2号、第3号未到，不报|||||']))).toEqual(['王五', '李四']);
    expect(kept(read([...rows, '第3号未到，不报|||||']))).toEqual(['王五']);
    const written = [...rows, '以上第2号、第3号未到，不报|||||'].join('\n').replaceAll('|', ',');
    expect(kept(paste(written).rows)).toEqual(['王五', '李四']);
  });

  it('is asked of whomever it may mean where the list has none', () => {
    const rows = ['苏州精工 包装工|||', '姓名|身份证号码|姓名|身份证号码', `张三|${zhang}|王五|${wang}`];
    expect(kept(read([...rows, `李四|${li}|赵六|${zhao}`, '第2个、第4个未到，不报|||']))).toEqual(
      expect.arrayContaining(['王五', '李四', '赵六']),
    );
  });
});
