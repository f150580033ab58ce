import { expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { join } from 'node:path';
import { readAs } from './read-as.ts';
import { readPasted } from './pasted.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-26');

const kindsOf = (text: string) =>
  Object.fromEntries(
    readAs('off', readPasted(text, { today, directory, kind: 'off' }), { today, text, directory }).rows.map(
      ({ values, intent }) => [values.name, intent?.kind ?? 'leaves'],
    ),
  );

it('B3 tells who plainly begins by a message apart from whoever is asked about', () => {
  expect(
    kindsOf(
      '恒立后天来两个：\n王海波 420281197609196795 车工\n刘春燕 420281199711017465 品检\n走了一个，邓英，昨天走的',
    ),
  ).toEqual({ 王海波: 'start', 刘春燕: 'start', 邓英: 'leaves' });
});

it('B3 asks about whoever has a number and a day, and no word that they come', () => {
  expect(kindsOf('王海波 420281197609196795 11月28日\n张建国 11月28日离职')).toEqual({
    王海波: 'unclear',
    张建国: 'leaves',
  });
  expect(kindsOf('@小周 28号\n王海波 420281197609196795\n张建国不做了')).toMatchObject({ 王海波: 'unclear' });
});

it('B3 asks about whoever has a number and no first day, or words that speak of leaving', () => {
  expect(kindsOf('王海波 420281197609196795\n刘春燕 420281199711017465 离职\n邓英昨天走的')).toMatchObject({
    王海波: 'unclear',
  });
  expect(
    kindsOf('后天来一个 王海波 420281197609196795 车工\n邓英昨天走的\n王海波先不办离职'),
  ).not.toMatchObject({
    王海波: 'start',
  });
});

it.each([
  ['a label', '丹阳光学 11.28 入职\n孙志强 320621197201038832 质检\n离职：徐秀磊 11.27，苏梅 11.27'],
  ['a head', '丹阳光学 入职\n孙志强 320621197201038832 质检\n离职\n徐秀磊 11.27\n苏梅 11.27'],
])('B3 takes a head of those who come for no word about those under %s of leaving', (_, text) => {
  expect(kindsOf(text)).toMatchObject({ 徐秀磊: 'leaves', 苏梅: 'leaves' });
});

it('B3 asks about those below a head of those who come where no head of leaving follows', () => {
  expect(kindsOf('11.28 入职\n徐秀磊 11.27\n苏梅离职')).toMatchObject({ 徐秀磊: 'unclear' });
  expect(kindsOf('离职：徐秀磊 11.27\n又入职了')).toMatchObject({ 徐秀磊: 'unclear' });
});

it.each([
  '离职 贾艳英 上个月就没来了',
  '海安家纺：邓丽 上礼拜就不来了',
  '华讯电子 苏杰静走，29号最后一天，没人顶',
])('B3 asks not whether somebody leaves of whom it is said that they do: %s', (text) => {
  expect(Object.values(kindsOf(text))).toEqual(['leaves']);
});

it('B3 takes the title of a column for nobody, and the reason beside a day for no question', () => {
  const text =
    '镇江丹阳光学\t离职名单\t\t\n序号\t姓名\t部门\t离职日期\t备注\n1\t于平桂\t人事\t2026-11-28\t\n2\t傅霞文\t普工\t2026-12-05\t工资结清后走\n3\t赵平\t包装\t\t待定\n合计\t3\t\t\t';
  expect(kindsOf(text)).toEqual({ 于平桂: 'leaves', 傅霞文: 'leaves', 赵平: 'wait' });
});
