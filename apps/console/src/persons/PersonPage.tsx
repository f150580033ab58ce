import { type Person, readPerson } from '@app/contract/read-person';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { callQuery } from '../platform/api.ts';
import { useTabName } from '../platform/tab.ts';
import { useText } from '../platform/text.ts';
import { Card, Page } from '../ui/page.tsx';
import { RecordComing } from '../ui/record-coming.tsx';
import { ServerNow } from '../ui/server-now.ts';
import { PersonAnswer } from './person-answer.tsx';
import { PersonCovers } from './person-covers.tsx';
import { PersonLanes } from './person-lanes.tsx';
import { PersonRecords } from './person-records.tsx';
import { RevealNumber } from './reveal-number.tsx';
import { personWords } from './words/words.ts';
import '../ui/button.css';
import './person-page.css';

/** One person: whether covered, all covers over time, and the changes that touched them. */
export function PersonPage({ employee_id }: { readonly employee_id: number }) {
  const text = useText(personWords);
  const { data: person, error, refetch } = useQuery(callQuery(readPerson, { employee_id }, { quiet: true }));
  useTabName(person?.name);

  if (!person)
    return (
      <RecordComing
        title={text('onePerson')}
        error={error}
        onRetry={refetch}
        back={
          <Link to="/person/index" className="button">
            {text('toPersons')}
          </Link>
        }
      />
    );
  return (
    <ServerNow value={person.now}>
      <Page title={<Title person={person} />} purpose={<Facts person={person} />}>
        <PersonAnswer person={person} />
        <Card title={text('overTime')}>
          <PersonLanes person={person} />
          <PersonCovers policies={person.policies} />
        </Card>
        {person.records && <PersonRecords records={person.records} />}
      </Page>
    </ServerNow>
  );
}

const Title = ({ person: { name, idcard } }: { readonly person: Person }) => (
  <span className="person-title">
    {name} <span className="person-number">{idcard}</span>
  </span>
);

function Facts({ person }: { readonly person: Person }) {
  const text = useText(personWords);
  const { gender, age, employee_mobile } = person;
  const facts = [text(gender), text('yearsOld', { count: age }), employee_mobile].filter(Boolean);
  return (
    <span className="person-facts">
      {facts.join(' · ')}
      <RevealNumber person={person} />
    </span>
  );
}
