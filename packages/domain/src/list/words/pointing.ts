import { isMerelyPolite } from '../chat/polite.ts';
import { sayings } from './intent-words.ts';
import { speaksAgainst } from './misgivings.ts';
import { isPlainRemark } from './remarks.ts';

/**
 * 这是去年的, 以上已处理, 备份: a line that speaks of a whole list in words that nobody knows to be said of people who come. What it asks
 * for, how many there are, and who sent it, is no such word.
 */
export function speaksOfWhole(written: string): boolean {
  const text = written.trim();
  if (text.length > text_max || /\d{6}|[?？]\s*$/u.test(text)) return false;
  if (isNoRequest(text) || (halfKnown.test(text) && speaksAgainst(text))) return true;
  const [lead = ''] = pointing.exec(text) ?? [];
  if (lead === '') return false;
  const said = text.slice(lead.length);
  const left = said.replace(known, '');
  // What becomes of them is read elsewhere.
  if (sayings.some(([kind, pattern]) => kind !== 'none' && text.search(pattern) >= 0)) return false;
  return done.test(said) || !(isMerelyPolite(said) || isMerelyPolite(left) || isPlainRemark(`\0${left}`));
}

/** What was done already is not asked for. */
const done = /^(?:都|全部?)?已(?:经)?(?:处理|办理?|录入?|上传|提交|做|加|报|参保|投保)/u;

const text_max = 40;

/** 刚才那个何什么军的别上: somebody whose name the writer has not quite. */
const halfKnown =
  /[那这]个\p{Script=Han}?(?:什么|啥)\p{Script=Han}|\p{Script=Han}?(?:什么|啥)\p{Script=Han}?来着/u;

/** Whether a line is nothing but what a list is called that was sent for another reason. */
export const isNoRequest = (text: string): boolean => ofList.test(text.trim().replace(/[:：]$/u, ''));
const ofList =
  /^(?:[(（【]?)(?:这[个份]?是?|以上是?)?(?:备份|留[底档存]|存[档底]|归档|测试|试一?下|(?:历史|往期|老|旧|去年|上个?[月周次]|上一?[批期])的?(?:人员)?(?:名单|数据|资料|人员)?)(?:用|一下|[)）】])?$/u;

/** Words that mean those above. */
const pointing =
  /^[(（]?(?:这(?:些|批|[\d一二两三四五六七八九十几]*[个份位名批](?:人|名单)?)?|以上|上面|上述|前面|此)(?:[\d一二两三四五六七八九十几]*[个位名]?人|[俩仨])?(?:员|名单)?(?:都|全部?|均)?(?:是|为|[,，:：])?/u;

/** What is said of those who come, and of the list itself. */
const known =
  /(?:共计?|合计|总计|一?共)?[\d一二两三四五六七八九十]+ ?[个名位]?人?|请?(?:查收|核对|审核|知悉|确认|处理|办理|安排|加上?|买上?|参保|投保|加保)|如(?:果?有|需).{0,24}(?:联系|咨询|告知|告诉)|由.{2,10}(?:确认|提供|统计|报送)|收到|回复|[做干上]到|[于在]?\d{1,2}月(?:底|初|\d{1,2}[日号]?)?[前起]?|[就要]*生效|月底|今[天日]|明[天日]|尽快|需要|要/gu;
