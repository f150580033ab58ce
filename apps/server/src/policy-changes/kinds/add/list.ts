import { later } from '@app/domain/calendar/day';
import type { VerdictCode } from '@app/domain/roster/verdict';
import { assess, earliestStartOf, rosterOf } from '../../rows/assess.ts';
import { draftAddition } from './draft.ts';
import type { ListKind } from '../list-kind.ts';

/** It has not seen the enterprise's other cover. */
const unknownToPages: readonly VerdictCode[] = [
  'NAME_CHANGED',
  'DUP_POLICY',
  'BEING_REMOVED',
  'CORRECTION_PENDING',
  'DUP_INSURER',
  'DUP_OTHER',
  'GAP',
  'BLACKLIST',
];

/** A list of persons who join a policy. */
export const addList: ListKind = {
  async judge(tx, { policy, rows, start_date: wanted, sealer, now, typing }) {
    const earliest = earliestStartOf(policy, now);
    const start_date = wanted === null ? earliest : later(wanted, earliest);
    const sent = { policy, rows: await rosterOf(tx, rows), start_date, sealer, now, typing };
    return (await assess(tx, sent)).judgements;
  },
  // Two rows of a list that contradict each other are seen on the page too, as they stand there by now.
  isTold: ({ code, detail }) =>
    unknownToPages.includes(code) || (code === 'ID_NAME_MISMATCH' && 'work_company' in detail),
  isOfOthers: () => false,
  draft: (context, { rows, ...wanted }) => draftAddition(context, { ...wanted, persons: rows }),
  usual: ['name', 'idcard', 'work_company', 'occupation', 'start_date'],
};
