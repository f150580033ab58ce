import { describe, expect, it } from 'vitest';
import { directory, paste, persons, sheetOf, today } from '../../test/list-world.ts';
import { readBook } from './book.ts';

const { zhang, li, wang } = persons;

const message = (words: string, below = '') =>
  paste(`苏州精工 包装工 25号上班\n张三 ${zhang}\n${words} ${li}\n王五 ${wang}\n${below}`).rows;

const sheet = (name: string, work: string, beside: string, below = '') =>
  readBook(
    [
      sheetOf([
        '姓名|身份证号|工种|入职日期',
        `张三|${zhang}|焊工|2026-11-25`,
        `${name}|${li}|${work}|2026-11-25${beside === '' ? '' : `|${beside}`}`,
        `王五|${wang}|焊工|2026-11-25`,
        ...(below === '' ? [] : [below]),
      ]),
    ],
    { today, directory },
  ).list.rows;

const places = {
  'in brackets behind the name of a message': (words: string) => message(`李四（${words}）`),
  'of the second, below a message': (words: string) => message('李四', `第二个${words}`),
  'in a remark below a message': (words: string) => message('李四', `备注：李四${words}`),
  'in brackets behind a work type’s cell': (words: string) => sheet('李四', `焊工（${words}）`, ''),
  'in brackets behind a name’s cell': (words: string) => sheet(`李四（${words}）`, '焊工', ''),
  'in a cell without a heading': (words: string) => sheet('李四', '焊工', words),
  'in a remark below a sheet': (words: string) => sheet('李四', '焊工', '', `备注：李四${words}`),
};

const kept = (rows: ReturnType<typeof message>) =>
  rows.map(({ values, intent }) => (intent === undefined ? '' : (values.name ?? ''))).join('');

const against =
  `人间蒸发了 联系不上 嫌工资低 还在老家 划掉 没谈拢 变卦了 另谋高就 人证不符 只来看看 备胎 预备 顺延 等我信儿 没定
  占个名额 先挂着 发错群了 竞对的人 昨晚跑了 失踪 打架开除 交了辞职 急辞 退宿了 交还工牌 回老家种地 被拘留`.split(
    /\s+/u,
  );
const harmless =
  '住宿舍 不住宿 夜班 老乡介绍 熟手 有经验 会开叉车 返厂 有健康证 湖北人 回族 已体检 加急 本地人 带被褥'.split(
    ' ',
  );

describe.each(Object.entries(places))('B3 words beside somebody, %s,', (_where, read) => {
  it.each(against)('keep that one back, and nobody else: %s', (words) => {
    expect(kept(read(words))).toMatch(/^李四/u);
    expect(kept(read(words))).not.toMatch(/张三|王五/u);
  });

  it.each(harmless)('keep nobody back: %s', (words) => {
    expect(kept(read(words))).toBe('');
  });
});
