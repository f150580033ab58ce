import { saveView as call, views_max } from '@app/contract/views';
import { holdsPersonalNumber } from '@app/domain/persons/personal-numbers';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardQuotas } from '../quotas/quotas.ts';
import { findViews, putView } from './queries.ts';

export const saveView = answer(call, async ({ tx, input, session, now }) => {
  const { user } = session;
  if (holdsNumber(input.search)) throw new Refusal('VALIDATION', { fields: ['search'] });
  if (holdsNumber(input.name)) throw new Refusal('VALIDATION', { fields: ['name'] });

  const kept = await findViews(tx, user.id, input.list);
  const isNew = !kept.some(({ name }) => name === input.name);
  if (isNew && kept.length >= views_max) throw new Refusal('VIEWS_TOO_MANY', { views_max });
  const view_id = await putView(tx, { ...input, user_id: user.id, created_at: now });
  if (isNew) {
    await guardQuotas({ tx, session, now }, 'views');
    // Once more, now that nobody else of this enterprise can save: two may have come this far at once.
    if ((await findViews(tx, user.id, input.list)).length > views_max)
      throw new Refusal('VIEWS_TOO_MANY', { views_max });
  }
  return { view_id };
});

/** What looks like an ID number or a mobile, also as an address spells it. What is no proper encoding stays as it is. */
const holdsNumber = (text: string): boolean =>
  [text, ...[...new URLSearchParams(text)].flat()].some(holdsPersonalNumber);
