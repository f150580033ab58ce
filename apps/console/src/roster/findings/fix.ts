import type { CellAliasKind } from '@app/contract/aliases';
import type { Day } from '@app/domain/calendar/day';
import { documentTypes } from '@app/domain/persons/id-document';
import type { Doubt } from '@app/domain/roster/intent';
import type { Verdict } from '@app/domain/roster/verdict';
import { idTypes } from '../store/id-types.ts';
import type { Judging, RowView } from '../store/judging.ts';
import type { CellEdit, EntryField, RosterEntry } from '../store/roster-row.ts';
import { likelyCompany, likelyOccupation } from './likely.ts';

/** What one press can do about a finding. */
export type Fix =
  | { readonly kind: 'takeLongNumber'; readonly idcard: string }
  | { readonly kind: 'removeRow' }
  /** `own`: the row has a start of its own; else the whole change starts on another day. */
  | { readonly kind: 'startOn'; readonly day: Day; readonly own: boolean }
  | { readonly kind: 'choose'; readonly field: EntryField }
  /** Takes what a text most likely stands for. */
  | { readonly kind: 'take'; readonly edit: CellEdit; readonly label: string }
  /** Only a plan that is sold by the day has more than one last day. */
  | { readonly kind: 'endOn'; readonly day: Day }
  /** Empties a cell that need not be filled in. */
  | { readonly kind: 'clear'; readonly field: 'mobile' }
  /** Takes the whole number of a worker whom the enterprise knows. */
  | { readonly kind: 'restore'; readonly mask: string }
  /** Insures somebody whom the list names for another reason. */
  | { readonly kind: 'addAllTheSame' }
  /** What the words of the cell were matched to before is forgotten. */
  | { readonly kind: 'forget'; readonly field: CellAliasKind }
  /** The cell was read as it was meant. */
  | { readonly kind: 'isRight'; readonly field: Doubt['field'] };

/** The remedy of a finding; null where only the person who knows the worker can mend it. */
export function fixOf(
  { code, detail, field }: Verdict,
  { entry, judgement, number }: RowView,
  judging: Judging,
): Fix | null {
  const own = entry.start_date.trim() !== '';
  switch (code) {
    case 'DOUBT':
      return { kind: 'isRight', field: field as Doubt['field'] };
    case 'ID15_CONVERTED':
      return judgement?.person ? { kind: 'takeLongNumber', idcard: judgement.person.idcard } : null;
    case 'ID_EXCEL_NUMBER':
      return number === null ? null : { kind: 'restore', mask: number };
    case 'ID_TYPE':
      return onlyDocument(entry) ?? { kind: 'choose', field: 'idtype' };
    case 'DATE_PAST':
    case 'DATE_CUTOFF':
      return { kind: 'startOn', day: detail.earliest_start_date, own };
    case 'DATE_BEYOND_POLICY':
      // Whoever begins after what this policy takes belongs in another: nobody asked for an earlier day.
      return (detail.start ?? '') > detail.to ? null : { kind: 'startOn', day: detail.from, own };
    case 'DATE_END':
      return { kind: 'endOn', day: nearestEnd(entry, detail) };
    case 'WC_UNKNOWN':
      return taken(likelyCompany(entry, judging)) ?? { kind: 'choose', field: 'work_company' };
    case 'OCC_UNKNOWN':
      return taken(likelyOccupation(entry, judging)) ?? { kind: 'choose', field: 'occupation' };
    default:
      return always[code] ?? null;
  }
}

const [addAllTheSame, removeRow] = [{ kind: 'addAllTheSame' }, { kind: 'removeRow' }] as const;
const choose = (field: EntryField) => ({ kind: 'choose', field }) as const;

/** The remedies that are the same whatever stands in the row. */
const always: Partial<Record<Verdict['code'], Fix>> = {
  INTENT_LEAVE: addAllTheSame,
  INTENT_WAIT: addAllTheSame,
  INTENT_REPLACE: addAllTheSame,
  INTENT_CORRECT: addAllTheSame,
  INTENT_AGAIN: addAllTheSame,
  INTENT_UNCLEAR: addAllTheSame,
  BIRTHDAY_NEEDED: choose('birthday'),
  GENDER_NEEDED: choose('gender'),
  BIRTHDAY_DIFFERS: choose('birthday'),
  GENDER_DIFFERS: choose('gender'),
  AGE_LOW: removeRow,
  AGE_HIGH: removeRow,
  AGE_OVERBAND: removeRow,
  DUP_ROW: removeRow,
  DUP_POLICY: removeRow,
  DUP_INSURER: removeRow,
  BLACKLIST: removeRow,
  MOBILE: { kind: 'clear', field: 'mobile' },
  WC_REMEMBERED: { kind: 'forget', field: 'work_company' },
  OCC_REMEMBERED: { kind: 'forget', field: 'occupation' },
  WC_PENDING: choose('work_company'),
  WC_DISABLED: choose('work_company'),
  OCC_NOT_ALLOWED: choose('occupation'),
  OCC_SERIES: choose('occupation'),
  OCC_CLASS: choose('occupation'),
};

/** Takes what a choice cell most likely means, by its name. */
const taken = (edit: CellEdit | null): Fix | null => edit && { kind: 'take', edit, label: edit.text };

/** The one document whose shape a number has, when another was chosen for it; where none was, the question is open. */
function onlyDocument({ idcard, idtype }: RosterEntry): Fix | null {
  if (idtype.trim() === '') return null;
  const [type, ...others] = documentTypes(idcard);
  const code = idTypes.find((one) => one === String(type));
  return code && others.length === 0
    ? { kind: 'take', edit: { field: 'idtype', text: code }, label: code }
    : null;
}

/** The last day that can be had and is nearest to the one that was written. */
const nearestEnd = ({ end_date }: RosterEntry, { from, to }: { from: Day; to: Day }): Day =>
  end_date.trim() < from ? from : to;
