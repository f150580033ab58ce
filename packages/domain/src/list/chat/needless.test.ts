import { expect, it } from 'vitest';
import { paste, persons } from '../../../test/list-world.ts';
import { saidIn } from '../words/states.ts';

const { zhang, li, wang } = persons;

it('B3 who is not the one above of the same name is asked about no more than that one', () => {
  const { rows } = paste(
    `单位\t姓名\t证件号\t工种\t备注\n苏州精工\t金玉\t${zhang}\t包装工\t\n苏州精工\t金玉\t${li}\t包装工\t和上面同名不是一个人`,
  );

  expect(rows.map(({ intent }) => intent)).toEqual([undefined, undefined]);
});

it('B3 a certificate that follows takes nobody’s place, where somebody else does', () => {
  const { rows } = paste(
    `苏州精工 包装工\n张三\t${zhang}\t取消\n李四\t${li}\t叉车证待补\t13800138000\n王五\t${wang}\t放弃入职\n注：张三名额由秦勇顶上`,
  );
  const kinds = Object.fromEntries(rows.map(({ values, intent }) => [values.name, intent?.kind]));

  expect(kinds).toMatchObject({ 李四: undefined, 秦勇: 'replace' });
});

it('B3 接替上月走的卜杰 names 卜杰', () => {
  expect(saidIn('接替上月走的卜杰')).toEqual({ kind: 'replace', of: '卜杰' });
});
