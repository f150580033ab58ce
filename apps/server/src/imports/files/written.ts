import type { RosterValues } from '@app/contract/import-rows';
import type { ListRow } from '@app/domain/list/table';

/** What a line of the file says, in its cells and beside them. */
export const writtenIn = ({ values, intent, doubts }: ListRow): RosterValues => ({
  ...values,
  ...(intent ? { intent } : {}),
  ...(doubts && doubts.length > 0
    ? { doubts: doubts.map((doubt) => ({ ...doubt, others: [...doubt.others] })) }
    : {}),
});
