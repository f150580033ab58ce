import { add } from '@app/contract/policy-changes/add-persons';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, issued, workers } from '../../test/changes.ts';
import { digestsOf } from '../../test/rows.ts';
import { dataOf, moment, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const li = { name: '李伟', idcard: '110101199003070011' };

it('B3 names every fault of every row in the words of the caller, and stores nothing', async () => {
  const employer = await anEmployer(world);
  const persons = [
    aWorker(employer, { ...li, idcard: '110101199003070012', work_company_id: null }),
    aWorker(employer, li),
    aWorker(employer, { ...li, name: '1' }),
    aWorker(employer),
  ];
  const before = await digestsOf(world, employer.enterpriseId);

  const answer = await world.call(
    employer.token,
    add,
    { policy_id: employer.policyId, persons },
    { 'accept-language': 'zh-CN' },
  );

  const refused = refusedOf(answer);
  expect(refused).toMatchObject({ code: 0, reason: 'ROWS_REFUSED', data: refused.detail });
  expect(refused.msg).toBe('有 2 行需要修改后才能提交，本次没有办理任何人。');
  expect(refused.detail).toMatchObject({
    list: [
      {
        num: 1,
        row_no: 1,
        name: '李伟',
        idcard: '110***********0012',
        reason: 'ID_CHECKSUM',
        field: 'idcard',
        level: 'error',
        verdicts: [{ code: 'ID_CHECKSUM' }, { code: 'WC_UNKNOWN', field: 'work_company' }],
      },
      { row_no: 3, verdicts: [{ code: 'NAME' }, { code: 'DUP_ROW', detail: { row_no: 2 } }] },
    ],
    list_str: expect.stringMatching(
      /^1 李伟: 身份证号校验位不对.*用工单位.*\n3 1: 姓名格式不对.*与第 2 行是同一人/,
    ),
  });
  expect(await digestsOf(world, employer.enterpriseId)).toEqual(before);
});

it('B3 stores the sound rows when asked to skip the others, and says which those are', async () => {
  const employer = await anEmployer(world);
  const faulty = aWorker(employer, { idcard: '110101199003070012' });
  const input = { policy_id: employer.policyId, skip_errors: 1 as const };

  const some = await world.call(employer.token, add, { ...input, persons: [faulty, aWorker(employer)] });
  const none = await world.call(employer.token, add, { ...input, persons: [faulty] });

  expect(dataOf(some)).toMatchObject({ person_count: 1, premium_fen: 2845, list: [{ row_no: 1 }] });
  expect(refusedOf(none)).toMatchObject({ reason: 'ROWS_REFUSED', detail: { list: [{ row_no: 1 }] } });
});

it('B3 keeps a warning as a warning: the person is drafted', async () => {
  const employer = await anEmployer(world);
  const retired = aWorker(employer, { idcard: '110101196203070039' });
  const minor = aWorker(employer, { idcard: '110101200902070010' });

  const answer = await world.call(employer.token, add, {
    policy_id: employer.policyId,
    persons: [retired, minor],
  });

  expect(dataOf(answer)).toMatchObject({
    person_count: 2,
    list: [
      { row_no: 1, reason: 'RETIREMENT_AGE', level: 'warn' },
      { row_no: 2, reason: 'MINOR_WORKER', level: 'warn' },
    ],
  });
});

it('B3 does not cover a person twice in one policy', async () => {
  const employer = await anEmployer(world);
  const person = aWorker(employer);
  await issued(world, employer, [person]);

  const again = await world.call(employer.token, add, {
    policy_id: employer.policyId,
    start_date: '2026-03-20',
    persons: [person],
  });

  expect(refusedOf(again)).toMatchObject({
    reason: 'ROWS_REFUSED',
    detail: {
      list: [{ verdicts: [{ code: 'DUP_POLICY', detail: { from: '2026-03-11', to: '2026-03-31' } }] }],
    },
  });
});

it('B2 refuses a start that the cut-off has closed, with the earliest there is', async () => {
  world.clock.set(moment('2026-03-10 15:59:59'));
  const employer = await anEmployer(world);
  const input = { policy_id: employer.policyId, persons: workers(employer, 1) };
  const addFrom = (start_date: string) => world.call(employer.token, add, { ...input, start_date });

  const today = await addFrom('2026-03-10');
  const tomorrow = await addFrom('2026-03-11');
  world.clock.set(moment('2026-03-10 16:00:00'));
  const tomorrowAtCutOff = await addFrom('2026-03-11');
  const unasked = await world.call(employer.token, add, input);

  expect(refusedOf(today)).toMatchObject({
    reason: 'CUTOFF_PASSED',
    detail: { earliest_start_date: '2026-03-11' },
  });
  expect(dataOf(tomorrow)).toMatchObject({ start_date: '2026-03-11' });
  expect(refusedOf(tomorrowAtCutOff)).toMatchObject({
    reason: 'CUTOFF_PASSED',
    detail: { earliest_start_date: '2026-03-12' },
  });
  expect(dataOf(unasked)).toMatchObject({ start_date: '2026-03-12' });
});

it('B2 adds nobody to a policy that has ended or is locked', async () => {
  const employer = await anEmployer(world);
  const ended = await anEmployer(world, { from: '2026-02-21', to: '2026-03-09' });
  await world.owner.query('update policy set status = 15 where policy_id = $1', [employer.policyId]);
  const addTo = ({ token, policyId: policy_id }: typeof employer) =>
    world.call(token, add, { policy_id, persons: workers(employer, 1) });

  expect(refusedOf(await addTo(employer))).toMatchObject({
    reason: 'POLICY_CLOSED',
    detail: { status: 15 },
  });
  expect(refusedOf(await addTo(ended))).toMatchObject({ reason: 'POLICY_CLOSED', detail: { status: 20 } });
});

it('B2 refuses a list of more than 20,000 rows, and one that numbers two rows alike', async () => {
  const employer = await anEmployer(world);
  const { token, policyId: policy_id } = employer;
  const person = aWorker(employer);

  const long = await world.call(token, add, {
    policy_id,
    persons: Array.from({ length: 20_001 }, () => person),
  });
  const alike = await world.call(token, add, {
    policy_id,
    persons: [aWorker(employer, { row_no: 7 }), aWorker(employer, { row_no: 7 })],
  });

  expect(refusedOf(long)).toMatchObject({ reason: 'ROWS_TOO_MANY', detail: { rows_max: 20_000 } });
  expect(refusedOf(alike)).toMatchObject({ reason: 'VALIDATION', detail: { fields: ['persons.row_no'] } });
});

it('B3 keeps the name of a company that was sent and is none of the enterprise’s', async () => {
  const employer = await anEmployer(world);
  const { work_company_id: _, ...person } = aWorker(employer);
  const persons = [
    { ...person, work_company: '宝山钢铁厂' },
    { ...aWorker(employer), work_company_id: null, work_company: '110101199003070011' },
  ];

  const input = { policy_id: employer.policyId, persons };
  const refused = refusedOf(await world.call(employer.token, add, input));
  const priced = dataOf(await world.call(employer.token, forecast, input));

  const lists = [refused.detail as unknown as Pick<typeof priced, 'list'>, priced];
  for (const { list } of lists)
    expect(list).toMatchObject([
      { reason: 'WC_UNKNOWN', work_company: '宝山钢铁厂' },
      { reason: 'WC_UNKNOWN', work_company: '110***********0011' },
    ]);
});

it('B3 asks of a number that begins with 9 and is not sound, and warns where a fact contradicts the number', async () => {
  const employer = await anEmployer(world);
  const persons = [
    aWorker(employer, { idcard: '910101199003070011' }),
    aWorker(employer, { ...li, birthday: day('1991-03-07'), gender: 'female' }),
  ];

  const answer = await world.call(employer.token, forecast, { policy_id: employer.policyId, persons });

  expect(dataOf(answer)).toMatchObject({
    ok_count: 1,
    list: [
      { row_no: 1, level: 'error', reason: 'ID_TYPE', field: 'idtype' },
      { row_no: 2, level: 'warn', verdicts: [{ code: 'BIRTHDAY_DIFFERS' }, { code: 'GENDER_DIFFERS' }] },
    ],
  });
});
