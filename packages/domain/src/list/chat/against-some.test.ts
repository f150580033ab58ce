import { describe, expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';

const { zhang, li, wang } = persons;

/** Whom a line means by name or place, each as it is written. */
const pointers = [
  '李四',
  '第二个',
  '第2个',
  '2号',
  '其中李四',
  '其中第二个',
  '第二位',
  '李四他',
  `尾号${li.slice(-4)}`,
];

const remarks =
  `除外 不买 先不买 有社保了 交过社保 健康证没办 不来了 体检没过 等通知 出结果再加 暂缓 先别上 明天不来 辞职了 不用加 有保险 取消 放弃
  不干了 还没到 被刷了 走了 算了 不要 没来 请假 下个月再买 待定 不确定`.split(/\s+/u);

/** Lines that say of all where they go and when, and of P alone that R. */
const frames = [
  '苏州精工的，25号上班。P R',
  '都是苏州精工的，普工，明天上班，P R',
  'P R，其他的明天去苏州精工',
  '苏州精工的，25号上班（P R）',
  'P R 其他人明天上班',
  '苏州精工普工明天上班 P R',
  '去苏州精工，P R，都是普工',
  '25号到岗，苏州精工，P R，谢谢',
  '苏州精工，P R。明天上班',
  '明天去苏州精工：普工。P R',
];

describe('B3 on a line of facts words against one', () => {
  it.each(frames)('keep that one back, and nobody else: %s', (frame) => {
    const lines = pointers.flatMap((pointer) =>
      remarks.map((remark) => frame.replace('P', pointer).replace('R', remark)),
    );
    const wrong = lines.filter((line) => {
      const { rows } = paste(`张三 ${zhang}\n李四 ${li}\n王五 ${wang}\n${line}`);
      return rows.map(({ intent }) => (intent === undefined ? 1 : 0)).join('') !== '101';
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['去苏州精工的，25号上班，手续还没办完', '000'],
    ['去苏州精工的，25号上班，都没有健康证', '000'],
    ['去苏州精工的，25号上班，没有问题，麻烦你了', '111'],
    ['李四改25号来', '111'],
  ])('%s: %s', (line, wanted) => {
    const { rows } = paste(`张三 ${zhang}\n李四 ${li}\n王五 ${wang}\n${line}`);
    const come = rows.map(({ intent }) => (intent?.kind === undefined || intent.kind === 'correct' ? 1 : 0));
    expect(come.join('')).toBe(wanted);
  });

  it.each([
    ['除了李四都是苏州精工的，明天上班', '101'],
    ['除李四外都是苏州精工的，明天上班', '101'],
    ['除了最后一个都是苏州精工的，明天上班', '110'],
    ['除了最后一个，其他都去苏州精工，明天上班', '110'],
    ['除了李四是焊工，其他都去苏州精工', '101'],
  ])('leave out of the facts whom they except: %s', (line, wanted) => {
    const { rows } = paste(`张三 ${zhang}\n李四 ${li}\n王五 ${wang}\n${line}`);
    expect(rows.map(({ values }) => (values.work_company === undefined ? 0 : 1)).join('')).toBe(wanted);
    expect(rows.every(({ intent }) => intent === undefined)).toBe(true);
  });
});
