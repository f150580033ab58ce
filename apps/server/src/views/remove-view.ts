import { removeView as call } from '@app/contract/views';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { deleteView } from './queries.ts';

export const removeView = answer(call, async ({ tx, input: { view_id }, session: { user } }) => {
  if (!(await deleteView(tx, user.id, view_id))) throw new Refusal('NOT_FOUND');
  return {};
});
