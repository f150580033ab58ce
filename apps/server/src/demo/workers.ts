import { checkCharacterOf } from '@app/domain/persons/id-number';

/** Someone who works nowhere: the number has a right check digit and belongs to nobody we know. */
export type InventedWorker = { readonly name: string; readonly idcard: string };

/** A generator of the same numbers every time. */
export function seededNumbers(seed: number): (below: number) => number {
  let state = seed >>> 0;
  return (below) => {
    // mulberry32: small, and good enough for invented names.
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** An invented worker of working age. Of 280,000 serials in a row no two have the same number. */
export function inventWorker(draw: (below: number) => number, serial: number): InventedWorker {
  const name = pick(surnames, draw) + pick(givenNames, draw) + (draw(3) === 0 ? '' : pick(givenNames, draw));
  // With 8 regions and 1,000 sequence numbers, the year takes another value each time those come round again.
  const year = 1970 + ((serial * 17 + Math.floor(serial / 8000)) % 35);
  const born = `${year}${twoDigits(1 + draw(12))}${twoDigits(1 + draw(28))}`;
  const region = regions[Math.floor(serial / 1000) % regions.length]!;
  const body = `${region}${born}${String(serial % 1000).padStart(3, '0')}`;
  return { name, idcard: body + checkCharacterOf(body) };
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

const pick = <Item>(from: readonly Item[], draw: (below: number) => number): Item => from[draw(from.length)]!;

const surnames = Array.from(
  '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧程曹袁邓许傅沈曾彭吕苏卢蒋蔡贾丁魏薛叶阎',
);
const givenNames = Array.from(
  '伟芳娜敏静秀丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉兰春梅建国志文斌鹏辉波浩宇欣怡佳琪鑫',
);

const regions = ['320583', '320506', '341221', '411424', '510107', '522401', '610125', '420984'];
