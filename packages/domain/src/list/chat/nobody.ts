import type { Canvas } from './canvas.ts';
import type { Scene } from './scene.ts';
import { isPlausibleIdNumber } from '../words/shapes.ts';
import { unnamedOn } from '../words/unnamed.ts';

/** Numbers of papers and of business: 审批编号 202611210937000182. Whatever may be somebody's all the same is kept. */
const otherNumber =
  /(?:审批|申请|流程|订单|合同|保单|工单|发票|业务|受理|报备|登记|批次|快递|运单|交易|社会信用|信用)?(?:编号|单号|流水号?|序列号|订单号|保单号|合同号|审批号|批次号|税号|信用代码|代码|账号|帐号|运单号|会议号|会议ID) ?[:：]? ?([A-Z\d-]{6,30})/giu;

export const takeOtherNumbers = (canvas: Canvas): void =>
  canvas.take(
    otherNumber,
    ({ 1: number = '', 0: words, index }) =>
      !isPlausibleIdNumber(number.toUpperCase()) &&
      !/证件|身份证|护照|证/u.test(canvas.left().slice(Math.max(0, index - 3), index) + words),
  );

/** What a mail says of itself under every text. */
const disclaimer =
  /本(?:邮件|信息|消息|邮箱).{0,20}(?:保密|机密|误收|自动|仅供)|[如若]误收|邮件及(?:其)?附件|confidential|disclaimer|intended recipient|发自我的|来自我的|sent from my/iu;

/** How a line is to be filled in, with nobody's name: 请按格式填：姓名：张三 …. */
const example =
  /(?:格式|模板|模版|示例|样例|样本|举例|例如|比如|例子|参考|照此|照这样|按这样)|^\s*[(（]?例[:：)）]|^\s*如[:：]|\bsample\b|\bexample\b|e\.g\./iu;
const nobody = /张三|李四|王五|赵六|某某|[xX×＊*]{2,3}|姓名\s*[:：]\s*姓名|John Doe/u;

/** 王雨桐 | 人力资源部: who signs a mail. */
const signed = /^\s*\p{Script=Han}{2,4}\s*[|｜]\s*\p{Script=Han}{2,12}(?:部|科|处|中心|室)\s*$/u;

/** 对 人工的工少个工 单人旁: how a character is written. */
const character =
  /^[\s,，。\p{Script=Han}]{0,16}(?:[单双]人旁|提手旁|\p{Script=Han}字旁|三点水|两点水|草字头|竹字头|宝盖头?)\s*$/u;

/** Whether a line speaks of nobody, whatever stands in it. */
export const isOfNobody = (text: string): boolean =>
  character.test(text) ||
  signed.test(text) ||
  (disclaimer.test(text) && !/\d{15}/.test(text)) ||
  (example.test(text) && nobody.test(text));

/** 女的那个不来了: of somebody above who is not named; whom it may mean is asked about when all is read. */
export function isUnnamed(text: string, { isOfStarters, names, persons }: Scene): boolean {
  if (persons.length === 0 || /\d{6}/.test(text)) return false;
  const unnamed = unnamedOn(text, !isOfStarters);
  if (unnamed === undefined || names.in(text).length > 0) return false;
  // 陈建杰那个别弄, below people who are named alone: what looks like a description may be a name.
  return unnamed.description === '' || persons.some(({ values }) => values.idcard !== undefined);
}
