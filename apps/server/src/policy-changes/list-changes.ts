import { listChanges as call } from '@app/contract/policy-changes/list-changes';
import { answer } from '../platform/answer.ts';
import { pageOf } from '../platform/page.ts';
import { changeRowOf } from './change-row.ts';
import { listChangeRows } from './list.queries.ts';

export const listChanges = answer(call, async ({ tx, input, now, language }) => {
  const { rows, total } = await listChangeRows(tx, input, now);
  return pageOf(
    input,
    total,
    rows.map((row) => changeRowOf(row, now, language)),
  );
});
