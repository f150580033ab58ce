import type { Intent } from '../../roster/intent.ts';
import type { Column } from './columns.ts';
import type { Group } from './groups.ts';
import type { Legend } from './legend.ts';
import { isPlainRemark } from '../words/remarks.ts';
import { saidIn } from '../words/states.ts';
import { looksLikeName } from '../words/surnames.ts';
import type { SheetRow } from '../table.ts';
import { tidyText } from '../words/values.ts';

/** What columns answer of each person: whether to insure, whether that is done, whether somebody came, who else answers for them. */
export type Answers = {
  /** The columns that are read so, and in no other way. */
  readonly columns: ReadonlySet<number>;
  readonly intentOf: (row: SheetRow) => Intent | undefined;
};

type Question = 'wanted' | 'done' | 'elsewhere' | 'came' | 'kind' | 'other';

type Asked = { readonly index: number; readonly title: string; readonly question: Question };

/** Finds the columns of a part of a list whose headings ask something and whose cells answer in a word or a sign. */
function createAnswers(
  rows: readonly SheetRow[],
  { columns, legend }: { readonly columns: readonly Column[]; readonly legend: Legend },
): Answers {
  const asked = columns.flatMap(({ index, title, field, role, by }): Asked[] => {
    if (title.length > title_max || by === 'chosen' || by === 'remembered' || role === 'other') return [];
    const plain = title.replace(/[\s*:：?？]/gu, '');
    const question = questionOf(plain) ?? (by === 'none' && isUnforeseen(plain) ? 'other' : undefined);
    const texts = rows.map((row) => textAt(row, index)).filter((text) => text !== '');
    if (question === undefined || !isFree(field, question) || !areAnswers(texts, field)) return [];
    // Whatever all are says nothing of anybody.
    if (question === 'kind' && (new Set(texts).size < 2 || texts.some((text) => /证|护照/u.test(text))))
      return [];
    // What signs mean is told by a line of the list.
    if (texts.some((text) => legend.of(text) !== undefined)) return [];
    return [{ index, title, question }];
  });
  const told = asked.map((one) => ({
    ...one,
    asksAll:
      !/^(?:elsewhere|other)$/.test(one.question) && rows.some((row) => isYes(textAt(row, one.index), one)),
  }));
  return {
    // What is said under a heading that nobody foresaw is read as a remark, too.
    columns: new Set(asked.flatMap(({ index, question }) => (question === 'other' ? [] : [index]))),
    intentOf: (row) => {
      for (const one of told) {
        const text = textAt(row, one.index);
        if (isYes(text, one) || (text === '' && !one.asksAll)) continue;
        if (text !== '' && one.question === 'elsewhere' && no.test(text)) continue;
        return intentOf(text, one);
      }
      return undefined;
    },
  };
}

/** The columns of each group, those that answer being of no field. */
export function withAnswers(
  rows: readonly SheetRow[],
  groups: readonly Group[],
  legend: Legend,
): { readonly answers: Answers; readonly groups: readonly Group[] } {
  const answers = createAnswers(rows, { columns: groups.flatMap(({ columns }) => columns), legend });
  return {
    answers,
    groups: groups.map((group) => ({
      ...group,
      columns: group.columns.map((column) =>
        answers.columns.has(column.index) ? { ...column, field: null, role: 'state' } : column,
      ),
    })),
  };
}

/** What is said of a person who is not to be insured without being asked about. */
function intentOf(text: string, { title, question }: Asked): Intent {
  // Who was never insured does not leave.
  const said = question === 'elsewhere' || text.startsWith('不') ? undefined : saidIn(text);
  const words = text === '' ? `${title} —` : `${title} ${text}`;
  return said === undefined || said === 'add' ? { kind: 'unclear', of: '', words } : { ...said, words };
}

function questionOf(title: string): Question | undefined {
  if (harmless.test(title)) return undefined;
  return questions.find(([, pattern]) => pattern.test(title))?.[0];
}

const questions: readonly (readonly [Question, RegExp])[] = [
  [
    'elsewhere',
    /^(?:是否|有无|有没有)?(?:是|为)?(?:放弃(?:参保|投保|购买)?|自愿放弃|社保(?:情况|状态)?|自有保险|自己(?:有|买)(?:保险)?|自费|自理|学校(?:保险|买|统保)|另有保险|其他(?:单位|公司)(?:参保|投保|买)|不[买参投要保]保?险?|免[保买]?|重复|外包|学生|实习生?|退休|兼职|挂靠|超龄|有社保|已[经]?有保险)$/u,
  ],
  [
    'done',
    /^(?:是否|有没有)?已经?(?:[买参投录报办保提]保?险?|购买|录入|提交|申报|在保|参加保险)(?:了|过)?$|^(?:是否)?在[保册](?:状态)?$|^是否录入$|^(?:保险|参保|投保)(?:情况|进度|状态|结果)$|^(?:录入|办理|处理|申报|提交|备案|登记)(?:情况|进度|状态|结果)?$/u,
  ],
  [
    'wanted',
    /^(?:我司|由我司|本次|是否|要不要|需不需要|需要|需)?(?:[买参投加上报要录保]保?险?|购买|新增|参加保险|上保险)(?:否|不[买上要报投参])?$|^(?:需要?)?(?:商业|意外|雇主|雇责|团意|团体意外|工伤|人身意外|雇主责任)(?:险|保险)?$|^(?:我司|由我司)[投买参]保?险?$|^(?:是否|要不要|需不需要)(?:需要?)?(?:办理?|购买|参加|缴纳?)(?:参保|投保|加保|保险|(?:雇主责任|雇主|意外|工伤)险?)?$/u,
  ],
  [
    'came',
    /^(?:是否|有没有)?(?:到岗|报到|签到|到场|到厂|出勤|面试|体检|试工|培训|录用|入职|上岗|考核)(?:情况|结果|结论|确认|了没|没有?|否)?$|^在[场厂]$|^(?:结果|结论|到了没|来了没|人呢)$|^(?:甲方|厂方|客户|车间|领导|经理)?(?:回复|意见|批复|审[批核]|答复|反馈)(?:意见|结果|状态|情况)?$/u,
  ],
  [
    'kind',
    /^(?:用工|人员|员工|合同)?(?:性质|形式|类型|类别|归属|来源|身份|主体)$|^(?:谁家的人|合同跟谁签|归谁|名额|几成把握)$/u,
  ],
];

