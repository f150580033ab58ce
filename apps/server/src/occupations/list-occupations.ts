import { listOccupations as call } from '@app/contract/occupations';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { listSeries } from './queries.ts';

export const listOccupations = answer(call, async ({ tx, input, now }) => {
  const { policy_id, keywords, category } = input;
  const policy = await findPolicyAt(tx, policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  const occupations = await listSeries(tx, policy.version.terms.series);

  const wanted = keywords.toLowerCase();
  return occupations
    .filter((occupation) => (category ?? occupation.category) === occupation.category)
    .filter(({ name, name_en, code, aliases }) =>
      [name, name_en, code, ...aliases].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map((occupation) => ({ ...occupation, category: occupation.category as '1' }));
});
