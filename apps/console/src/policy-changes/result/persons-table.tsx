import { type ChangeKind, isAmending } from '@app/domain/changes/kinds';
import { statusText } from '@app/contract/words/words';
import { formatYuan, useFormat } from '../../platform/format.ts';
import { useLanguage } from '../../platform/language.ts';
import { useText } from '../../platform/text.ts';
import { coverKind } from '../../ui/cover-state.ts';
import { type ListColumn, ListTable } from '../../ui/list-table.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { PersonLink } from '../../ui/person-link.tsx';
import { useLeaverColumn } from '../leaver-column.tsx';
import { PremiumOfLine } from '../premium-of-line.tsx';
import { type ChangePerson, failed } from './person-result.ts';
import { changeWords } from '../words/words.ts';

/** Persons of a change: who, where, from when, at which price, and whether they are covered. */
export function PersonsTable({ rows, kind }: { rows: readonly ChangePerson[]; kind: ChangeKind }) {
  const text = useText(changeWords);
  return (
    <ListTable
      caption={text('personsOfChange')}
      columns={usePersonColumns({ kind }).filter(({ extra }) => !extra)}
      rows={rows}
      rowKey={({ policy_change_person_id }) => policy_change_person_id}
    />
  );
}

/** What is said of each person of a change. */
export function usePersonColumns({
  isUndone = false,
  kind,
}: {
  readonly isUndone?: boolean;
  readonly kind: ChangeKind;
}): readonly ListColumn<ChangePerson>[] {
  const text = useText(changeWords);
  const { formatDay, formatTime } = useFormat();
  const more = useMoreColumns();
  const amends = isAmending(kind);
  const leavers = useLeaverColumn<ChangePerson>(kind, (leaver) => <PersonLink {...leaver} />);
  return [
    { key: 'place', title: text('place'), wide: true, cell: ({ place }) => place },
    {
      key: 'name',
      title: text('name'),
      heading: true,
      cell: (person) => <PersonLink {...person} />,
    },
    ...leavers,
    { key: 'company', title: text('workCompany'), wide: true, cell: ({ work_company }) => work_company },
    {
      key: 'occupation',
      title: text('occupation'),
      wide: true,
      cell: ({ occupation_name, category }) => `${occupation_name} · ${text('classOf', { category })}`,
    },
    {
      key: 'start',
      title: text('startDate'),
      wide: true,
      cell: ({ start_date, cover_from }) => (cover_from ? formatTime(cover_from) : formatDay(start_date)),
    },
    {
      key: 'premium',
      title: text('premium'),
      end: true,
      // Of a cover that stays as it is, no days explain what is paid: nothing.
      cell: (person) =>
        amends ? formatYuan(person.premium_fen) : <PremiumOf person={person} isUndone={isUndone} />,
    },
    { key: 'result', title: text('cover'), cell: (person) => <CoverOf person={person} amends={amends} /> },
    ...more,
  ];
}

function useMoreColumns(): readonly ListColumn<ChangePerson>[] {
  const text = useText(changeWords);
  const { formatEnd } = useFormat();
  return [
    {
      key: 'end',
      title: text('endDate'),
      wide: true,
      extra: true,
      cell: ({ end_date }) => formatEnd(end_date),
    },
    {
      key: 'mobile',
      title: text('mobile'),
      wide: true,
      extra: true,
      cell: ({ employee_mobile }) => employee_mobile,
    },
    { key: 'no', title: text('employeeNo'), wide: true, extra: true, cell: ({ employee_no }) => employee_no },
    { key: 'remark', title: text('remark'), wide: true, extra: true, cell: ({ remark }) => remark },
  ];
}

/** What a person costs; whom the insurer refused before any cover cost nothing, and no price is named. */
function PremiumOf({ person, isUndone }: { person: ChangePerson; isUndone: boolean }) {
  const { result, charged_fen, premium_fen, refund_fen } = person;
  if (result === failed && charged_fen === 0) return '–';
  if (refund_fen > 0 || (charged_fen ?? 0) < 0)
    return <BackOf sum={formatYuan(refund_fen)} isUndone={isUndone} />;
  const line = { ...person, carried_fen: person.leaver?.carried_fen ?? 0 };
  return <PremiumOfLine line={line} shown_fen={charged_fen ?? premium_fen} isUndone={isUndone} />;
}

/** What comes back for somebody who leaves. */
function BackOf({ sum, isUndone }: { sum: string; isUndone: boolean }) {
  const text = useText(changeWords);
  const back = text('back', { sum });
  return <span className="money">{isUndone ? <del>{back}</del> : back}</span>;
}

/** Whether a person is covered, with the insurer's words when not. */
function CoverOf({ person, amends }: { person: ChangePerson; amends: boolean }) {
  const text = useText(changeWords);
  const { formatEnd } = useFormat();
  const { result, error_msg, cover_status, cover_until } = person;
  return (
    <>
      {result === failed ? (
        <StateMark kind="refused">
          {amends
            ? text('personNotCorrected')
            : cover_until
              ? text('coverEnds', { time: formatEnd(cover_until) })
              : text('personFailed')}
        </StateMark>
      ) : (
        cover_status === null && <StateMark kind="needs">{text('personWaits')}</StateMark>
      )}
      {cover_status !== null && (result !== failed || cover_until !== null) && (
        <CoverState status={cover_status} />
      )}
      {error_msg && <span className="list-under">{error_msg}</span>}
    </>
  );
}

function CoverState({ status }: { status: number }) {
  const language = useLanguage();
  return <StateMark kind={coverKind(status)}>{statusText(language, 'cover', status)}</StateMark>;
}
