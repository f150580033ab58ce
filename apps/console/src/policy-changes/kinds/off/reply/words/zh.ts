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
  notFound: '这份保单的在保人员里没有这个姓名或证件号，请核对后发完整证件号',
  notFoundNear: '这份保单的在保人员里没有这个姓名或证件号，是不是{{near}}？请发完整证件号',
  ambiguous_other: '有 {{count, number}} 位同名的在保人员，请发证件号',
  pending: '已经在减保，不用再发',
  early: '最早从 {{first}} 起不再保障，不能往前减；请确认',
  late: '保障在所写日期之前就结束，至 {{until}} 止；请确认',
  leftOut: '由我方移出，未减保，仍在保',
  leftOutFor: '由我方移出，未减保，仍在保：{{words}}',
  twice: '名单里写了不止一次',
  otherNumber: '有这个姓名的在保人员，但证件号对不上，请核对后发完整证件号',
  numberOfSomebody: '这个证件号是别人的，与姓名不符，请核对后发本人的姓名和完整证件号',
  numberOfOther: '这个证件号是{{name}}的，与姓名不符，请告知离开的是谁',
  elsewhere: '这个姓名的在保人员登记在别的用工单位，不是“{{written}}”，请核对单位，或发完整证件号',
  notSaid: '原文没说此人离职，没有减保；要减保请明确告知',
  notSaidIn: '原文“{{words}}”没说此人离职，没有减保；要减保请明确告知',
  ask: '需要核实，请与我们联系',
};
