import type { WordsIn } from '../../platform/text.ts';
import type { english } from './en.ts';

export const chinese: WordsIn<'zh', typeof english> = {
  title: '在保核对',
  purpose: '谁重复参保多花了钱，谁即将超过方案的承保年龄。',
  nothing: '没有人重复参保，30 天内也没有人超过方案的承保年龄。',
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
};
