import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { expect, it } from 'vitest';
import type { Insurer, InsurerAnswer } from '../insurers/insurer.ts';
import { anEmployer, type Employer, issued, sent, workers, covering, coverIds } from '../../test/changes.ts';
import { faultsOfBooks } from '../../test/rows.ts';
import { balances, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

const takeOff = ({ token, policyId }: Employer, ids: readonly number[]) =>
  world.call(token, off, {
    policy_id: policyId,
    policy_person_ids: [...ids],
    draft: 0,
    confirm_warnings: ['DUPLICATE_SUBMIT'],
  });

/** A removal on its way to the insurer. */
async function sentOff(employer: Employer, ids: readonly number[]) {
  const { policy_change_id, change_no } = dataOf(await takeOff(employer, ids));
  dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
  return { policy_change_id, change_no };
}

const personsOf = async (employer: Employer, policy_change_id: number) =>
  dataOf(await world.call(await signedIn(world, employer), listChangePersons, { policy_change_id })).data;

const issuedAnswer: InsurerAnswer = { state: 'issued', endorse_no: 'E-9' };
const refusedAnswer: InsurerAnswer = { state: 'refused', reason: '理赔处理中' };

const numberOf = ({ policy_change_id }: { policy_change_id: number }) =>
  `C${String(policy_change_id).padStart(9, '0')}`;

/** An insurer that answers one change and lets the others wait. */
function answering(change_no: string, answer: InsurerAnswer): Insurer {
  const hear = async (submission: { change_no: string }): Promise<InsurerAnswer> =>
    submission.change_no === change_no ? answer : { state: 'pending' };
  return { submit: hear, ask: hear };
}

it('B2 takes somebody off once, of two that are sent and confirmed in one go at the same moment', async () => {
  const { employer, ids } = await covering(world, 5);

  const answers = await Promise.all([takeOff(employer, ids.slice(0, 1)), takeOff(employer, ids.slice(0, 1))]);

  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1]);
  expect(await coverIds(world, employer)).toHaveLength(4);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it('B2 keeps as many as the plan insures at least, of two removals that together leave fewer', async () => {
  const { employer, ids } = await covering(world, 4);

  const answers = await Promise.all([takeOff(employer, ids.slice(0, 1)), takeOff(employer, ids.slice(1, 2))]);

  expect(answers.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([0, 1]);
  expect(refusedOf(answers.find(({ code }) => code === 0)!)).toMatchObject({
    reason: 'MIN_PERSONS',
    detail: { min_persons: 3, left: 2 },
  });
  expect(await coverIds(world, employer)).toHaveLength(3);
});

it('B2 refuses a list that removes everybody, and one that names somebody twice', async () => {
  const { employer, persons, ids } = await covering(world, 4);
  const { token, policyId: policy_id } = employer;
  const [one] = persons;

  expect(refusedOf(await takeOff(employer, ids))).toMatchObject({
    reason: 'MIN_PERSONS',
    detail: { min_persons: 3, left: 0 },
  });
  for (const twice of [
    { policy_person_ids: [ids[0]!, ids[0]!] },
    { persons: [{ name: one!.name }, { idcard: one!.idcard }] },
  ]) {
    const refused = refusedOf(await world.call(token, off, { policy_id, ...twice }));
    expect(refused.reason === 'ROWS_REFUSED' && refused.detail.list).toMatchObject([
      { row_no: 2, reason: 'DUP_ROW' },
    ]);
  }
  expect(await coverIds(world, employer)).toHaveLength(4);
});

it.each<[string, object, string]>([
  ['nobody at all', {}, 'VALIDATION'],
  ['an empty list', { policy_person_ids: [] }, 'VALIDATION'],
  ['a number below one', { policy_person_ids: [0] }, 'VALIDATION'],
  ['a number of no cover', { policy_person_ids: [987_654_321] }, 'ROWS_REFUSED'],
  ['a row that says nothing', { persons: [{}] }, 'ROWS_REFUSED'],
  ['an unknown field', { persons: [{ name: '张三', salary: 1 }] }, 'VALIDATION'],
  ['no day of the calendar', { persons: [{ name: '张三' }], start_date: '2026-02-30' }, 'VALIDATION'],
  ['a day that has been', { persons: [{ name: '张三' }], start_date: '2026-03-16' }, 'CUTOFF_PASSED'],
  ['a warning that nobody knows', { persons: [{ name: '张三' }], confirm_warnings: ['X'] }, 'VALIDATION'],
])('B2 refuses to take off %s, and leaves nothing', async (_, input, reason) => {
  const { employer } = await covering(world, 3);

  const wanted = { policy_id: employer.policyId, draft: 0, ...input };
  expect(refusedOf(await world.call(employer.token, off, wanted as never)).reason).toBe(reason);
  const { rows } = await world.owner.query(
    `select 1 from policy_change where change_type = 'off' and enterprise_id = $1`,
    [employer.enterpriseId],
  );
  expect(rows).toEqual([]);
});

it('B2 undoes an addition once the removal of its persons is undone, of two who do both at once', async () => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  const before = await coverIds(world, employer);
  const { token, policyId: policy_id } = employer;
  const adding = dataOf(await world.call(token, add, { policy_id, persons: workers(employer, 1), draft: 0 }));
  const [joining] = (await coverIds(world, employer)).filter((id) => !before.includes(id));
  const undo = ({ policy_change_id }: { policy_change_id: number }) =>
    world.call(token, remove, { policy_change_id });

  const [undone, removal] = await Promise.all([undo(adding), takeOff(employer, [joining!])]);
  expect([undone.code, removal.code].toSorted((one, other) => one - other)).toEqual([0, 1]);
  if (removal.code === 1) {
    expect(refusedOf(undone).reason).toBe('ENDED_ELSEWHERE');
    dataOf(await undo(dataOf(removal)));
    dataOf(await undo(adding));
  }

  expect(await coverIds(world, employer)).toEqual(before);
  expect(await balances(world, employer.enterpriseId)).toMatchObject({ held: 0 });
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it.each([
  ['issues both', issuedAnswer, { result: 1, cover_status: 70 }],
  ['refuses the removal', refusedAnswer, { result: 2, cover_status: 10 }],
])('B2 ends who is being added and was not answered yet, where the insurer %s', async (_, answer, row) => {
  const employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 3));
  const before = await coverIds(world, employer);
  const money = await balances(world, employer.enterpriseId);
  const adding = await sent(world, employer);
  const [joining] = (await coverIds(world, employer)).filter((id) => !before.includes(id));
  const removal = await sentOff(employer, [joining!]);

  await world.settle(answering(numberOf(adding), issuedAnswer));
  world.clock.set(moment('2026-03-10 11:00:00'));
  await world.settle(answering(removal.change_no, answer));

  expect(await personsOf(employer, removal.policy_change_id)).toMatchObject([row]);
  const { cash, held } = await balances(world, employer.enterpriseId);
  const spent = row.result === 1 ? 0 : adding.premium_fen;
  expect([money['cash']! - cash!, held]).toEqual([spent, 0]);
  expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
});

it.each([['first', [0, 1]] as const, ['last', [1, 0]] as const])(
  'B2 comes to the same books where the removal that was sent first is answered %s',
  async (_, order) => {
    const { employer, ids } = await covering(world, 5);
    const money = await balances(world, employer.enterpriseId);
    const removals = [
      await sentOff(employer, ids.slice(0, 1)),
      await sentOff(employer, ids.slice(1, 2)),
    ] as const;
    const answers = [issuedAnswer, refusedAnswer] as const;

    for (const [at, place] of order.entries()) {
      world.clock.set(moment(`2026-03-16 1${at + 1}:00:00`));
      await world.settle(answering(removals[place].change_no, answers[place]));
    }

    const token = await signedIn(world, employer);
    const statuses = removals.map(async ({ policy_change_id }) =>
      dataOf(await world.call(token, readChange, { policy_change_id })),
    );
    expect(await Promise.all(statuses)).toMatchObject([
      { status: 50, charged_fen: -2_032 },
      { status: 60, charged_fen: 0 },
    ]);
    const { cash } = await balances(world, employer.enterpriseId);
    expect(cash! - money['cash']!).toBe(2_032);
    expect(await faultsOfBooks(world, employer.enterpriseId)).toEqual([]);
  },
);
