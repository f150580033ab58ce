import { add } from '@app/contract/policy-changes/add-persons';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { correct } from '@app/contract/policy-changes/correct-person';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { off } from '@app/contract/policy-changes/off-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, coverIds, insurerSaying, submitted } from '../../test/changes.ts';
import {
  askCorrection,
  bornIn,
  corrected,
  correctable,
  correctionIssued,
  correctionOf,
  faultsOfCorrection,
  mistyped,
  sendEvidence,
} from '../../test/corrections.ts';
import { aMove, anotherCompany, faultsOfMoves, moved } from '../../test/moves.ts';
import { openPolicyFor } from '../operator/operator.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn } from '../../test/world.ts';

const world = await openWorld();

it('B2 refuses a name or a number that can be nobody’s, and what is known already', async () => {
  const by = await correctable(world);
  const { policy_person_id: id, name, idcard } = by.of(0);
  const faults = (what: 'name' | 'idcard', value: string) =>
    faultsOfCorrection(world, by, correctionOf(id, what, value));

  expect(await faults('name', '王')).toEqual(['NAME']);
  expect(await faults('name', ` ${name} `)).toEqual(['CORRECT_SAME']);
  expect(await faults('idcard', idcard.toLowerCase())).toEqual(['CORRECT_SAME']);
  expect(await faults('idcard', '123')).toEqual(['ID_FORMAT']);
  expect(
    await faults('idcard', `${mistyped(idcard).slice(0, 17)}${idcard.endsWith('1') ? '2' : '1'}`),
  ).toEqual(['ID_CHECKSUM']);
});

it('B2 refuses the number of somebody else, and of a person whom the enterprise may not insure', async () => {
  const by = await correctable(world);
  const { policy_person_id } = by.of(0);

  expect(
    await faultsOfCorrection(world, by, correctionOf(policy_person_id, 'idcard', by.of(1).idcard)),
  ).toEqual(['CORRECT_TAKEN']);
});

it('B2 refuses a number of an age that the plan does not insure, or insures at another price', async () => {
  const by = await correctable(world);
  const { policy_person_id, idcard } = by.of(0);
  const of = (year: number) =>
    faultsOfCorrection(world, by, correctionOf(policy_person_id, 'idcard', bornIn(idcard, year)));

  expect(await of(2015)).toContain('AGE_LOW');
  expect(await of(1920)).toContain('AGE_HIGH');
  const yearly = await correctable(world, 1, { plan_code: 'EL-E', to: '2027-02-28' });
  const one = yearly.of(0);
  const older = correctionOf(one.policy_person_id, 'idcard', bornIn(one.idcard, 1957));
  expect(await faultsOfCorrection(world, yearly, older)).toContain('CORRECT_PRICE');
});

it('B2 corrects the name or the number of a cover, never both in turn', async () => {
  const by = await correctable(world);
  const { policy_person_id, idcard } = by.of(0);
  await correctionIssued(world, by, correctionOf(policy_person_id, 'name', '欧阳倩'));

  expect(
    await faultsOfCorrection(world, by, correctionOf(policy_person_id, 'idcard', mistyped(idcard))),
  ).toEqual(['CORRECT_BOTH']);
  // What was put right may be put right again.
  expect(await corrected(world, by, correctionOf(policy_person_id, 'name', '欧阳茜'))).toMatchObject({
    status: 30,
  });
});

it('B2 refuses both at once by the shape of what is sent, and a correction without evidence', async () => {
  const by = await correctable(world);
  const { token, policyId: policy_id } = by.employer;
  const correction = correctionOf(by.of(0).policy_person_id, 'name', '欧阳倩');
  const body = { policy_id, correction, file_id: by.file_id };

  expect(refusedOf(await world.call(token, correct, { ...body, file_id: 999_999 })).reason).toBe('FILE_GONE');
  expect(
    refusedOf(
      await world.call(token, correct, { ...body, correction: { ...correction, idcard: 'X' } } as never),
    ).reason,
  ).toBe('VALIDATION');
  expect(refusedOf(await world.call(token, correct, { policy_id, correction } as never)).reason).toBe(
    'VALIDATION',
  );
});

it('B2 lets no other change be made of somebody who is being corrected', async () => {
  const by = await correctable(world, 4);
  const { employer } = by;
  const { token, policyId: policy_id, companyId } = employer;
  const who = by.of(0);
  const there = await anotherCompany(world, employer);
  await corrected(world, by, correctionOf(who.policy_person_id, 'idcard', mistyped(who.idcard)));
  const reasonsOf = (answer: Awaited<ReturnType<typeof world.call>>) => {
    const refused = refusedOf(answer as never);
    return refused.reason === 'ROWS_REFUSED'
      ? refused.detail.list.map(({ reason }) => reason)
      : [refused.reason];
  };

  const leave = await world.call(token, off, { policy_id, policy_person_ids: [who.policy_person_id] });
  expect(reasonsOf(leave)).toEqual(['CORRECTION_PENDING']);
  expect(
    await faultsOfMoves(world, employer, [aMove(who.policy_person_id, { work_company_id: there })]),
  ).toEqual([['CORRECTION_PENDING']]);
  for (const idcard of [who.idcard, mistyped(who.idcard)]) {
    const persons = [{ ...aWorker(employer), name: who.name, idcard, work_company_id: companyId }];
    expect(reasonsOf(await world.call(token, add, { policy_id, persons }))).toEqual(['CORRECTION_PENDING']);
  }
  expect(
    await faultsOfCorrection(
      world,
      by,
      correctionOf(who.policy_person_id, 'idcard', mistyped(who.idcard, 4)),
    ),
  ).toEqual(['CORRECTION_PENDING']);
  // Nobody else may be corrected to the same number meanwhile.
  expect(
    await faultsOfCorrection(
      world,
      by,
      correctionOf(by.of(1).policy_person_id, 'idcard', mistyped(who.idcard)),
    ),
  ).toContain('CORRECT_TAKEN');
});

