import type { WordsIn } from '../../../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  leaves_other: '{{count, number}} 人减保：保障至 {{until}}，此后没有保障：',
  neverBegins_other: '{{count, number}} 人在保障生效前减保，没有保障：',
  open: '保险公司尚未出具批单；如有人未获同意减保，仍在保，我们会告知。',
  withdrawn: '这次减保已撤回，所有人的保障照旧。',
  void: '这次减保已作废，所有人的保障照旧。',
  stays_other: '以下 {{count, number}} 人仍在保，保险公司没有同意减保：',
  coveredUntil: '保障至 {{until}}',
  notTaken_other: '以下 {{count, number}} 人没有减保：',
  notFound: '在保人员里没有这个姓名或证件号，请核对后发完整证件号',
  notFoundNear: '在保人员里没有这个姓名或证件号，是不是{{near}}？请发完整证件号',
  ambiguous_other: '有 {{count, number}} 位同名的在保人员，请发证件号',
  pending: '已经在减保，不用再发',
  early: '最早从 {{first}} 起不再保障，不能往前减；请确认',
  late: '保障在所写日期之前就结束，至 {{until}} 止；请确认',
  leftOut: '由我方移出，未减保，仍在保',
  leftOutFor: '由我方移出，未减保，仍在保：{{words}}',
  twice: '名单里写了不止一次',
  ask: '需要核实，请与我们联系',
};
