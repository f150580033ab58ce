import { soundsOf } from './sounds.ts';
import { isSurname, surnames } from './surnames.ts';

/**
 * 城磊平今天干完就不做了, for 程磊平: whom a clause begins with, right before the words by which they leave, as the name was heard, by a
 * surname that is written otherwise.
 */
export function heardName(clause: string): readonly string[] {
  const [, name = ''] = begins.exec(clause) ?? [];
  const isName = name !== '' && !isSurname(name[0]!) && !things.test(name) && isHeard(name[0]!);
  return isName ? [name] : [];
}

const begins =
  /^\s*(?:然后|另外|还有|那个|对了)*(\p{Script=Han}{3})(?=就?(?:[今明后昨前]天|今晚|月底|\d|[上下]个?[周月星礼]|不做|不干|不来|没来|离职|辞职|自离|走了|[做干]完|[做干]到))/u;

const isHeard = (character: string): boolean => {
  heard ??= new Set(surnames.flatMap((one) => soundsOf(one) ?? []));
  const [sound] = soundsOf(character) ?? [];
  return sound !== undefined && heard.has(sound);
};
let heard: ReadonlySet<string> | undefined;

/** 工作服, 宿舍也, 你给她: what a message speaks of beside people. */
const things =
  /[费证卡服条单表金牌钱险员工的了吗呢吧啊也都就还已要说再没不先又才后前上下里边面天月号日人个位们子点班线组厂你我他她给让把于从自在为请]|宿舍|手续|合同|材料/u;
