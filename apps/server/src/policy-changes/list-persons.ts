import { listChangePersons as call } from '@app/contract/policy-changes';
import type { Language } from '@app/contract/words/languages';
import { statusText } from '@app/contract/words/words';
import { type CoverEnd, coverStatusAt } from '@app/domain/cover';
import { issuedTooLate } from '@app/domain/insurer-answer';
import { shanghaiTime } from '@app/domain/shanghai';
import { answer } from '../platform/answer.ts';
import { pageOf } from '../platform/page.ts';
import { Refusal } from '../platform/refusal.ts';
import { findChange, listRowPage } from './list.queries.ts';

export const listPersons = answer(call, async ({ tx, input, now, language }) => {
  const change = await findChange(tx, input.policy_change_id);
  if (!change) throw new Refusal('NOT_FOUND');
  const { rows, total } = await listRowPage(tx, { ...input, result: input.result });

  return pageOf(
    input,
    total,
    rows.map(({ from, until, bound_at, ended, policy_person_id, gender, final_fen, error_msg, ...row }) => ({
      ...row,
      error_msg: error_msg && wordFailure(error_msg, language),
      charged_fen: row.result === 0 ? null : final_fen,
      cover_from: from && shanghaiTime(from),
      cover_until: until && shanghaiTime(until),
      gender: gender as 'male' | 'female',
      ...coverOf(
        {
          from,
          until,
          bound: bound_at !== null,
          ended: ended as CoverEnd | null,
          exists: policy_person_id !== null,
        },
        now,
        language,
      ),
    })),
  );
});

/** The insurer's own words, or ours where it was not the insurer who turned the row down. */
const wordFailure = (error_msg: string, language: Language): string =>
  error_msg === issuedTooLate ? statusText(language, 'failure', issuedTooLate) : error_msg;

type Facts = {
  from: Date | null;
  until: Date | null;
  bound: boolean;
  ended: CoverEnd | null;
  exists: boolean;
};

function coverOf({ from, until, bound, ended, exists }: Facts, now: Date, language: Language) {
  if (!exists) return { cover_status: null, cover_status_text: null };
  const cover_status = coverStatusAt(
    { cover: from && until ? { from, to: until } : null, bound, ended },
    now,
  );
  return { cover_status, cover_status_text: statusText(language, 'cover', cover_status) };
}
