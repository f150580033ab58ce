import { readChange } from '@app/contract/policy-changes/read-change';
import { readPerson as call } from '@app/contract/read-person';
import type { Language } from '@app/contract/words/languages';
import { actorText, statusText } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { ageOn } from '@app/domain/persons/age';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { may } from '../platform/session.ts';
import { findPerson, listRecordsOf } from './person.queries.ts';
import { personsOf } from './person-row.ts';
import { listCoversOf } from './queries.ts';
import { standingOfRows } from './standing.ts';

export const readPerson = answer(call, async ({ tx, input, session, now, today, language }) => {
  const { employee_id } = input;
  const mayReadChanges = may(session, readChange.access);
  const [person, rows, records] = await Promise.all([
    findPerson(tx, employee_id),
    listCoversOf(tx, [employee_id]),
    mayReadChanges ? listRecordsOf(tx, employee_id) : null,
  ]);
  if (!person) throw new Refusal('NOT_FOUND');

  const { birthday, gender, ...shown } = person;
  return {
    ...shown,
    gender: gender as 'male' | 'female',
    age: ageOn(birthday, today),
    standing: standingOfRows(rows, now),
    policies: await personsOf(tx, rows, { now, today, language }),
    records: records && records.map((record) => recordOf(record, language)),
    now: shanghaiTime(now),
  };
});

type Stored = Awaited<ReturnType<typeof listRecordsOf>>[number];

const recordOf = ({ created_at, ...record }: Stored, language: Language) => ({
  ...record,
  operate_name: actorText(language, record.operate_name),
  type: statusText(language, 'changeType', record.change_type),
  status_text: statusText(language, 'policyChange', record.status),
  created_at: shanghaiTime(created_at),
});
