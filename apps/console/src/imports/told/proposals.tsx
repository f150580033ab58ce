import { ownKinds } from '@app/domain/changes/kinds';
import { bySettled, intentCodes, isSettled } from '@app/domain/roster/intent';
import { type ComponentType, useSyncExternalStore } from 'react';
import { useText } from '../../platform/text.ts';
import { jumpToFinding, useLooking, writeRows } from '../../roster/roster.tsx';
import { AskTwice } from '../../ui/ask-twice.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import type { OpenList } from '../open-list.ts';
import { type Proposal, proposalsIn } from './proposals-of.ts';
import { OwnList } from './own-list.tsx';
import { toldWords } from './words/words.ts';
import './proposals.css';

/** Leads on to where what a list says is done, with who it is said of; null where there is no such place. */
export type Onward = ComponentType<{
  readonly list: OpenList;
  readonly proposal: Proposal;
  readonly policyId: number;
}>;

type ProposalsProps = { readonly list: OpenList; readonly policyId: number; readonly Onward: Onward | null };

/** What the list says of its people beside whom to insure, those who are still to be insured first: how many, in which words, and what can be done. */
export function Proposals({ list, policyId, Onward }: ProposalsProps) {
  const text = useText(toldWords);
  const { roster } = list;
  const proposals = useSyncExternalStore(roster.subscribe, () => proposalsIn(roster));
  if (proposals.length === 0) return null;
  return (
    <div className="card proposals">
      {bySettled(proposals).map(([group, those]) => (
        <section key={group} aria-label={text(group)}>
          <strong>{text(group)}</strong>
          <ul>
            {those.map((proposal) => (
              <Line key={proposal.kind} list={list} proposal={proposal} policyId={policyId} Onward={Onward} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** One kind: a press shows its rows alone, with what can be done; another press shows all rows again. */
function Line({ list, proposal, policyId, Onward }: ProposalsProps & { proposal: Proposal }) {
  const { roster, cursor } = list;
  const text = useText(toldWords);
  const looking = useLooking(roster);
  const { kind, rows, of, words } = proposal;
  const code = intentCodes[kind];
  const own = ownKinds[kind];
  const isOpen = looking?.code === code;
  const look = () => {
    roster.lens.look(isOpen ? null : { code });
    if (!isOpen) jumpToFinding(roster, cursor, code);
  };
  const count = rows.length;
  const label =
    of !== '' && (kind === 'replace' || kind === 'correct')
      ? text(`${kind}Of`, { count, of })
      : text(kind, { count });
  return (
    <li>
      <button type="button" className="proposals-kind" aria-pressed={isOpen} onClick={look}>
        <StateMark kind={isSettled(kind) ? 'quiet' : 'needs'}>{label}</StateMark>
      </button>
      <span className="proposals-whom">
        {namesOf(rows, text('separator'))}
        {rows.length > shown_max && ` ${text('andMore', { count: rows.length - shown_max })}`}
      </span>
      {words.slice(0, words_max).map((one) => (
        <q key={one}>{one}</q>
      ))}
      {words.length > words_max && <small>{text('moreWords', { count: words.length - words_max })}</small>}
      {own && <OwnList kind={own} list={list} rows={rows} policyId={policyId} />}
      {Onward && <Onward list={list} proposal={proposal} policyId={policyId} />}
      {isOpen && (
        <div className="proposals-ways">
          <p>{text(meaning[kind])}</p>
          <AddAll proposal={proposal} roster={roster} />
        </div>
      )}
    </li>
  );
}

/** Adds everybody of a kind against the words of the list, in one step. */
function AddAll({ proposal: { kind, rows }, roster }: { proposal: Proposal } & Pick<OpenList, 'roster'>) {
  const text = useText(toldWords);
  const count = rows.length;
  const add = () => {
    writeRows(
      roster,
      rows.map(({ key }) => key),
      (entry) => (entry.intent?.kind === kind ? { ...entry, intent: null } : entry),
    );
    roster.lens.look(null);
  };
  return (
    <AskTwice
      label={text('addAll', { count })}
      question={text('addAllMeans', { names: namesOf(rows, text('separator')), count })}
      yes={text('addAllYes', { count })}
      no={text('addAllNo')}
      isBusy={false}
      onYes={add}
    />
  );
}

const shown_max = 8;
const words_max = 3;

export const namesOf = (rows: Proposal['rows'], separator: string): string =>
  rows
    .slice(0, shown_max)
    .map(({ name }) => name || '—')
    .join(separator);

const meaning = {
  leave: 'leaveMeans',
  wait: 'waitMeans',
  replace: 'replaceMeans',
  correct: 'correctMeans',
  again: 'againMeans',
  unclear: 'unclearMeans',
  start: 'startMeans',
  out: 'outMeans',
} as const;
