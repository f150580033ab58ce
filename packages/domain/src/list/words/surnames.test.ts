import { expect, it } from 'vitest';
import { looksLikeName } from './surnames.ts';

it.each(['张三', '王伟', '欧阳娜娜', '司马光', '买买提·吐尔逊', '买买提•吐尔逊', '李〇', '陈𠮷'])(
  'takes %s for a name',
  (text) => {
    expect(looksLikeName(text)).toBe(true);
  },
);

it.each([
  '包装工',
  '焊工',
  '谢谢',
  '明天',
  '李经理',
  '王主管',
  '包装车间',
  '合计',
  '普工',
  'Li Wei',
  '张',
  '苏州',
  '苏州精工',
  '高空作业员',
  '110',
])('takes %s for none', (text) => {
  expect(looksLikeName(text)).toBe(false);
});
