import { expect, it } from 'vitest';
import { directory, paste, persons, sheetOf, today, valuesOf } from '../../../test/list-world.ts';
import { readBook } from '../book.ts';

// Forms that each hold one person.

const { zhang, li } = persons;

it('B3 reads a form among labels that nobody needs, and takes no relative for a person', () => {
  const form = (name: string, number: string) =>
    [
      '员工入职信息表',
      `姓名\t${name}\t性别\t男\t民族\t汉`,
      `身份证号\t${number}\t婚否\t未`,
      '紧急联系人\t张大明\t关系\t父子\t联系人电话\t15595970636',
      '岗位\t打包工\t介绍人\t老乡',
      `本人承诺以上信息属实，签字：\t${name}`,
    ].map((line) => line.replaceAll('\t', '|'));
  const { list } = readBook([sheetOf([...form('张三', zhang), '', ...form('李四', li)])], {
    today,
    directory,
  });

  expect(valuesOf(list)).toMatchObject([
    { name: '张三', idcard: zhang, occupation: '打包工' },
    { name: '李四', idcard: li, occupation: '打包工' },
  ]);
});

it('B3 gives each of two forms abreast its own, also what stands above the names', () => {
  const text = [
    '编号\tA-01\t\t编号\tA-02',
    '姓名\t张三\t\t姓名\t李四',
    `身份证号\t${zhang}\t\t身份证号\t${li}`,
    '岗位\t打包工\t\t岗位\t包装',
  ].join('\n');

  expect(valuesOf(paste(text))).toEqual([
    { employee_no: 'A-01', name: '张三', idcard: zhang, occupation: '打包工' },
    { employee_no: 'A-02', name: '李四', idcard: li, occupation: '包装' },
  ]);
});
