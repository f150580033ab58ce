import { documentTypes } from '@app/domain/persons/id-document';
import type { Day } from '@app/domain/calendar/day';
import type { Doubt } from '@app/domain/roster/intent';
import type { Verdict } from '@app/domain/roster/verdict';
import {
  type CellEdit,
  type EntryField,
  type Fix,
  idTypes,
  type RosterEntry,
  type RowView,
} from '../../../../roster/roster.tsx';
import { type Around, judgedAddition } from './judged-row.ts';
import { companiesWithPart, likelyCompany, likelyOccupation } from './likely.ts';

/** The remedy of a finding; null where only the person who knows the worker can mend it. */
export function fixOf(
  { code, detail, field }: Verdict,
  { entry, number }: RowView,
  around: Around,
): Fix | null {
  const own = entry.start_date.trim() !== '';
  switch (code) {
    case 'DOUBT':
      return { kind: 'isRight', field: field as Doubt['field'] };
    case 'ID15_CONVERTED':
      return longNumber(entry, around);
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
      return (
        chosenAmong(entry, around) ??
        taken(likelyCompany(entry, around)) ?? { kind: 'choose', field: 'work_company' }
      );
    case 'OCC_UNKNOWN':
      return taken(likelyOccupation(entry, around)) ?? { kind: 'choose', field: 'occupation' };
    default:
      return always[code] ?? null;
  }
}

const [takeAllTheSame, removeRow] = [{ kind: 'takeAllTheSame' }, { kind: 'removeRow' }] as const;
const choose = (field: EntryField) => ({ kind: 'choose', field }) as const;

/** The remedies that are the same whatever stands in the row. */
const always: Partial<Record<Verdict['code'], Fix>> = {
  INTENT_LEAVE: takeAllTheSame,
  INTENT_WAIT: takeAllTheSame,
  INTENT_REPLACE: takeAllTheSame,
  INTENT_CORRECT: takeAllTheSame,
  INTENT_AGAIN: takeAllTheSame,
  INTENT_UNCLEAR: takeAllTheSame,
  INTENT_OUT: { kind: 'takeIn' },
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

/** The 18 digits that a number of 15 became. */
function longNumber(entry: RosterEntry, around: Around): Fix | null {
  const { person } = judgedAddition(entry, around);
  return person && { kind: 'takeLongNumber', idcard: person.idcard };
}

/** Takes what a choice cell most likely means, by its name. */
const taken = (edit: CellEdit | null): Fix | null => edit && { kind: 'take', edit, label: edit.text };

/** 张家港, where several companies are: which of them is for somebody to say. */
function chosenAmong(entry: RosterEntry, around: Around): Fix | null {
  const among = companiesWithPart(entry, around);
  return among.length > 1 ? { kind: 'choose', field: 'work_company', among } : null;
}

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
