import { add } from '@app/contract/policy-changes/add-persons';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, insurerSaying, sent, submitted } from '../../test/changes.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const abroad = {
  name: 'JOHN SMITH',
  idtype: 3,
  idcard: 'AB1234567',
  birthday: day('1990-05-06'),
  gender: 'male',
} as const;

it('B3 takes a person by any document, with a mobile, a staff number and a remark', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer, {
    ...abroad,
    employee_mobile: '+86 138 1234 5678',
    employee_no: ' A-17 ',
    remark: '夜班',
  });

  const { policy_change_id } = await submitted(world, employer, [person, aWorker(employer)]);

  const { data } = dataOf(await world.call(employer.token, listChangePersons, { policy_change_id }));
  expect(data[0]).toMatchObject({
    idtype: 3,
    idcard: 'AB1**4567',
    birthday: '1990-05-06',
    gender: 'male',
    employee_mobile: '138****5678',
    employee_no: 'A-17',
    remark: '夜班',
  });
  expect(data[1]).toMatchObject({ idtype: 1, employee_mobile: null, employee_no: null, remark: null });
});

it('T21 keeps neither a number nor a mobile in clear', async () => {
  const employer = await anEmployer(world);
  await submitted(world, employer, [aWorker(employer, { ...abroad, employee_mobile: '13912345678' })]);

  const { rows } = await world.owner.query<{ row: string }>(
    `select e::text || r::text as row from employee e join policy_change_person r using (enterprise_id, idcard_hash)
     where e.enterprise_id = $1`,
    [employer.enterpriseId],
  );

  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).toContain('139****5678');
  expect(rows[0]!.row).not.toMatch(/AB1234567|13912345678/);
});

it('B3 asks for what a document does not tell, and says when a number is of no such document', async () => {
  const employer = await anEmployer(world);
  const persons = [
    aWorker(employer, { ...abroad, birthday: null, gender: null }),
    aWorker(employer, { idcard: '12345678' }),
    aWorker(employer, { employee_mobile: '12345' }),
    aWorker(employer, { idcard: '1.10101199003070E+17' }),
  ];

  const answer = await world.call(employer.token, add, { policy_id: employer.policyId, persons });

  expect(refusedOf(answer).detail).toMatchObject({
    error_count: 4,
    list: [
      { row_no: 1, verdicts: [{ code: 'BIRTHDAY_NEEDED' }, { code: 'GENDER_NEEDED' }] },
      { row_no: 2, verdicts: [{ code: 'ID_TYPE' }] },
      { row_no: 3, verdicts: [{ code: 'MOBILE' }] },
      { row_no: 4, verdicts: [{ code: 'ID_EXCEL_NUMBER' }] },
    ],
  });
});

it('B3 takes equal numbers of two documents for two persons, and the same document for one', async () => {
  const employer = await anEmployer(world);
  const taiwan = { name: '陈大明', idcard: '12345678', birthday: day('1991-01-02'), gender: 'male' } as const;
  const permit = aWorker(employer, { ...taiwan, idtype: 5 });
  const passport = aWorker(employer, { ...taiwan, idtype: 3 });
  const input = { policy_id: employer.policyId };

  const both = await world.call(employer.token, add, { ...input, persons: [permit, passport] });
  const twice = await world.call(employer.token, add, { ...input, persons: [permit, { ...permit }] });

  expect(dataOf(both)).toMatchObject({ person_count: 2 });
  expect(refusedOf(twice)).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: { list: [{ row_no: 2, reason: 'DUP_ROW' }] },
  });
});

it('B3 keeps the latest mobile and staff number of a worker who is known', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer, { employee_mobile: '13800000001', employee_no: 'A1' });
  const first = await sent(world, employer, [person]);
  await world.settle(insurerSaying({ state: 'refused', reason: 'no' }));
  const known = async () => {
    const { rows } = await world.owner.query(
      'select mobile_mask, employee_no from employee where enterprise_id = $1',
      [employer.enterpriseId],
    );
    return rows;
  };
  expect(first.policy_change_id).toBeGreaterThan(0);
  expect(await known()).toEqual([{ mobile_mask: '138****0001', employee_no: 'A1' }]);

  await submitted(world, employer, [{ ...person, employee_mobile: '13900000002', employee_no: null }]);

  expect(await known()).toEqual([{ mobile_mask: '139****0002', employee_no: 'A1' }]);
});

it('B2 tells the insurer which document a number is of', async () => {
  const employer = await anEmployer(world);
  await sent(world, employer, [aWorker(employer, abroad)]);
  const told: unknown[] = [];

  await world.settle({
    submit: async ({ opens }) => {
      told.push(...opens);
      return { state: 'issued', endorse_no: 'E-1' };
    },
    ask: async () => ({ state: 'pending' }),
  });

  expect(told).toMatchObject([{ idtype: 3, idcard: 'AB1234567', birthday: '1990-05-06', gender: 'male' }]);
});

it('B2 ends the cover of a plan sold by the day where the row says, and of no other plan', async () => {
  const byDay = await anEmployer(world, { plan_code: 'GA-D' });
  const byMonth = await anEmployer(world);
  const wanted = { end_date: day('2026-03-12') };

  const policy_change_id = await drafted(world, byDay, [
    aWorker(byDay, { ...wanted, start_date: day('2026-03-11') }),
    aWorker(byDay, { start_date: day('2026-03-11') }),
  ]);
  const refused = await world.call(byMonth.token, add, {
    policy_id: byMonth.policyId,
    persons: [aWorker(byMonth, wanted)],
  });

  const { data } = dataOf(await world.call(byDay.token, listChangePersons, { policy_change_id }));
  expect(data.map(({ start_date, end_date, days }) => [start_date, end_date, days])).toEqual([
    ['2026-03-11', '2026-03-12', 2],
    ['2026-03-11', '2026-03-31', 21],
  ]);
  expect(refusedOf(refused)).toMatchObject({
    detail: {
      list: [{ reason: 'DATE_END', fix: { field: 'end_date', value: '2026-03-31' } }],
    },
  });
});

it('B2 names no earlier day for whoever begins after the policy', async () => {
  const employer = await anEmployer(world);
  const fixFor = async (start_date: string) => {
    const answer = await world.call(employer.token, add, {
      policy_id: employer.policyId,
      persons: [aWorker(employer, { start_date: day(start_date) })],
    });
    return refusedOf(answer).detail;
  };

  expect(await fixFor('2026-04-01')).toMatchObject({
    list: [{ reason: 'DATE_BEYOND_POLICY', msg: expect.stringContaining('2026-04-01'), fix: null }],
  });
  expect(await fixFor('2026-03-01')).toMatchObject({
    list: [{ reason: 'DATE_PAST', fix: { field: 'start_date', value: '2026-03-11' } }],
  });
});
