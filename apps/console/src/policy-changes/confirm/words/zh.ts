import type { WordsIn } from '../../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  promiseOnSubmit: '确认后即承保，自 {{time}} 起保障',
  promiseAtOnce: '即时生效：自确认的那一分钟起保障',
  promiseOnIssue: '保险公司出单后，自 {{time}} 起保障',
  promiseOnIssueAtOnce: '保险公司出单后开始保障',
  coveredUntil: '保障至北京时间 {{day}}。',
  coveredUntilEach: '各人保障终止日不同：最早 {{first}}，最晚 {{day}}（北京时间）。',
  promiseOnSubmitEach: '确认后即承保，按各人的生效日起保障：最早自 {{first}} 起，最晚自 {{last}} 起',
  promiseOnIssueEach: '保险公司出单后，按各人的生效日起保障：最早自 {{first}} 起，最晚自 {{last}} 起',
  atConfirmation: '确认的那一分钟',
  finalAfter: '{{time}} 前可以撤回，之后提交保险公司，不能撤回。',
  finalAtOnce: '保障从下一分钟开始，之后不能撤回。',
  ofPolicy: '保单：{{plan}}（{{number}}），保险期间 {{from}} 至 {{to}}',
  laterOn_other: '另有 {{count, number}} 人自 {{first}} 起保障，届时在保 {{heads}} 人',
  laterUntil_other: '另有 {{count, number}} 人自 {{first}} 至 {{last}} 陆续开始保障，届时在保 {{heads}} 人',
  uncoveredDay: '{{day}}无保障',
  uncoveredDays: '{{first}}至{{last}}无保障',
  byCompany: '按用工单位',
  staysBehind_other: '另有 {{count, number}} 行留在名单中，本次确认不为其投保。',
  headsOfPolicy: '{{day}}本保单在保人数',
  shortfallKept: '余额还差 {{sum}}，暂时不能确认。草稿已保留，充值后可从变更记录继续。',
  listNotHere: '浏览器不保存身份证号。如需修改这份名单，请删除草稿后重新录入。',
};