it('B2 corrects nobody while another change of theirs waits', async () => {
  const by = await correctable(world, 4);
  const { employer } = by;
  const { token, policyId: policy_id } = employer;
  const there = await anotherCompany(world, employer);
  const [leaver, mover] = [by.of(0), by.of(1)];
  dataOf(await world.call(token, off, { policy_id, policy_person_ids: [leaver.policy_person_id], draft: 0 }));
  await moved(world, employer, [aMove(mover.policy_person_id, { work_company_id: there })]);

  for (const { policy_person_id } of [leaver, mover])
    expect(await faultsOfCorrection(world, by, correctionOf(policy_person_id, 'name', '欧阳倩'))).toEqual([
      'CORRECT_WAITS',
    ]);
});

it('B2 corrects nobody whose cover the insurer has not issued yet', async () => {
  const employer = await anEmployer(world);
  const { file_id } = dataOf(await sendEvidence(world, employer.token));
  await submitted(world, employer);
  const [id] = await coverIds(world, employer);

  expect(await faultsOfCorrection(world, { employer, file_id }, correctionOf(id!, 'name', '欧阳倩'))).toEqual(
    ['CORRECT_WAITS'],
  );
});

it('B2 corrects no number that another policy’s insurer knows the person by, and a name for one of them', async () => {
  const by = await correctable(world);
  const { employer } = by;
  const who = by.of(0);
  const policy_id = await openPolicyFor(world.platform, employer.enterpriseId, {
    plan_code: 'EL-C',
    policy_no: `P2-${employer.enterpriseId}`,
    start_date: day('2026-03-01'),
    end_date: day('2026-03-31'),
  });
  const persons = [{ ...aWorker(employer), name: who.name, idcard: who.idcard }];
  const { policy_change_id } = dataOf(
    await world.call(employer.token, add, { policy_id, persons, draft: 0 }),
  );
  dataOf(await world.call(employer.token, sendNow, { policy_change_id }));
  await world.settle(insurerSaying({ state: 'issued', endorse_no: 'E-2' }));

  expect(
    await faultsOfCorrection(world, by, correctionOf(who.policy_person_id, 'idcard', mistyped(who.idcard))),
  ).toEqual(['CORRECT_ELSEWHERE']);
  await correctionIssued(world, by, correctionOf(who.policy_person_id, 'name', '欧阳倩'));
  const { rows } = await world.owner.query(
    `select p.policy_id, coalesce(p.named, e.name) as name from policy_person p join employee e using (enterprise_id, employee_id)
     where e.enterprise_id = $1 and e.idcard_hash = (select idcard_hash from policy_change_person where policy_change_id = $2)`,
    [employer.enterpriseId, policy_change_id],
  );
  expect(rows).toEqual(
    expect.arrayContaining([
      { policy_id: employer.policyId, name: '欧阳倩' },
      { policy_id, name: who.name },
    ]),
  );
});

it('B2 finds neither cover, policy nor evidence of a stranger, nor a cover that is over', async () => {
  const by = await correctable(world);
  const stranger = await correctable(world);
  const own = correctionOf(by.of(0).policy_person_id, 'name', '欧阳倩');
  const theirs = correctionOf(stranger.of(0).policy_person_id, 'name', '欧阳倩');

  expect(refusedOf(await askCorrection(world, by, theirs))).toMatchObject({ code: 0, reason: 'NOT_FOUND' });
  expect(
    refusedOf(await askCorrection(world, by, own, { policy_id: stranger.employer.policyId })).reason,
  ).toBe('NOT_FOUND');
  expect(refusedOf(await askCorrection(world, by, own, { file_id: stranger.file_id })).reason).toBe(
    'FILE_GONE',
  );
  const { policy_change_id } = dataOf(await askCorrection(world, by, own));
  expect(refusedOf(await askCorrection(world, stranger, theirs, { policy_change_id })).reason).toBe(
    'NOT_FOUND',
  );
  world.clock.set(moment('2026-04-02 10:00:00'));
  const token = await signedIn(world, by.employer);
  expect(['NOT_FOUND', 'POLICY_CLOSED']).toContain(
    refusedOf(await askCorrection(world, { ...by, employer: { ...by.employer, token } }, own)).reason,
  );
});

it('P3 takes corrections from members with the key only', async () => {
  const by = await correctable(world);
  const reader = await aUser(world, by.employer.enterpriseId, ['policy_change/lists']);
  const own = correctionOf(by.of(0).policy_person_id, 'name', '欧阳倩');

  const asReader = { ...by, employer: { ...by.employer, token: reader.token } };
  expect(refusedOf(await askCorrection(world, asReader, own)).reason).toBe('FORBIDDEN');
});

it('B2 confirms what was seen alone, and has a key’s effect once', async () => {
  const by = await correctable(world);
  const { token } = by.employer;
  const { policy_change_id } = dataOf(
    await askCorrection(world, by, correctionOf(by.of(0).policy_person_id, 'name', '欧阳倩')),
  );
  const seen = dataOf(await world.call(token, forecast, { policy_change_id }));
  const edited = await askCorrection(world, by, correctionOf(by.of(0).policy_person_id, 'name', '欧阳茜'), {
    policy_change_id,
  });
  expect(dataOf(edited)).toMatchObject({ policy_change_id, status: 0 });

  const agreed = { policy_change_id, forecast_hash: seen.forecast_hash! };
  expect(['FORECAST_EXPIRED', 'PRICE_CHANGED']).toContain(
    refusedOf(await world.call(token, confirm, agreed)).reason,
  );
});
