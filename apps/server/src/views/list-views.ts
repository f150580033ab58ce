import { listViews as call, type viewLists } from '@app/contract/views';
import { answer } from '../platform/answer.ts';
import { findViews } from './queries.ts';

export const listViews = answer(call, async ({ tx, input, session: { user } }) =>
  (await findViews(tx, user.id, input.list)).map((view) => ({
    ...view,
    list: view.list as (typeof viewLists)[number],
  })),
);
