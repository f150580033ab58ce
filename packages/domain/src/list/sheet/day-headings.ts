import { halfWidth } from '../../half-width.ts';
import { meaningOfHeading } from './headings.ts';

/**
 * What the days of a column are, by its heading: those on which work begins, or ends; those of what the list is for, as 日期 and 生效日 are;
 * those on which it is to end again, as 终止日 is; or those of something beside the work.
 */
export type DayKind = 'begins' | 'ends' | 'of_list' | 'until' | 'aside';

/** Undefined for a heading that nobody knows: whether its days are first or last ones has to be asked. */
export function dayKindOf(title: string): DayKind | undefined {
  const meaning = meaningOfHeading(title);
  const plain = halfWidth(title)
    .toLowerCase()
    .replace(/[\s_*＊※★-]/gu, '');
  if (meaning?.field === 'start_date') return ofList.test(plain) ? 'of_list' : 'begins';
  if (meaning?.field === 'end_date') return until.test(plain) ? 'until' : 'ends';
  return meaning !== undefined || aside.test(plain) ? 'aside' : undefined;
}

/** Of a list of those who leave it is the day of their leaving. */
const ofList =
  /^(?:时间|日子|日期|riqi|date|(?:开始|起始|生效)(?:日期?|时间|起)?|effective.*|from|start(?:date)?|coverstart.*|fechadeinicio|inicio|(?:補償)?開始日|(?:更换|替换|变更|变动|异动)(?:日期?|时间))(?:\(.*\))?$/u;
const until =
  /终保|止保|保险|保障|止期|终止|截止|停止|结束|到期|失效|解除|哪一?天$|到(?:几号|何时|何日|什么时候|的?(?:日期|时间))?(?:为止)?$|^(?:cover|insured|end|to$|until|fin$|fechafin|終了)/u;

/** Days of something else than the work. */
const aside =
  /入住|住宿|退宿|登记|体检|培训|面试|签|合同|协议|领|发[放证薪]|填[表写报]|打印|报名|考试|审[核批]|归还|出生|生日|有效|证|护照|提交|创建|发起|^完成(?:时间|日期)$|更新|修改|录入|上传|下载|制表|统计|缴[费纳]|付款|工资|薪|面谈|birth|visa|passport|permit|contrac|expir|valid|issue|creat|updat|submit|upload|interview|medical|signed|\bpaid|出生|契約|有効|発行/u;
