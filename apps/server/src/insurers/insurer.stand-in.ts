import { createHash } from 'node:crypto';
import type { Clock } from '../platform/clock.ts';
import type { Insurer, InsurerAnswer, Submission } from './insurer.ts';

/** How the stand-in behaves; the percentages are shares of changes, chosen by the change's number. */
export type StandInSettings = {
  readonly delay_ms: number;
  readonly refuse_percent: number;
  readonly part_percent: number;
  /** Share of calls that fail as a network would; by the moment, so that a later try comes through. */
  readonly fail_percent: number;
};

/**
 * Stands in for an insurer: needs no network and keeps no memory. Its answer follows from the change's number, the
 * settings and the time since the change was sent. Of the changes that it never acknowledged, half never arrived.
 */
export function standInInsurer(settings: StandInSettings, clock: Clock): Insurer {
  const answer = async (submission: Submission): Promise<InsurerAnswer> => {
    const now = clock.now().getTime();
    if (share(`${submission.change_no}:${now}`) < settings.fail_percent)
      throw new Error('the stand-in insurer does not answer');
    if (now - submission.sent_at.getTime() < settings.delay_ms) return { state: 'pending' };
    return decide(submission, settings);
  };
  return {
    submit: answer,
    ask: async (submission) => {
      const heard = await answer(submission);
      return submission.submitted_at === null && isLost(submission) ? { state: 'unknown' } : heard;
    },
  };
}

const isLost = ({ change_no }: Submission): boolean => share(`${change_no}:lost`) < 50;

function decide(
  { change_no, opens, ends, amends }: Submission,
  { refuse_percent, part_percent }: StandInSettings,
): InsurerAnswer {
  const drawn = share(change_no);
  if (drawn < refuse_percent) return { state: 'refused', reason: '被保险人职业与投保资料不符，不予承保' };
  const endorse_no = `E${change_no}`;
  const row_nos = [...new Set([...opens, ...ends, ...amends].map(({ row_no }) => row_no))];
  if (drawn >= refuse_percent + part_percent || row_nos.length < 2) return { state: 'issued', endorse_no };
  const failed = row_nos
    .filter((row_no, place) => place === 0 || share(`${change_no}:${row_no}`) < 10)
    .slice(0, row_nos.length - 1)
    .map((row_no) => ({ row_no, reason: '该人员已在本公司其他保单承保，不能重复投保' }));
  return { state: 'issued_part', endorse_no, failed };
}

/** A number from 0 to 99 that a text always draws. */
const share = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE(0) % 100;
