import type { ListField } from '@app/domain/list/fields';
import type { RememberedHeadings } from '@app/domain/list/sheet/remembered-headings';
import type { EnterpriseTx } from '../platform/database.ts';
import { listHeadings } from './queries.ts';

/** What the headings of lists were matched to by hand, as the reading of lists asks for it. */
export async function readHeadings(tx: EnterpriseTx): Promise<RememberedHeadings> {
  const headings = await listHeadings(tx);
  return new Map(
    headings.map(({ alias_norm, field }) => [alias_norm, field === 'none' ? null : (field as ListField)]),
  );
}
