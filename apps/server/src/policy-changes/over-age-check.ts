import { overAgeCheck as call } from '@app/contract/policy-changes/over-age-check';
import { rows_max } from '@app/contract/policy-changes/fields';
import { addDays, type Day } from '@app/domain/calendar/day';
import { dayOlderThan, oldestOf } from '@app/domain/persons/age';
import { mask } from '@app/domain/persons/id-number';
import { toldBirthday } from '@app/domain/persons/told-birthday';
import { ageFaults } from '@app/domain/roster/age-faults';
import { identify } from '@app/domain/roster/identify';
import type { RosterRow } from '@app/domain/roster/roster';
import { answer } from '../platform/answer.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardShort } from '../platform/work/short.ts';
import { findPolicyAt } from '../policies/policies.ts';
import { earliestStartOf, rosterOf } from './rows/assess.ts';
import { openPersons } from './rows/sent-persons.ts';
import { readAgeOptions } from './warnings/age-options.ts';

/** Who grows too old within so many days is told now. */
const soon_days = 365;

export const overAgeCheck = answer(call, async ({ tx, vault, session, input, now }) => {
  if (input.persons.length > rows_max) throw new Refusal('ROWS_TOO_MANY', { rows_max });
  guardShort(input.persons.length);
  const policy = await findPolicyAt(tx, input.policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');

  const start_date = input.start_date ?? earliestStartOf(policy, now);
  const rows = await rosterOf(
    tx,
    await openPersons(() => vault.sealerOf(tx, session.enterprise.id, now), input.persons),
  );
  const read = await inSlices(rows, (row) => ({ row, aged: agedOn(row, start_date, now) }));
  const bands = policy.version.terms.age_bands;
  const oldest = oldestOf(bands);
  const judged = read.flatMap(({ row, aged }) =>
    aged ? [{ row, aged, fault: ageFaults(bands, aged.age).find(({ level }) => level === 'error') }] : [],
  );
  const normal = judged.filter(({ fault }) => !fault).map(({ aged }) => aged);
  const tooYoung = judged.filter(({ fault }) => fault?.code === 'AGE_LOW').map(({ aged }) => aged);
  const tooOld = judged.filter(({ fault }) => fault && fault.code !== 'AGE_LOW');

  const optionsFor = await readAgeOptions(tx, {
    policy,
    start_date,
    now,
    rows: tooOld.map(({ row }) => row),
  });
  return {
    normal,
    overage: tooOld.map(({ row, aged }) => ({ ...aged, options: optionsFor(row, aged.age) })),
    underage: tooYoung,
    soon: normal
      .map((aged) => ({ ...aged, age_limit_date: dayOlderThan(aged.born, oldest) }))
      .filter(({ age_limit_date }) => age_limit_date <= addDays(start_date, soon_days)),
    unreadable: read.flatMap(({ row: { row_no, name }, aged }) => (aged ? [] : [{ row_no, name }])),
  };
});

/** How old somebody is on the day their row starts; undefined when the document does not say. */
function agedOn(row: RosterRow, start_date: Day, now: Date) {
  const { person } = identify(row, (row.start_date as Day | null) ?? start_date, now);
  if (!person) return undefined;
  const { age, birthday, idcard } = person;
  const shown = mask(idcard);
  const told = { age, birthday: toldBirthday(birthday, shown) };
  return { row_no: row.row_no, name: row.name, idcard: shown, ...told, born: birthday };
}
