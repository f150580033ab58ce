import type { PermissionKey } from '@app/contract/permissions';

/** The demo: who signs in, for whom they work, and what is insured. All names are invented. */
export const demoPassword = 'Demo-2026!';

export const clerkKeys: readonly PermissionKey[] = ['/policy/index', '/person/index'];

export type DemoCompany = { readonly name: string; readonly codes: readonly string[] };

const factory = [
  'GEN01',
  'MFG01',
  'MFG02',
  'MFG03',
  'MFG04',
  'MFG05',
  'MFG06',
  'MFG07',
  'MFG26',
  'MFG28',
  'MFG29',
];
const machining = [
  'GEN01',
  'MFG02',
  'MFG09',
  'MFG10',
  'MFG11',
  'MFG13',
  'MFG15',
  'MFG17',
  'MFG23',
  'MFG24',
  'MFG26',
];

export const demoCompanies: readonly DemoCompany[] = [
  { name: '昆山华讯电子有限公司', codes: factory },
  { name: '苏州恒立精密机械有限公司', codes: machining },
  { name: '无锡新能电池科技有限公司', codes: [...factory, 'AUT07'] },
  { name: '常州金盛汽车部件有限公司', codes: [...machining, 'AUT01', 'AUT02', 'AUT04'] },
  { name: '太仓通达仓储物流有限公司', codes: ['GEN01', 'MFG26', 'MFG28', 'MFG29', 'MFG30'] },
  { name: '张家港锦绣纺织有限公司', codes: ['GEN01', 'TEX01', 'TEX02', 'TEX03', 'TEX04'] },
];

const surnames = Array.from('王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗梁宋郑谢韩唐冯于董萧');
const givenNames = Array.from('伟芳娜敏静秀丽强磊军洋勇艳杰娟涛明超霞平刚桂英华玉兰春梅建国志文');

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

const regions = ['320583', '320506', '341221', '411424', '510107', '522401', '610125', '420984'];

/** An invented worker of working age; the number has a right check digit and belongs to nobody we know. */
export function inventWorker(draw: (below: number) => number, serial: number) {
  const name = pick(surnames, draw) + pick(givenNames, draw) + (draw(3) === 0 ? '' : pick(givenNames, draw));
  const born = `${1970 + draw(35)}${String(1 + draw(12)).padStart(2, '0')}${String(1 + draw(28)).padStart(2, '0')}`;
  const body = `${pick(regions, draw)}${born}${String(serial % 1000).padStart(3, '0')}`;
  return { name, idcard: body + checkCharacter(body) };
}

const pick = <Item>(from: readonly Item[], draw: (below: number) => number): Item => from[draw(from.length)]!;

const weights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const checkCharacter = (body: string): string =>
  '10X98765432'[
    Array.from(body, Number).reduce((sum, digit, place) => sum + digit * weights[place]!, 0) % 11
  ]!;

/** What a person at the terminal is told. */
export const demoSignIns: readonly string[] = [
  `hr_admin / ${demoPassword}   everything, for two enterprises`,
  `hr_clerk / ${demoPassword}   a sub-user who may only read policies and persons`,
  `starter  / ${demoPassword}   an enterprise whose agreements are not signed yet`,
  `newcomer / ${demoPassword}   a user without an enterprise`,
];
