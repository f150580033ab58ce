import type { Day } from '../calendar/day.ts';
import { kindOf } from './against-leaving.ts';
import { groupsIn, knownNames } from './leaver-groups.ts';
import { noNames } from './names-in-words.ts';
import type { ListColumn, ListRow, SkippedRow } from './table.ts';
import { counts } from './words/around-leavers.ts';
import { isTurned } from './words/hidden-doubts.ts';
import { withOtherDays } from './other-days.ts';
import { leavingIn } from './words/leaving-words.ts';
import { looksLikeName } from './words/surnames.ts';

type Table = {
  readonly columns: readonly ListColumn[];
  readonly skipped: readonly SkippedRow[];
  /** What the list, its file and its sheets are called. */
  readonly titles: readonly string[];
  readonly today: Day;
  /** Whether a column decides of each whether they leave. */
  readonly decides: boolean;
  /** Whose place another of the list takes. */
  readonly replaced: ReadonlySet<string | undefined>;
};

/**
 * Leavers of a table who are asked about since a heading, its title or a line beside it may turn round what it says of all: 接替人员,
 * 以上名单作废, 离职挽留名单.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function withTurnedTables(
  rows: readonly ListRow[],
  { columns, skipped, titles, today, decides, replaced }: Table,
): readonly ListRow[] {
  const names = knownNames(rows);
  const heading = columns.map(({ title }) => title).find(turnsColumn);
  const title = titles.find((one) => turnsTable(one, decides));
  // 注：吴建的手续还没办完 is said of one.
  const isOfNamed = (text: string) => !ofAll.test(text) && groupsIn(text, names).length > 0;
  const turning = skipped.filter(
    ({ text, why }) =>
      why !== 'heading_again' &&
      !howToFill.test(text) &&
      !isOfNamed(text) &&
      !counts.test(text) &&
      (turnsTable(text, decides) || text.split(/[\t ]/).some((cell) => comes.test(cell.trim()))),
  );
  const lineOf = createLineOf(turning, skipped, rows);
  const saidOf = turnedNames(rows, skipped, names);
  const turned = rows.map((row): ListRow => {
    const words = lineOf(row) ?? heading ?? title ?? saidOf(row);
    if (row.intent || words === undefined) return row;
    // 替换申请表 over 原员工 | 替换员工 is what the two columns say.
    if (replaced.has(row.values.name) && !turnsTable(words.replace(exchange, ''), decides)) return row;
    return { ...row, intent: { kind: 'unclear', of: '', words: words.trim().slice(0, words_max) } };
  });
  return [...Map.groupBy(turned, ({ source_sheet }) => source_sheet)].flatMap(([sheet, some]) => {
    const last = Math.max(...some.map(({ source_row }) => source_row));
    const notes = skipped.filter((one) => one.source_sheet === sheet && one.source_row > last);
    return withOtherDays(
      some,
      notes.map(({ text }) => text),
      { today, below: 0 },
    );
  });
}

/** 填写说明：3、变更类型填新增或减少: of the form, and of nobody in it. */
const howToFill = /^\s*[(（【[]?(?:填[写表报]|录入|导入|模板)(?:说明|须知|要求|规范|示例)/u;

const exchange = /(?:替换|顶替|接替|代替|更换|换)(?:后|为|成)?(?:的?(?:人员?|员工))?/gu;

/** 人员在职情况, 人员异动表 over columns that say of each whether they leave is of both. */
const turnsTable = (text: string, decides: boolean): boolean =>
  isTurned((decides ? text.replace(overview, '') : text).replace(whichList, ''));
/** 11月第四周, 第2批: which of them it is, and nobody of them. */
const whichList =
  /第[一二三四五六\d]{1,2}(?:个?(?:周|星期|礼拜)|批|季度?)(?![一二三四五六七八九十\d]*[个位名人])/gu;
const overview =
  /(?:人员|员工)?在(?:[职岗册](?:及|和|与|\/)?离?职?)(?:人员|员工)?(?:情况|状态|状况|统计表?|明细表?|一览表?|变动|信息)|(?:(?:被保险)?人员?|员工|参保|投保|保全)*(?:异动|变动|变更|增减员?)(?:申请|通知|情况|统计|明细|登记|汇总|信息)*(?:名单|清单|表|单)?/gu;

/** The line that turns round what a row says: of heads of parts the one of its own, 一、增加人员 as far as 二、减少人员. */
function createLineOf(
  turning: readonly SkippedRow[],
  skipped: readonly SkippedRow[],
  rows: readonly ListRow[],
) {
  const lastOf = new Map(rows.map(({ source_sheet, source_row }) => [source_sheet, source_row]));
  const headings = new Set(
    skipped.flatMap(({ why, source_row, source_sheet }) =>
      why === 'heading_again' ? [`${source_sheet ?? ''} ${source_row}`] : [],
    ),
  );
  /** 以下人员暂不减, 【恒立】暂不减, or a line with a heading of its own, over others further down. */
  const isOfOthersBelow = (line: SkippedRow, source_row: number): boolean =>
    source_row < line.source_row &&
    line.source_row < (lastOf.get(line.source_sheet) ?? 0) &&
    !ofAll.test(line.text) &&
    (below.test(line.text) || headings.has(`${line.source_sheet ?? ''} ${line.source_row + 1}`));
  const heads = skipped.filter(({ text }) => text.length <= head_max && kindOf(text) === 'leave');
  return ({ source_row, source_sheet }: ListRow): string | undefined =>
    turning.find(
      (line) =>
        line.source_sheet === source_sheet &&
        !isOfOthersBelow(line, source_row) &&
        !(
          kindOf(line.text) === 'against' &&
          heads.some(
            (head) =>
              head.source_sheet === source_sheet &&
              line.source_row < head.source_row &&
              head.source_row < source_row,
          )
        ),
    )?.text;
}

const head_max = 30;
const below = /以下|下面|下列|下述|^\s*【/u;

const ofAll = /以上|上述|上面|其[他它余]|剩|全部|都|均|所有|名单|本表|此表|大家/u;

/** What a line beside the table, a sheet of notes or another row of the same person says of somebody that may turn it round. */
function turnedNames(
  rows: readonly ListRow[],
  skipped: readonly SkippedRow[],
  names: ReturnType<typeof knownNames>,
): (row: ListRow) => string | undefined {
  const noted = skipped.flatMap(({ text, why }) =>
    why === 'merged'
      ? []
      : groupsIn(text.replaceAll('\t', ' '), names)
          .filter(
            ({ before, behind, later }) =>
              isTurned(`${before}\0${behind}\0${later}`) || /除了?|扣除|不含|不包括/u.test(before),
          )
          .flatMap((group) => group.names.map((name) => ({ name, idcard: '', words: text }))),
  );
  const asked = rows.flatMap(({ intent, values: { name = '', idcard = '' } }) =>
    intent && intent.kind !== 'leave' && intent.kind !== 'replace' && intent.words !== ''
      ? [{ name, idcard, words: intent.words }]
      : [],
  );
  const told = Map.groupBy([...asked, ...noted], ({ name }) => name);
  return ({ values: { name = '', idcard = '' } }) =>
    told.get(name)?.find((one) => one.idcard === '' || idcard === '' || one.idcard === idcard)?.words;
}

/** A heading that asks whether somebody leaves is answered in its cells; that of their joining speaks of the past. */
const turnsColumn = (written: string): boolean => {
  // ID No: a number.
  const title = written.replace(/\b(?:no|nr)\.?\s*$/iu, '');
  const { leaves, stays, comes: joins } = leavingIn(title);
  return comes.test(title.trim()) || (!leaves && !stays && !joins && isTurned(title));
};

const comes = /^(?:来|进|上|新|增|加|补|接|续保|留任|留用|新员工|新人)(?:人|员|的)?$/u;

/** Cells of a pasted table that look like names and are in no row: nobody who stands in a list is lost without a question. */
export function namesLeftOver(
  text: string,
  rows: readonly ListRow[],
  heading_row: number,
): readonly ListRow[] {
  const known = new Set(rows.flatMap(({ values: { name } }) => name || []));
  return text.split(/\r\n|\r|\n/).flatMap((line, at) =>
    at + 1 === heading_row
      ? []
      : line
          .split('\t')
          .map((cell) => cell.trim())
          .filter((cell) => looksLikeName(cell) && !noNames.test(cell) && !known.has(cell))
          .map(
            (name): ListRow => ({
              source_row: at + 1,
              values: { name },
              intent: { kind: 'unclear', of: '', words: line.trim().slice(0, words_max) },
            }),
          ),
  );
}

const words_max = 200;
