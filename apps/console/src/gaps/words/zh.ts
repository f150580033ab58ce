import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  title: '在保核对',
  purpose: '谁到期后没有保障，谁重复参保多花了钱，谁即将超过方案的承保年龄。',
  nothing: '没有人缺少后续保障，没有人重复参保，30 天内也没有人超过方案的承保年龄。',
  home: '回到首页',
  twice: '重复参保',
  twiceCost_other: '{{count, number}} 人从明天起重复参保：有 {{sum}} 花在了另一张保单已保障的日子上。',
  twiceMeans:
    '同一险种的两段保障中，已标出较便宜的一段。能退多少以减保名单为准；在那里确认之前不会有任何变化。',
  days_other: '{{count, number}} 天：{{first}} 至 {{last}}',
  spare: '可减保',
  makeList_other: '为 {{policy}} 的 {{count, number}} 人建减保名单',
  openList_other: '打开 {{policy}} 的减保名单（{{count, number}} 人）',
  ageing: '即将超龄',
  ageingCount_other: '{{count, number}} 人已超过或将在 {{days, number}} 天内超过方案的承保年龄。',
  ageingMeans: '他们保障到所示日期，之后不能在本方案续保。请改投承保该年龄的方案，或安排人员替换。',
  over: '已超过 {{oldest, number}} 周岁',
  soon: '{{days, number}} 天内超过 {{oldest, number}} 周岁',
  coveredTo: '保障至 {{end}}',
  gap: '到期后没有保障',
  gapCount_other: '{{count, number}} 人自 {{day}} 起没有后续保障。',
  gapMeans:
    '已离职、不再需要保障的人，可以勾选后确认，首页不再提醒；他们目前的保障不变。还要保障的人，请在首页续保或建名单。',
  gapNone: '自 {{day}} 起，没有人缺少后续保障。',
  letGo_other: '确认 {{count, number}} 人不再需要保障',
  letGoOf: '{{name}} {{number}}',
  seeLetGo_other: '查看已确认不再需要保障的 {{count, number}} 人',
  hideLetGo: '返回没有后续保障的人',
  letGoTitle_other: '{{count, number}} 人已确认不再需要保障',
  letGoBy: '确认人',
  askAgain_other: '重新提醒 {{count, number}} 人',
  until: '保障至',
  person: '姓名',
  company: '用工单位',
  policy: '保单',
};
