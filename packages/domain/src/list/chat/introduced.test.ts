import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li } = persons;
const head = '苏州精工 明天 包装工';

it.each([
  ['还有个小伙 叫昂觉 没证件', '昂觉'],
  ['还有个缅甸小伙 叫昂觉 证件还没拿来 先跟着干', '昂觉'],
  ['还有一个小伙子，叫岩温，身份证忘带了', '岩温'],
  ['还有个小姑娘 叫罗家兵 没带身份证', '罗家兵'],
])('B3 whoever is introduced without papers has a row, and is nobody’s company or work: %s', (line, name) => {
  for (const lines of [
    [head, `张三 ${zhang}`, line, `李四 ${li}`],
    [head, line, `李四 ${li}`],
  ]) {
    const { rows } = paste(lines.join('\n'));
    expect(rows.find(({ values }) => values.name === name)?.intent?.kind).toBe('unclear');
    const last = rows.find(({ values }) => values.idcard === li);
    expect(last?.values).toMatchObject({ work_company: '苏州精工电子有限公司', occupation: '包装工' });
    expect([last?.intent, last?.doubts]).toEqual([undefined, undefined]);
  }
});

it('B3 一个小伙子 over somebody is no company', () => {
  const { rows } = paste(`${head}\n张三 ${zhang}\n还有个小伙子 没证件\n李四 ${li}`);

  expect(rows.map(({ values }) => values.work_company)).toEqual(Array(2).fill('苏州精工电子有限公司'));
});
