import { type Day, readDay } from '@app/domain/calendar/day';
import { leaverFaults } from '@app/domain/changes/leaver-faults';
import { createDirectory, matchable } from '@app/domain/roster/directory';
import type { Verdict } from '@app/domain/roster/verdict';
import { formatYuan, useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import {
  type Choice,
  type Fix,
  fixedChoices,
  type Judging,
  type RosterEntry,
  type RowView,
} from '../../../../roster/roster.tsx';
import type { WorkCompany } from '../../../../work-companies/work-companies.ts';
import { offWords } from '../words/words.ts';
import { offSheet } from './sheet.ts';
import { FoundCell } from './told-cells.tsx';

type Given = {
  readonly companies: readonly WorkCompany[];
  readonly start_date: Day;
  readonly now: Date;
  readonly readings: Judging['readings'];
};

/** The removing sheet. Who is covered, only the server knows: it says of each row whom it means, until when, and what comes back. */
export function offJudging({ companies, start_date, now, readings }: Given): Judging {
  const directory = createDirectory(
    companies.map(({ company_id, ...company }) => ({ id: company_id, ...company })),
    [],
  );
  return {
    sheet: offSheet,
    now,
    directory,
    readings,
    judge: ({ name, start_date: own, intent, doubts }) => ({
      key: null,
      name: name.trim(),
      verdicts: leaverFaults({ intent, doubts }),
      from: own.trim() === '' ? start_date : (readDay(own) ?? null),
      amount_fen: null,
    }),
    needs: [],
    neededBy: () => [],
    choicesOf: (field, _row, wording) =>
      field === 'idtype' || field === 'gender'
        ? fixedChoices(field, wording)
        : directory.companies.map(companyChoice),
    fixOf: (found, { entry }) => fixOf(found, entry),
    workings: (view) => view.ends && view.isReady && <Workings view={view} ends={view.ends} />,
  };
}

const companyChoice = ({ id, name }: { readonly id: number; readonly name: string }): Choice => ({
  key: String(id),
  edit: { field: 'work_company', text: name, id },
  label: name,
  hint: '',
  category: null,
  closed: null,
  texts: [matchable(name)],
});

/** The remedy of a finding on somebody who is to leave. */
function fixOf({ code, detail, field }: Verdict, entry: RosterEntry): Fix | null {
  switch (code) {
    case 'INTENT_STAYS':
    case 'INTENT_START':
      return { kind: 'takeAllTheSame' };
    case 'INTENT_OUT':
      return { kind: 'takeIn' };
    case 'DOUBT':
      return { kind: 'isRight', field: field as 'name' };
    case 'NOT_INSURED':
      return near(detail.near);
    case 'OFF_OTHER_NAME':
      return take('name', detail.name);
    case 'OFF_OTHER_COMPANY':
      return take('work_company', detail.work_company);
    case 'AMBIGUOUS':
    case 'OFF_NAMESAKE_LEFT':
      return { kind: 'choose', field: 'work_company' };
    case 'OFF_DATE_EARLY':
      return { kind: 'startOn', day: detail.earliest_off_date, own: entry.start_date.trim() !== '' };
    case 'OFF_DATE_LATE':
    case 'ALREADY_PENDING_OFF':
    case 'DUP_ROW':
      return { kind: 'removeRow' };
    default:
      return null;
  }
}

/** The one covered person who is nearly called so. */
const near = (names: string): Fix | null =>
  names === '' || names.includes('、') ? null : take('name', names);

/** Whom or where the covers say, in the place of what is written. */
const take = (field: 'name' | 'work_company', text: string): Fix => ({
  kind: 'take',
  edit: { field, text },
  label: text,
});

/** Who is meant, until when they are covered, and what comes back: of each cover where there are several. */
function Workings({ view, ends }: { view: RowView; ends: Ends }) {
  const text = useText(offWords);
  const several = ends.covers.length > 1;
  return (
    <p>
      <FoundCell view={view} />
      {ends.covers.map((cover) => (
        <span key={cover.policy_person_id}>
          <br />
          <CoverEnd cover={cover} isOneOfSeveral={several} />
        </span>
      ))}
      {several && (
        <>
          <br />
          {text('covers', { covers: ends.covers.length })}
          {' · '}
          {text('refund')} {formatYuan(ends.refund_fen)}
        </>
      )}
    </p>
  );
}

type Ends = NonNullable<RowView['ends']>;

function CoverEnd({ cover, isOneOfSeveral }: { cover: Ends['covers'][number]; isOneOfSeveral: boolean }) {
  const text = useText(offWords);
  const { formatEnd, formatTime } = useFormat();
  const { last_covered_date: last, start_date, work_company, refund_fen } = cover;
  const first = formatTime(`${start_date} 00:00:00`);
  const never = isOneOfSeveral ? text('cancelledFrom', { first }) : text('cancelled');
  return (
    <>
      {last === null ? never : text('promise', { last: formatEnd(last), first })}
      {isOneOfSeveral && ` · ${work_company}`}
      {' · '}
      {text('refund')} {formatYuan(refund_fen)}
    </>
  );
}
