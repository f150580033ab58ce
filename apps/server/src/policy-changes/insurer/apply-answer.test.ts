import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { expect, it } from 'vitest';
import { anEmployer, type Employer, insurerSaying, sent, workers } from '../../../test/changes.ts';
import { digestsOf, faultsOfBooks } from '../../../test/rows.ts';
import { balances, dataOf, moment, openWorld, signedIn } from '../../../test/world.ts';
import type { InsurerAnswer } from '../../insurers/insurer.ts';
import { applyAnswer } from './apply-answer.ts';

const world = await openWorld();

type Submitted = { readonly policy_change_id: number };

const issuedAll: InsurerAnswer = { state: 'issued', endorse_no: 'E-1' };
const refusedAll: InsurerAnswer = { state: 'refused', reason: '职业不符' };
const refusedRows = (...rows: number[]): InsurerAnswer => ({
  state: 'issued_part',
  endorse_no: 'E-1',
  failed: rows.map((row_no) => ({ row_no, reason: '重复投保' })),
});

/** What the customer sees of a change after the insurer's answer at a time, and of their money. */
async function answered(
  employer: Employer,
  { policy_change_id }: Submitted,
  time: string,
  answer: InsurerAnswer,
) {
  world.clock.set(moment(time));
  await world.settle(insurerSaying(answer));
  const token = await signedIn(world, employer);
  const change = dataOf(await world.call(token, readChange, { policy_change_id }));
  const persons = await personsOf(token, policy_change_id);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  return { change, persons, money: await balances(world, employer.enterpriseId) };
}

const personsOf = async (token: string, policy_change_id: number) =>
  dataOf(await world.call(token, listChangePersons, { policy_change_id })).data;

/** The cover of a change's rows as days: the first covered and the first no longer covered. */
async function coverOf({ policy_change_id }: Submitted) {
  const { rows } = await world.owner.query<{ cover: string | null }>(
    `select to_char(lower(cover) at time zone 'Asia/Shanghai', 'MM-DD HH24:MI') || ' to ' ||
       to_char(upper(cover) at time zone 'Asia/Shanghai', 'MM-DD HH24:MI') as cover
     from policy_person where add_change_id = $1 order by row_no`,
    [policy_change_id],
  );
  return rows.map(({ cover }) => cover);
}

it('B2 charges what is issued, and the cover stands as planned', async () => {
  const employer = await anEmployer(world);
  const change = await sent(world, employer, workers(employer, 2));

  const seen = await answered(employer, change, '2026-03-10 11:00:00', issuedAll);

  expect(seen.change).toMatchObject({ status: 50, charged_fen: 5690, endorse_no: 'E-1', progress_status: 4 });
  expect(seen.persons).toMatchObject([{ result: 1, cover_status: 10 }, { result: 1 }]);
  expect(seen.money).toMatchObject({ cash: 994_310, held: 0, premium_out: 5690 });
  expect(await coverOf(change)).toEqual(['03-11 00:00 to 04-01 00:00', '03-11 00:00 to 04-01 00:00']);
});

it('B2 charges the rows that are issued and releases the others, in one go', async () => {
  const employer = await anEmployer(world);
  const change = await sent(world, employer, workers(employer, 3));

  const seen = await answered(employer, change, '2026-03-10 11:00:00', refusedRows(2));

  expect(seen.change).toMatchObject({ status: 55, fail_count: 1, charged_fen: 5690, endorse_no: 'E-1' });
  expect(seen.change.timeline.at(-1)).toMatchObject({ event: 'partly_issued', person_count: 2 });
  expect(seen.persons).toMatchObject([
    { result: 1, error_msg: null },
    { result: 2, error_msg: '重复投保', cover_status: 80 },
    { result: 1 },
  ]);
  expect(seen.money).toMatchObject({ cash: 994_310, held: 0, premium_out: 5690 });
  expect((await coverOf(change))[1]).toBeNull();
});

it('B2 gives everything back when the insurer refuses before the start', async () => {
  const employer = await anEmployer(world);
  const change = await sent(world, employer, workers(employer, 2));

  const seen = await answered(employer, change, '2026-03-10 23:59:59', refusedAll);

  expect(seen.change).toMatchObject({
    status: 60,
    fail_count: 2,
    charged_fen: 0,
    endorse_no: null,
    progress_status: 5,
    progress_remark: '职业不符',
  });
  expect(seen.persons.map(({ cover_status }) => cover_status)).toEqual([80, 80]);
  expect(seen.money).toMatchObject({ cash: 1_000_000, held: 0, premium_out: 0 });
  expect(await coverOf(change)).toEqual([null, null]);
});

it('B2 ends a cover that had begun at the next 00:00, and charges its days only', async () => {
  const employer = await anEmployer(world);
  const change = await sent(world, employer);

  const seen = await answered(employer, change, '2026-03-12 09:00:00', refusedAll);

  // 42.00 yuan for March: the 11th and the 12th of its 31 days.
  expect(seen.change).toMatchObject({ status: 60, charged_fen: 271, fail_count: 1 });
  expect(seen.persons).toMatchObject([{ result: 2, cover_status: 25 }]);
  expect(seen.money).toMatchObject({ cash: 1_000_000 - 271, held: 0, premium_out: 271 });
  expect(await coverOf(change)).toEqual(['03-11 00:00 to 03-13 00:00']);
  const { rows } = await world.owner.query('select status, charge_fen from chk.change where change_id = $1', [
    String(change.policy_change_id),
  ]);
  expect(rows).toEqual([{ status: 'confirmed', charge_fen: 271 }]);
});

