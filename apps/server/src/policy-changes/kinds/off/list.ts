import type { RowEnd } from '@app/contract/imports/rows';
import type { Day } from '@app/domain/calendar/day';
import { later } from '@app/domain/calendar/day';
import { lastCoveredDay } from '@app/domain/changes/ending';
import { fen, sum } from '@app/domain/money/money';
import type { ListedRow, ListJudgement, ListKind } from '../list-kind.ts';
import { earliestOffOf, judgeOff, type OffAssessment } from './assess.ts';
import { draftRemoval } from './draft.ts';
import type { Leaving } from './match.ts';

/** A list of persons who leave a policy. */
export const offList: ListKind = {
  async judge(tx, { policy, rows, start_date: wanted, sealer, now, typing }) {
    const earliest = earliestOffOf(policy, now);
    const start_date = wanted === null ? earliest : later(wanted, earliest);
    const leavers = rows.map(leaverOf);
    return judgementsOf(await judgeOff(tx, policy, { leavers, start_date, sealer, now, typing }));
  },
  // It knows no cover; what the list says of somebody, it reads itself.
  isTold: ({ code }) => !code.startsWith('INTENT_') && code !== 'DOUBT',
  isOfOthers: ({ code }) => code === 'DUP_ROW',
  draft: (
    context,
    { rows, policy_id, policy_change_id, start_date, skip_errors, confirm_warnings, isTyped },
  ) =>
    draftRemoval(context, {
      policy_id,
      policy_change_id,
      start_date,
      skip_errors,
      confirm_warnings,
      leavers: rows.map(leaverOf),
      isTyped,
    }),
  usual: ['name', 'idcard', 'work_company', 'start_date', 'remark'],
};

function leaverOf(row: ListedRow): Leaving {
  const { row_no, policy_person_id, name, idcard, written_company, start_date, remark, intent, doubts } = row;
  const { asked_date = null } = row;
  return {
    row_no,
    policy_person_id,
    name: name.trim().slice(0, 60),
    idcard: idcard.trim().slice(0, 40),
    work_company: written_company.slice(0, 120) || null,
    start_date: (start_date ?? null) as Day | null,
    asked_date,
    remark: remark ?? null,
    intent: intent ?? null,
    doubts: doubts ?? [],
  };
}

/** A row of a list is judged once, however many covers it ends. */
const judgementsOf = ({ judgements, rows }: OffAssessment): readonly ListJudgement[] => {
  const ends = Map.groupBy(
    judgements.flatMap((judgement, place) => endOf(judgement, rows[place]!)),
    ({ of }) => of,
  );
  return judgements.flatMap((judgement, place) => {
    const { of } = rows[place]!;
    if (of === rows[place - 1]?.of) return [];
    return [{ ...judgement, key: null, found: foundOf(ends.get(of) ?? []) }];
  });
};

type CoverEnd = RowEnd['covers'][number] & Pick<RowEnd, 'name' | 'idcard_mask'> & { readonly of: number };

function endOf(
  { ends }: OffAssessment['judgements'][number],
  { cover, of }: OffAssessment['rows'][number],
): readonly CoverEnd[] {
  if (ends === null || cover === null) return [];
  const { policy_person_id, name, idcard_mask, work_company } = cover;
  return [
    {
      of,
      policy_person_id,
      name,
      idcard_mask,
      work_company,
      start_date: ends.lost.from,
      last_covered_date: lastCoveredDay(ends),
      refund_fen: ends.refund_fen,
    },
  ];
}

function foundOf(ends: readonly CoverEnd[]): RowEnd | null {
  const [first] = ends;
  if (first === undefined) return null;
  const { of: _, ...found } = first;
  return {
    ...found,
    refund_fen: sum(ends.map(({ refund_fen }) => fen(refund_fen))),
    covers: ends.map(({ policy_person_id, work_company, start_date, last_covered_date, refund_fen }) => ({
      policy_person_id,
      work_company,
      start_date,
      last_covered_date,
      refund_fen,
    })),
  };
}
