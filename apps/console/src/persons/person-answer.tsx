import type { PolicyPerson } from '@app/contract/persons';
import { add } from '@app/contract/policy-changes/add-persons';
import { correct } from '@app/contract/policy-changes/correct-person';
import { off } from '@app/contract/policy-changes/off-persons';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import type { Person } from '@app/contract/read-person';
import { statusText } from '@app/contract/words/words';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../platform/format.ts';
import { useLanguage } from '../platform/language.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { PolicyLink } from '../policies/policies.tsx';
import { Card } from '../ui/page.tsx';
import { StandingMark } from '../ui/standing/standing-mark.tsx';
import { personWords } from './words/words.ts';

/** The answer first: covered or not, under what, where, until when; and what can be done about it. */
export function PersonAnswer({ person: { standing, policies, now } }: { readonly person: Person }) {
  const text = useText(personWords);
  const { formatEnd } = useFormat();
  const { kind, until, since } = standing;
  const saying = standing.policy_person_ids.flatMap(
    (id) => policies.find(({ policy_person_id }) => policy_person_id === id) ?? [],
  );
  const goesOn = kind === 'covered' && saying.every(({ cover_until }) => cover_until !== until);
  return (
    <Card>
      <p className="person-standing">
        <StandingMark standing={standing} now={now} />
      </p>
      <ul className="person-saying">
        {saying.map((cover) => (
          <li key={cover.policy_person_id}>
            <CoverInWords cover={cover} kind={kind} until={until} />
          </li>
        ))}
      </ul>
      {goesOn && <p className="person-more">{text('goesOn')}</p>}
      {kind === 'starts' && since && (
        <p className="person-more">{text('uncoveredSince', { time: formatEnd(since) })}</p>
      )}
      {kind === 'never' && policies[0] && <Why cover={policies[0]} />}
      {kind !== 'covered' && <AddAgain />}
    </Card>
  );
}

type Kind = Person['standing']['kind'];

function CoverInWords({
  cover,
  kind,
  until,
}: {
  readonly cover: PolicyPerson;
  readonly kind: Kind;
  /** What is told of the person already. */
  readonly until: string | null;
}) {
  const text = useText(personWords);
  const { formatEnd } = useFormat();
  const mayRemove = useMay(off);
  const mayMove = useMay(transfer);
  const mayCorrect = useMay(correct);
  const { policy_person_id, policy_id, policy_no, work_company, occupation_name, cover_until } = cover;
  const facts = [
    policy_no,
    work_company,
    occupation_name,
    ...(cover_until === null || cover_until === until || kind === 'ended'
      ? []
      : [text('until', { time: formatEnd(cover_until) })]),
  ];
  return (
    <>
      <span className="person-cover">
        <PolicyLink policy={cover} />
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </span>
      {mayRemove && (kind === 'covered' || kind === 'starts') && (
        <Link
          to="/policy/reduce"
          search={{ policy_id, cover: policy_person_id }}
          className="button button-small"
        >
          {text('removeFrom')}
        </Link>
      )}
      {mayMove && (kind === 'covered' || kind === 'starts') && (
        <Link
          to="/policy/transfer"
          search={{ policy_id, cover: policy_person_id }}
          className="button button-small"
        >
          {text('moveWithin')}
        </Link>
      )}
      {mayCorrect && (kind === 'covered' || kind === 'starts') && (
        <Link
          to="/policy/correct"
          search={{ policy_id, cover: policy_person_id }}
          className="button button-small"
        >
          {text('correct')}
        </Link>
      )}
    </>
  );
}

/** How the last cover came to nothing. */
function Why({ cover: { status, plan, policy_no } }: { readonly cover: PolicyPerson }) {
  const language = useLanguage();
  return (
    <p className="person-more">{[plan, policy_no, statusText(language, 'cover', status)].join(' · ')}</p>
  );
}

function AddAgain() {
  const text = useText(personWords);
  const mayAdd = useMay(add);
  return (
    mayAdd && (
      <p className="person-more">
        <Link to="/policy/add" className="button">
          {text('add')}
        </Link>
      </p>
    )
  );
}