it('B2 binds on issue, in time: the cover stands from its planned start', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-H' });
  const change = await sent(world, employer);

  const seen = await answered(employer, change, '2026-03-10 23:59:59', issuedAll);

  expect(seen.change).toMatchObject({ status: 50, premium_fen: 10_703, charged_fen: 10_703 });
  expect(await coverOf(change)).toEqual(['03-11 00:00 to 04-01 00:00']);
  expect(seen.persons).toMatchObject([{ cover_status: 10 }]);
});

it('B2 binds on issue, late: cover begins at the next 00:00, is priced again, and the rest is released', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-H' });
  const change = await sent(world, employer);
  world.clock.set(moment('2026-03-12 08:00:00'));
  const waiting = await personsOf(await signedIn(world, employer), change.policy_change_id);

  const seen = await answered(employer, change, '2026-03-12 09:00:00', issuedAll);

  // Until the insurer was bound nobody was shown as covered.
  expect(waiting).toMatchObject([{ cover_status: 10 }]);
  // 158.00 yuan for March: 19 of its 31 days from the 13th.
  expect(seen.change).toMatchObject({ status: 50, premium_fen: 10_703, charged_fen: 9684 });
  expect(seen.money).toMatchObject({ cash: 1_000_000 - 9684, held: 0 });
  expect(await coverOf(change)).toEqual(['03-13 00:00 to 04-01 00:00']);
});

it('B2 binds on issue, for a year: a late issue costs the days that are left of it', async () => {
  const employer = await anEmployer(world, { plan_code: 'GA-A', to: '2027-02-28' });
  const change = await sent(world, employer);

  const seen = await answered(employer, change, '2026-03-12 09:00:00', issuedAll);

  expect(seen.change).toMatchObject({ status: 50, premium_fen: 17_507, charged_fen: 17_408 });
  expect(await coverOf(change)).toEqual(['03-13 00:00 to 03-01 00:00']);
});

it('B2 covers and charges nobody when the issue comes after the last day', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-H', to: '2026-03-12' });
  const change = await sent(world, employer);

  const seen = await answered(employer, change, '2026-03-12 09:00:00', issuedAll);

  expect(seen.change).toMatchObject({ status: 60, charged_fen: 0, fail_count: 1 });
  expect(seen.persons).toMatchObject([
    { result: 2, error_msg: expect.stringContaining('issued after the last day') },
  ]);
  expect(seen.money).toMatchObject({ cash: 1_000_000, held: 0 });
  expect(await coverOf(change)).toEqual([null]);
});

it('B2 never covers one whom the insurer turns down where the plan binds on issue', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-H' });
  const change = await sent(world, employer, workers(employer, 2));

  const seen = await answered(employer, change, '2026-03-12 09:00:00', refusedRows(1));

  expect(seen.change).toMatchObject({ status: 55, charged_fen: 9684 });
  expect(await coverOf(change)).toEqual([null, '03-13 00:00 to 04-01 00:00']);
});

it('B2 gives one effect to an answer that comes twice, and none to one that comes after', async () => {
  const employer = await anEmployer(world);
  const change = await sent(world, employer);
  await answered(employer, change, '2026-03-10 11:00:00', issuedAll);
  const before = await digestsOf(world, employer.enterpriseId);
  const apply = (answer: Parameters<typeof applyAnswer>[2]) =>
    world.platform.database.inEnterprise(employer.enterpriseId, (tx) =>
      applyAnswer(tx, change.policy_change_id, answer, world.clock.now()),
    );

  await apply({ state: 'issued', endorse_no: 'E-1' });
  await apply({ state: 'refused', reason: '职业不符' });

  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('B2 tells when the cover really begins and what each person really cost, after a late issue', async () => {
  const employer = await anEmployer(world, { plan_code: 'EL-H' });
  const change = await sent(world, employer, workers(employer, 2));

  const seen = await answered(employer, change, '2026-03-12 09:00:00', issuedAll);

  const { charged_fen, cover_from, cover_until } = seen.change;
  expect({ cover_from, cover_until }).toEqual({
    cover_from: '2026-03-13 00:00:00',
    cover_until: '2026-04-01 00:00:00',
  });
  expect(seen.persons.map((person) => person.cover_from)).toEqual([cover_from, cover_from]);
  expect(seen.persons.map((person) => person.charged_fen)).toEqual([9684, 9684]);
  expect(charged_fen).toBe(2 * 9684);
});

it('B2 tells until when a person is covered whom the insurer refused after the cover began', async () => {
  const employer = await anEmployer(world);
  const change = await sent(world, employer);

  const seen = await answered(employer, change, '2026-03-12 09:00:00', refusedAll);

  expect(seen.change).toMatchObject({ status: 60, cover_until: '2026-03-13 00:00:00' });
  expect(seen.persons).toMatchObject([
    { result: 2, cover_status: 25, cover_until: '2026-03-13 00:00:00', charged_fen: seen.change.charged_fen },
  ]);
});
