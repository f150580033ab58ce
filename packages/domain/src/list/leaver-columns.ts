import { halfWidth } from '../half-width.ts';
import type { ListColumn } from './table.ts';
import { leavingIn } from './words/leaving-words.ts';
import { isPaper } from './words/papers.ts';

/** What a table has that no list of leavers has: its headings as they are told, 基本工资、加班费, and some of its cells. */
export type Beyond = { readonly titles: readonly string[]; readonly cells: ReadonlySet<string> };

/** What of a table is of another; no titles where it may be a list of leavers. */
export function beyondLeavers(columns: readonly ListColumn[]): Beyond {
  const filled = columns.filter(({ samples }) => samples.length > 0);
  const untitled = filled.filter(({ title, field }) => title === '' && field === null);
  const titled = filled.filter((column) => column.title !== '' && !isOfLeavers(column));
  const more = untitled.length > untitled_max ? untitled : [];
  return {
    titles: [...titled.map(({ title }) => title), ...more.map(({ samples }) => samples[0] ?? '')],
    cells: new Set([...titled, ...more].flatMap(({ samples }) => samples)),
  };
}

/** Of a list without headings, some words beside a name say nothing of what it is. */
const untitled_max = 3;

function isOfLeavers({ title, field }: ListColumn): boolean {
  const plain = halfWidth(title).toLowerCase();
  if (isPaper(plain) || amounts.test(plain)) return false;
  if (field !== null) return field !== 'end_date' || !otherEnd.test(plain);
  return ofLeavers.test(plain) || leavingIn(plain).leaves;
}

/** 加班小时, 岗位工资: what somebody worked or gets. */
const amounts =
  /工资|薪|津贴|补贴|奖金|补偿|[应实代]发|[费税扣]|金额|社保|公积金|工时|小时|天数|出勤|考勤|加班|结余|\bpay|wage|salar|bonus|\bhours\b|\bdays\b|overtime|horas|sueldo|給与|残業/u;
/** Ends of something else than work. */
const otherEnd = /合同|有效|到期|保险|contrac|expir|valid/u;

/** Which row, who, how to call them, where they work, since when, and what else is to be said. */
const ofLeavers =
  /[后後末尾]\d?[四六4-6]位|last ?[46]|^(?:[序编行]?号|序|项次|#|no\.?|n[º°]\.?|番号|stt|번호|index)$|姓名|名字|氏名|name|nombre|身份证|证件|证号|尾号|\bid\b|document|passport|护照|手机|电话|联系方式|phone|mobile|tel[eé]?|móvil|単位|单位|公司|企业|厂|客户|项目|company|empresa|会社|派遣先|site|plant|部门?|课|科室|车间|班[组次别]|^班$|组别|小组|^组$|产线|线体|^线$|工段|区域|岗|工种|职[位务业]|team|dep|line|shift|group|position|job|role|puesto|turno|equipo|área|部署|職|性别|年龄|sex|gender|\bage\b|sexo|edad|年齢|性別|入职|进厂|到岗|入厂|入社|hire|join|ingreso|原因|理由|事由|reason|motivo|备注|说明|批注|remark|note|comment|observ|備考|保单|policy|póliza|工号|状态|状况|情况|增减|加减|类型|操作|变动|异动|办理|status|state|action|movimiento|区分|最后|last|入司|[线拉]别|地点|供应商|劳务|中介|supplier|vendor|agency|经办|介绍|推荐|报送|问题|原文件|row in|to mend|fila|corregir|修正|元のファイル/u;