/** A heading that nobody foresaw, and that hardly asks for what a list of people who come has beside. */
const isUnforeseen = (title: string): boolean => /\p{Script=Han}/u.test(title) && !isBeside(title);
/** Whether a heading asks for what says nothing of whether its people are to be insured. */
export const isBeside = (title: string): boolean => harmless.test(title) || beside.test(title);
const beside =
  /班|组|线|部|区|床|餐|鞋|帽|尺|身高|体重|血|学|籍|族|户|址|银行|证|合同|电话|手机|微信|关系|年龄|柜|号|码|额|费|金|款|薪|价|发|扣|天数|工时|国|文化|婚|政|党|(?:派遣|劳务|外包|中介|用人)(?:单位|公司|机构)|供应商|介绍|推荐|人$|期|日|时间|内容|原因|技能|特长|等级|级|名/u;

/** What is asked for other reasons than cover. */
const harmless = /住|餐|饭|宿|车|服|照片|复印|驾照|证书|保密|健康证|社保卡/u;

/** Whether a column is nothing else: signs stand where a day is looked for, kinds of people where those of documents are. */
const isFree = (field: Column['field'], question: Question): boolean =>
  field === null || field === (question === 'kind' ? 'idtype' : 'start_date');

const title_max = 12;
const text_max = 12;

const textAt = ({ cells }: SheetRow, index: number): string =>
  tidyText((cells[index]?.text ?? '').slice(0, 40));

/** Whether a column holds short words and signs, and nothing that looks like days or numbers. */
const areAnswers = (texts: readonly string[], field: Column['field']): boolean =>
  texts.length > 0 &&
  texts.every(
    (text) =>
      text.length <= text_max &&
      (field === null || !day.test(text)) &&
      (!/\d/.test(text) || /^[01]$|%$/.test(text) || (field === null && /\p{Script=Han}{2}/u.test(text))),
  );

const day = /[今明后]天|周|月|[日号]|尽快|立即|马上|随时/u;

const yes = /^(?:是|有|要|需|需要|买|参|投|上|报|加|交|对|好|[√✓✔☑●YyVv1]|yes|ok)$/iu;
const no = /^(?:否|没|无|没有|不是?|[×✕✗✘xXNn0○/／—-]|no)$/iu;

/** Answers by which somebody is to be insured as far as this question goes. */
function isYes(text: string, { title, question }: Omit<Asked, 'index'>): boolean {
  if (text === '') return false;
  if (question === 'elsewhere') return false;
  // 要，29号来: so, and from when on.
  const bare = question === 'wanted' ? text.replace(comesOn, '') : text;
  if (bare !== text) return isYes(bare, { title, question });
  if (question === 'done') return waits.test(text) || (saidIn(text) === 'add' && !/[在已中]/u.test(text));
  if (question === 'other') return isPlainRemark(text) || saidIn(text) === 'add';
  if (question === 'kind') return own.test(text) || (saidIn(text) === 'add' && !/[在续老]/u.test(text));
  if (question === 'came') return yes.test(text) || came.test(text) || looksLikeName(text);
  // Whoever has cover may have it from others.
  if (/^保险$/u.test(title) && /^[有无]$/u.test(text)) return false;
  return yes.test(text) || wanted.test(text) || saidIn(text) === 'add';
}

const comesOn =
  /[,，;；\s]+(?:(?:\d{1,2}[月./])?\d{1,2}[号日]?|[明后]天|下?周[一二三四五六日天])(?:才|再)?(?:来上班|来|到岗?|起|上班|入职|报到|开始)$/u;
const waits = /^(?:未|没|待|无|否|不|尚未|还没|[×✕✗✘xXNn0]|no)/iu;
const wanted = /^(?:[买参投上报加交要需]保?险?|购买|新增|[要需]?办理?|P)$/u;
const came =
  /^(?:(?:已经?|审[批核]已?)*(?:同意|通过|批准|完成|结束)了?|可以?|行|收|要|已?到(?:岗|了|场|厂)?|来了?|已来|过|通过|合格|正常|录用|录取|已(?:入职|报到|体检|签到|录用|培训|上岗)|完成|好|良好|优秀?)$/u;
/** Kinds of people whom the list is about. */
const own =
  /^(?:正式(?:工|员工|职工)?|派遣(?:工|员工|制)?|劳务(?:派遣|工)?(?:工|员工)?|全职|全日制|非全日制|小时工|钟点工|计[时件]工?|[日月周]结工?|劳动合同工?|固定工?|熟练?工|合同(?:制|工)?|普通|一线|生产|操作|新(?:员工|人|进|入|增|入职)?|入职|社招|校招|自招|招聘|临时工?|短期工?|长期工?|长白班|[男女]|自有|本公司|我司|江南|add|new|a)$/iu;
