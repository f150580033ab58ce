import type { CellAliasKind } from '@app/contract/aliases';
import type { Day } from '@app/domain/calendar/day';
import type { Doubt } from '@app/domain/roster/intent';
import type { CellEdit, EntryField } from '../store/roster-row.ts';

/** What one press can do about a finding. Which finding is mended by what, the sheet says. */
export type Fix =
  | { readonly kind: 'takeLongNumber'; readonly idcard: string }
  | { readonly kind: 'removeRow' }
  /** `own`: the row has a start of its own; else the whole change starts on another day. */
  | { readonly kind: 'startOn'; readonly day: Day; readonly own: boolean }
  /** `among`: what the cell's words are a part of, where several have it; one press means it in all rows that say the same. */
  | { readonly kind: 'choose'; readonly field: EntryField; readonly among?: readonly CellEdit[] }
  /** Takes what a text most likely stands for. */
  | { readonly kind: 'take'; readonly edit: CellEdit; readonly label: string }
  /** Only a plan that is sold by the day has more than one last day. */
  | { readonly kind: 'endOn'; readonly day: Day }
  /** Empties a cell that need not be filled in. */
  | { readonly kind: 'clear'; readonly field: 'mobile' }
  /** Takes the whole number of a worker whom the enterprise knows. */
  | { readonly kind: 'restore'; readonly mask: string }
  /** Takes somebody whom the list names for another reason. */
  | { readonly kind: 'takeAllTheSame' }
  /** Goes on with somebody who was left out. */
  | { readonly kind: 'takeIn' }
  /** What the words of the cell were matched to before is forgotten. */
  | { readonly kind: 'forget'; readonly field: CellAliasKind }
  /** The cell was read as it was meant, as in all rows that have the same from the same words. */
  | { readonly kind: 'isRight'; readonly field: Doubt['field'] };
