import { halfWidth } from '../../half-width.ts';
import type { ListRow, SkippedRow } from '../table.ts';
import type { Directory } from '../../roster/directory.ts';
import { createMentions } from '../words/mentions.ts';
import { leavingIn } from '../words/leaving-words.ts';
import { saidIn } from '../words/states.ts';
import { asked } from './asked.ts';

/**
 * Those of a table whose title says in a word that nobody knows of which people it is, 处分人员 or 返乡名单: it may be why they leave, or
 * stay, and all of them are asked about with it.
 *
 * Source: docs/business-rules.md#how-a-list-is-read
 */
export function withUnknownTitle(
  people: readonly ListRow[],
  left: readonly SkippedRow[],
  directory: Directory,
): readonly ListRow[] {
  const titles = left.filter(({ why }) => why === 'above_heading').map(({ text }) => text);
  // Another line that says that they come says it of all.
  if (titles.some(says)) return people;
  const title = titles.find((text) => isUnknown(text, directory));
  return title === undefined ? people : people.map((row) => asked(row, title));
}

function says(text: string): boolean {
  const { leaves, comes, stays } = leavingIn(text);
  return leaves || comes || stays || saidIn(text) !== undefined;
}

function isUnknown(written: string, directory: Directory): boolean {
  if (written.length > title_max) return false;
  const mentions = createMentions(directory);
  const text = halfWidth(written).replace(/\([^()]*\)/gu, ' ');
  const [, kind = ''] =
    /(\p{Script=Han}{2,12}?)(?:的)?(?:人员|员工|工人|名单|名册)/u.exec(
      [...mentions.companies(text), ...mentions.occupations(text)].reduce(
        (rest, { at, end }) => rest.slice(0, at) + ' '.repeat(end - at) + rest.slice(end),
        text,
      ),
    ) ?? [];
  return kind.replace(known, '').replace(trades, '').length > 1;
}

const title_max = 40;

/** Of whom a list is, where it says no more of them; when, where, and for what it is made. */
const known =
  /^.*(?:公司|集团|[工电]?厂|企业|项目部?|单位|酒店|超市|物流|物业|医院|学校|科技|仓储?|园区?|门店|[^\p{N}]店|站|片区|中心|车间|部门?|课|组|班|线|区)|[一二三四五六七八九十\d]+(?:月份?|[号日])?|第.[周批次]|[上中下本这今明当次每各][周月日天旬批次年]?|(?:新|老)?(?:派遣|劳务|用工|务工|在[职岗册编]|外[籍来地]|少数民族|本地|临时|长期|短期|暑假|寒假|学生|实习|正式|合同|全体|全部|所有|现有|公司|我[司们]|内部|一线|生产|操作|技术|管理|夜班|白班|早班|中班|晚班|男|女|花|实名|考勤|工资|签到|保险|意外险|团险|雇主|责任险|商业险|顶岗|报备|录用|办理|购买|申请|申报|上报|报送|提交|登记|统计|汇总|信息|基本|情况|明细|总|人事|人力|劳动|变动|异动|变更|更换|替换|调整|更新|最新|附件|关于|及|和|与|的|等|表|年|月|日|度|季)/gu;

/** What they do, whether or not a directory knows the word. */
const trades =
  /清洁|保洁|保安|安保|安检|绿化|食堂|厨房|后厨|餐饮|客房|后勤|行政|文职|办公|财务|销售|促销|导购|收银|客服|服务|接待|维修|机修|维护|设备|叉车|行车|驾驶|司机|仓储|仓管|物流|配送|快递|理货|分拣|打包|包装|搬运|装卸|装配|组装|焊接|电焊|焊装|涂装|总装|冲压|注塑|压铸|铸造|喷涂|喷漆|打磨|抛光|数控|质检|品检|检验|测试|调试|电工|水电|电气|普工|技工|辅助|流水|产线|缝纫|裁剪|印刷|印染|纺织|织造|挡车|食品|电子|机械|建筑|施工|安装|钢筋|木工|油漆|市政|养护|护理|护工|研发|开发|设计/gu;
