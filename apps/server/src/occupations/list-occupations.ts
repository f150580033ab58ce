import { listOccupations as call } from '@app/contract/occupations';
import { answer } from '../platform/answer.ts';
import { readPlanOf } from '../policies/policies.ts';
import { listSeries } from './queries.ts';

export const listOccupations = answer(call, async ({ tx, input, now }) => {
  const { keywords, category } = input;
  const { version } = await readPlanOf(tx, input, now);
  const occupations = await listSeries(tx, version.terms.series);

  const wanted = keywords.toLowerCase();
  return occupations
    .filter((occupation) => (category ?? occupation.category) === occupation.category)
    .filter(({ name, name_en, code, aliases }) =>
      [name, name_en, code, ...aliases].some((text) => text.toLowerCase().includes(wanted)),
    )
    .map((occupation) => ({ ...occupation, category: occupation.category as '1' }));
});
