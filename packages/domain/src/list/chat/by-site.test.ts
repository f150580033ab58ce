import { expect, it } from 'vitest';
import { createDirectory } from '../../roster/directory.ts';
import { today } from '../../../test/list-world.ts';
import { readPasted } from '../pasted.ts';

const company = (id: number, name: string) => ({ id, name, status: 10, occupation_codes: [] });
const work = (id: number, code: string, name: string, aliases: readonly string[] = []) => ({
  id,
  code,
  name,
  name_en: code,
  category: '3',
  aliases,
});
const directory = createDirectory(
  [
    company(1, '昆山华讯电子有限公司'),
    company(2, '苏州恒立精密机械有限公司'),
    company(3, '昆山立峰注塑制品有限公司'),
  ],
  [work(1, 'A1', '包装工', ['包装']), work(2, 'A2', '车工'), work(3, 'A3', '注塑工')],
);
const [one, two, three] = ['110105199003078726', '110105199003078742', '110105199003078769'];

const read = (text: string) =>
  readPasted(text, { today, directory }).rows.map(({ values, doubts = [] }) => [
    values.name,
    values.work_company?.slice(2, 4),
    values.occupation,
    values.start_date,
    ...doubts.map(({ field, words }) => `${field} ${words}`),
  ]);

it('B3 give what a paragraph says of a company to the persons behind it, and to no neighbour', () => {
  const text = `周姐好，华讯那边明天来两个包装工，一个叫秦海燕身份证${one}，一个叫秦海波${two}，然后恒立的车工董长青${three}后天来上班，谢谢`;

  expect(read(text)).toEqual([
    ['秦海燕', '华讯', '包装工', '2026-11-22'],
    ['秦海波', '华讯', '包装工', '2026-11-22'],
    ['董长青', '恒立', '车工', '2026-11-23'],
  ]);
});

it('B3 give what the end of a paragraph says of all to all of it', () => {
  expect(read(`华讯的秦海燕${one}，恒立的董长青${three}，都是包装工，明天到`)).toEqual([
    ['秦海燕', '华讯', '包装工', '2026-11-22'],
    ['董长青', '恒立', '包装工', '2026-11-22'],
  ]);
});

it('B3 leave a paragraph whole where companies stand behind their persons', () => {
  expect(read(`秦海燕${one}，华讯包装，董长青${three}，恒立车工，都明天到`)).toEqual([
    ['秦海燕', '华讯', '包装', '2026-11-22'],
    ['董长青', '恒立', '车工', '2026-11-22'],
  ]);
});

it('B3 hear 那个冲压的 as work, 但是 as nobody, and quote no piece of a number', () => {
  const text = `恒立那个冲压的秦海燕${one}\n董长青${three}他说下个月初才来所以这个月不要买，但是体检还没出来`;

  const [first, second = []] = read(text);

  expect(first).toEqual(['秦海燕', '恒立', '冲压', undefined]);
  expect(second[0]).toBe('董长青');
  expect(second).toContain('start_date 他说下个月初才来所以这个月不要买');
});
