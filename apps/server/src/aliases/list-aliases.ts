import { type AliasKind, type HeadingField, listAliases as call } from '@app/contract/aliases';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { answer } from '../platform/answer.ts';
import { pageOf } from '../platform/page.ts';
import { listAliasRows } from './queries.ts';

export const listAliases = answer(call, async ({ tx, input }) => {
  const { rows, total } = await listAliasRows(tx, input);
  return pageOf(
    input,
    total,
    rows.map(({ kind, field, created_at, ...row }) => ({
      ...row,
      kind: kind as AliasKind,
      field: field as HeadingField | null,
      create_time: shanghaiTime(created_at),
    })),
  );
});
