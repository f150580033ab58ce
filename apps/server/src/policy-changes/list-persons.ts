import { listChangePersons as call } from '@app/contract/policy-changes';
import type { Language } from '@app/contract/words/languages';
import { statusText } from '@app/contract/words/words';
import { type CoverEnd, coverStatusAt } from '@app/domain/cover';
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
    rows.map(({ from, until, bound_at, ended, policy_person_id, gender, ...row }) => ({
      ...row,
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
