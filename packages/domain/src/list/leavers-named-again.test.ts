import { join } from 'node:path';
import { expect, it } from 'vitest';
import { corpusDirectory } from '../../test/sheet-corpus.ts';
import { day } from '../calendar/day.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const directory = corpusDirectory(join(import.meta.dirname, '../../../../corpus'));
const today = day('2026-11-25');
const [one, two, three] = ['卢娟浩', '陈建杰', '王丽华'] as const;

function read(text: string) {
  const { rows } = readAs('off', readPasted(text, { today, directory, kind: 'off' }), {
    today,
    text,
    directory,
  });
  const isReady = ({ intent, doubts = [] }: (typeof rows)[number]) => !intent && doubts.length === 0;
  const namesOf = (some: typeof rows) => new Set(some.map(({ values: { name = '' } }) => name));
  const asked = namesOf(rows.filter((row) => !isReady(row)));
  return { ready: namesOf(rows.filter(isReady)), asked };
}

it.each(
  [
    '除了@ @划掉 去掉@ 把@去掉 名单里@拿掉 没有@ @不在里面 @先留着 @那个别弄 @打住 @例外 不要@ @另说',
    '删掉@吧 @从名单里删掉 @移出名单 少了@ @是误报 @不用停 排除@ @× @我再问问 minus~@ Not~@',
  ].flatMap((some) => some.split(' ').map((words) => words.replaceAll('~', ' ').replaceAll('@', two))),
)('B3 asks about whom %s takes out of the list before it', (words) => {
  for (const gap of ['，', '\n']) {
    const { ready, asked } = read(`${one}、${two}、${three}离职${gap}${words}`);
    expect({ ready, asked }).toEqual({ ready: new Set([one, three]), asked: new Set([two]) });
  }
  expect(read(`${one}\n${two}\n${three}\n${words}`).ready).not.toContain(two);
});

it.each([
  `${one}、${two}去掉`,
  `请把${one}、${two}从名单里去掉`,
  `去掉${one}\n去掉${two}`,
  `${one}、${two}离职\n以上2人去掉`,
  `${one}、${two}离职\n${one}28号走`,
  `开除${one}，${two}辞职`,
])('B3 takes nobody out of a list by %j', (text) => {
  expect(read(text)).toEqual({ ready: new Set([one, two]), asked: new Set() });
});

it.each([
  `${two}替换掉${one}`,
  `${one}不干了换${two}`,
  `${one}-，${two}+`,
  `${two}徒弟${one}走了`,
  `${two}的徒弟${one}走了`,
  `${two}她老公${one}走了`,
  `${two}同事${one}离职了`,
  `加${two}减${one}`,
  `减${one}加${two}`,
])('B3 takes off nobody who only stands beside a leaver, and loses no leaver, in %j', (text) => {
  const { ready, asked } = read(text);
  expect(ready).not.toContain(two);
  expect([...ready, ...asked]).toContain(one);
});

it.each([
  `${two}(139xxxx1234) 10:20\n${one}走了`,
  `———— ${two} ————\n${one}走了`,
  `------${two}------\n${one}走了`,
  `【${two}】\n${one}走了`,
  `${two} @所有人\n${one}走了`,
  `${two}撤回了一条消息\n${one}走了`,
  `${one}走了\n${two} 代发`,
  `${one}走了\n祝好 ${two}`,
  `${one}走了\n此致 ${two}`,
  `${one}走了\n驻厂 ${two}`,
  `${one}走了\n${two} 敬上`,
  `${one}走了 —${two}`,
  `${one}走了\n以上，${two}`,
])('B3 takes off nobody who only writes or signs, in %j', (text) => {
  expect(read(text).ready).toEqual(new Set([one]));
});

it('B3 asks about nobody whose namesake with another number stays', () => {
  const text = `${one} 320506198802290123 离职\n${one} 110101199003070011 先留着`;
  const { rows } = readAs('off', readPasted(text, { today, directory, kind: 'off' }), {
    today,
    text,
    directory,
  });
  expect(rows.map(({ intent }) => intent?.kind ?? null)).toEqual([null, 'unclear']);
});
