import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, insurerSaying, issued, sent, workers } from '../../test/changes.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B2 lists the persons of a draft in the order of the list, with their numbers masked', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer, { name: '李伟', idcard: '110101199003070011' });
  const policy_change_id = await drafted(world, employer, [person, aWorker(employer, { row_no: 9 })]);

  const page = dataOf(await world.call(employer.token, listChangePersons, { policy_change_id }));

  expect(page).toMatchObject({ total: 2, current_page: 1 });
  expect(page.data[0]).toEqual({
    policy_change_person_id: expect.any(Number),
    row_no: 1,
    employee_id: null,
    place: 1,
    name: '李伟',
    idtype: 1,
    idcard: '110***********0011',
    gender: 'male',
    birthday: null,
    employee_mobile: null,
    employee_no: null,
    remark: null,
    work_company_id: employer.companyId,
    work_company: '华东电子厂',
    occupation_id: employer.occupation_id,
    occupation_name: '流水线装配工(电子)',
    category: '3',
    start_date: '2026-03-11',
    end_date: '2026-03-31',
    never_begins: 0,
    asked_date: null,
    base_price_fen: 4200,
    loading_percent: 100,
    unit_price_fen: 4200,
    days: 21,
    parts: [{ from: '2026-03-11', to: '2026-03-31', days: 21, period_days: 31, amount_fen: 2845 }],
    premium_fen: 2845,
    result: 0,
    error_msg: null,
    refund_fen: 0,
    leaver: null,
    charged_fen: null,
    cover_from: null,
    cover_until: null,
    cover_status: null,
    cover_status_text: null,
  });
  expect(page.data[1]).toMatchObject({ row_no: 9, place: 2 });
});

it('B2 shows how the cover of each stands at this moment', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await issued(world, employer);
  const coverAt = async (time: string) => {
    world.clock.set(moment(time));
    const token = await signedIn(world, employer);
    const { data } = dataOf(await world.call(token, listChangePersons, { policy_change_id }));
    return data[0]!.cover_status;
  };

  expect(await coverAt('2026-03-10 23:59:59')).toBe(10);
  expect(await coverAt('2026-03-11 00:00:00')).toBe(20);
  expect(await coverAt('2026-03-31 23:59:59')).toBe(20);
  expect(await coverAt('2026-04-01 00:00:00')).toBe(50);
});

it('B2 gives the rows of one result, and the part of the list that was asked for', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await sent(world, employer, workers(employer, 5));
  const failed = [2, 4].map((row_no) => ({ row_no, reason: '重复投保' }));
  await world.settle(insurerSaying({ state: 'issued_part', endorse_no: 'E-1', failed }));
  const rowsOf = async (filter: object) => {
    const page = dataOf(await world.call(employer.token, listChangePersons, { policy_change_id, ...filter }));
    return { total: page.total, rows: page.data.map(({ row_no }) => row_no) };
  };

  expect(await rowsOf({ result: 2 })).toEqual({ total: 2, rows: [2, 4] });
  expect(await rowsOf({ result: 1, limit: 2, page: 2 })).toEqual({ total: 3, rows: [5] });
});

it('B2 finds persons by a part of their name, each under the number that the whole list gives', async () => {
  const employer = await anEmployer(world);
  const policy_change_id = await drafted(world, employer, [
    aWorker(employer, { row_no: 30, name: '周志明' }),
    aWorker(employer, { row_no: 14, name: '李伟' }),
    aWorker(employer, { row_no: 44, name: '李强' }),
  ]);

  const found = dataOf(
    await world.call(employer.token, listChangePersons, { policy_change_id, keywords: '志明' }),
  );

  expect(found).toMatchObject({ total: 1, data: [{ name: '周志明', row_no: 30, place: 2 }] });
});

it("P3 refuses a sub-user without the key, and does not find a stranger's change", async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const policy_change_id = await drafted(world, employer);
  const lister = await aUser(world, employer.enterpriseId, ['policy_change/lists', '/person/index']);
  const listAs = (token: string) => world.call(token, listChangePersons, { policy_change_id });

  expect(refusedOf(await listAs(lister.token)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await listAs(stranger.token)).reason).toBe('NOT_FOUND');
});

it('B2 T21 shows in a change no number of a person that stands in a remark or a firm’s number', async () => {
  const employer = await anEmployer(world);
  const number = '110101199003070011';
  const persons = [number, '13812345678', 'E12345678'].map((one) =>
    aWorker(employer, { remark: `配偶 ${one}`, employee_no: one }),
  );
  const own = aWorker(employer, { remark: '夜班 3号线', employee_no: '1000234' });
  const policy_change_id = await drafted(world, employer, [...persons, own]);
  const viewer = await aUser(world, employer.enterpriseId, ['policy_change/lists', 'policy_change/detail']);

  const { data } = dataOf(await world.call(viewer.token, listChangePersons, { policy_change_id }));

  expect(data.map(({ remark, employee_no }) => [remark, employee_no])).toEqual([
    ['配偶 #', '#'],
    ['配偶 #', '#'],
    ['配偶 #', '#'],
    ['夜班 3号线', '1000234'],
  ]);
});
