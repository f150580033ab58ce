import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../test/list-world.ts';

// A number is one however it is cut and wherever it stands: nothing that may be a number is a note.

const { zhang, wang } = persons;
const numbers = ['320506198802290123', '36073019961220037X'];

const cuts = [
  [6, 8, 4],
  [6, 4, 4, 4],
  [4, 4, 4, 4, 2],
  [3, 3, 4, 4, 4],
  [6, 4, 2, 2, 4],
  [14, 4],
  [10, 8],
  Array<number>(18).fill(1),
];

const signs = [
  ' ',
  '  ',
  '-',
  '－',
  '–',
  '—',
  '.',
  '．',
  '·',
  '•',
  '/',
  '_',
  ',',
  '，',
  '、',
  '~',
  ':',
  '*',
  ' - ',
  '\u3000',
  '\u200B',
];

const inGroups = (number: string, lengths: readonly number[], sign: string): string => {
  let at = 0;
  return lengths.map((length) => number.slice(at, (at += length))).join(sign);
};

const places: readonly {
  readonly where: string;
  readonly of: (number: string) => string;
  readonly name?: string;
}[] = [
  { where: 'behind the name', of: (number) => `李四 ${number}` },
  { where: 'at once behind it', of: (number) => `李四${number}` },
  { where: 'before the name', of: (number) => `${number} 李四` },
  { where: 'on the line below', of: (number) => `李四\n${number}` },
  { where: 'behind a colon', of: (number) => `李四：${number}` },
  { where: 'on a numbered line', of: (number) => `2、李四 ${number} 普工` },
  { where: 'with a mobile', of: (number) => `李四 ${number} 13812345678` },
  { where: 'behind a long name', of: (number) => `阿不都热西提 ${number}`, name: '阿不都热西提' },
  { where: 'in a table', of: (number) => `李四\t${number}\t普工` },
];

function read(line: string) {
  const lineOf = (name: string, number: string) =>
    line.includes('\t') ? `${name}\t${number}\t普工` : `${name} ${number}`;
  const { rows } = paste(`${lineOf('张三', zhang)}\n${line}\n${lineOf('王五', wang)}`);
  return rows.map(({ values }) => [values.name, values.idcard]);
}

describe.each(places)('B3 a number $where', ({ of, name = '李四' }) => {
  it.each(signs)('is whole where %j cuts it', (sign) => {
    for (const number of numbers)
      for (const lengths of cuts) {
        const written = inGroups(number, lengths, sign);
        expect(read(of(written)), written).toEqual([
          ['张三', zhang],
          [name, number],
          ['王五', wang],
        ]);
      }
  });
});

it.each([
  ['360730.19961220.037×', '36073019961220037X'],
  ['36073019961220037叉', '36073019961220037X'],
  ['36073019961220037X13812345678', '36073019961220037X'],
  ['（320506198802290123）', '320506198802290123'],
  ['sfz320506198802290123', '320506198802290123'],
])('B3 reads %s as the number that it is', (written, number) => {
  expect(read(`李四 ${written}`)[1]).toEqual(['李四', number]);
});

it('B3 takes a number that is cut as such numbers are and mistyped for one that is to be mended', () => {
  expect(read('李四 320506.19880229.0124')[1]).toEqual(['李四', '320506198802290124']);
});

it('B3 takes a man or a woman between number and name for no part of the name', () => {
  expect(read('320506198802290123男李四')[1]).toEqual(['李四', '320506198802290123']);
});
