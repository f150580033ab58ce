import { type Day, readDay } from '../calendar/day.ts';
import type { Intent } from '../roster/intent.ts';
import type { ListReading, ListRow } from './table.ts';
import { leavingIn } from './words/leaving-words.ts';

/**
 * A table as one of leavers: who stands in one that is of others by its title, its sheet's name or a heading is asked about with those
 * words, and the day of a column of joining is nobody's last.
 *
 * Source: docs/business-rules.md#lists-of-leavers
 */
export function asTableOfLeavers(
  reading: ListReading,
  { today, titles }: { readonly today: Day; readonly titles: readonly string[] },
): ListReading {
  const { columns, rows, skipped } = reading;
  const joins = columns.find(({ field, title }) => field === 'start_date' && ofJoining.test(title))?.title;
  const hasEnd = columns.some(({ field }) => field === 'end_date');
  const title = [...skipped.filter(({ why }) => why === 'above_heading').map(({ text }) => text), ...titles];
  const other = ofOthers(title) ?? (joins !== undefined && adds.test(joins) && !hasEnd ? joins : undefined);
  const isTold = title.some((words) => leavingIn(words.replace(bothWays, '')).leaves);
  return {
    ...reading,
    rows: rows.map((row): ListRow => {
      const day = readDay(row.values.start_date ?? '');
      const isAhead = joins !== undefined && !hasEnd && !isTold && day !== undefined && day >= today;
      const { remark = '' } = row.values;
      const words =
        ofOthers([remark]) ?? ofOthers(row.source_sheet === undefined ? [] : [row.source_sheet]) ?? other;
      const against = words ?? (isAhead ? joins : undefined);
      const plain = joins === undefined ? row : withoutJoining(row, hasEnd);
      // 离职 in one column, 又回来了，不减 in another, or 待离职（未定）: whoever the list speaks against is asked about.
      const doubted =
        row.intent?.kind === 'leave'
          ? [remark, row.intent.words].find((one) => leavingIn(one).stays)
          : undefined;
      if (doubted !== undefined) return { ...plain, intent: asked(doubted) };
      return row.intent || against === undefined ? plain : { ...plain, intent: asked(against) };
    }),
  };
}

const asked = (words: string): Intent => ({ kind: 'unclear', of: '', words: words.slice(0, 200) });

/** Those of a sheet of leavers have it for their last day, where no other column has one. */
function withoutJoining({ values, ...row }: ListRow, hasEnd: boolean): ListRow {
  const { start_date: _, end_date, ...cells } = values;
  return { ...row, values: hasEnd && end_date !== undefined ? { ...cells, end_date } : cells };
}

function ofOthers(titles: readonly string[]): string | undefined {
  return titles.find((title) => {
    const said = leavingIn(title.replace(bothWays, ''));
    return (said.stays || said.comes) && !said.leaves;
  });
}

/** 增减员名单, 参保人员变动表: of those who come and of those who go. */
const bothWays =
  /增减员?|加减保?|入离职|进退场|减增|出入|(?:在职|参保|投保|入职)?(?:人员|员工)?(?:变动|异动|变更)/gu;
const ofJoining =
  /入职|加保|增员|[参投起承]保|到岗|上岗|报到|进[厂场]|入[厂场社]|上班|hire|join|onboard|ingreso|\balta\b/iu;
/** A heading that only those who are to be insured have. */
const adds = /加保|增员|[参投起]保/u;
