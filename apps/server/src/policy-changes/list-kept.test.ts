import { discardImport } from '@app/contract/imports/discard-import';
import { submitImport } from '@app/contract/imports/submit-import';
import { listKept } from '@app/contract/policy-changes/list-kept';
import { confirm } from '@app/contract/policy-changes/confirm-change';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { day } from '@app/domain/calendar/day';
import { expect, it } from 'vitest';
import { anEmployer, drafted, type Employer, issued, workers } from '../../test/changes.ts';
import { aRow, rows, typed } from '../../test/lists.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();
const site = { work_company: '华东电子厂', occupation: 'MFG04' };

/** A change of the two sound rows of a list; a row with a mistyped number and one that says the first again stay on it. */
async function partly(employer: Employer) {
  const [first, second] = rows(employer, 2);
  const mistyped = aRow(employer, 3, { idcard: '110101199003070012' });
  const again = { ...first!, row_no: 4 };
  const list = await typed(world, employer, [first!, second!, mistyped, again]);
  return { ...(await submittedOf(employer, list)), mistyped, again };
}

/** A change of the sound rows of a list, confirmed. */
async function submittedOf(employer: Employer, list: { import_job_id: number; version: number }) {
  const { policy_change_ids } = dataOf(
    await world.call(employer.token, submitImport, {
      import_job_id: list.import_job_id,
      version: list.version,
      skip_errors: 1,
    }),
  );
  const policy_change_id = policy_change_ids[0]!;
  const { forecast_hash } = dataOf(await world.call(employer.token, forecast, { policy_change_id }));
  dataOf(await world.call(employer.token, confirm, { policy_change_id, forecast_hash: forecast_hash! }));
  return { policy_change_id, import_job_id: list.import_job_id };
}

const keptOf = async (token: string, policy_change_id: number) =>
  dataOf(await world.call(token, listKept, { policy_change_id }));

it('B2 names who stayed on the list of a change and why, and counts the covered among them apart', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id, import_job_id, mistyped, again } = await partly(employer);

  const kept = await keptOf(employer.token, policy_change_id);

  expect(kept).toEqual({
    import_job_id,
    row_count: 2,
    person_count: 1,
    covered_count: 1,
    settled_count: 0,
    without_count: 1,
    list: [
      {
        row_no: 3,
        name: mistyped.values.name,
        last4: '0012',
        why: expect.stringMatching(/check|校验/i),
        said: '',
        settled: 0,
        ...site,
        cover: null,
        cover_open: 0,
        reasons: [{ code: 'ID_CHECKSUM', field: 'idcard', detail: null }],
      },
    ],
    covered_list: [
      {
        row_no: 4,
        name: again.values.name,
        last4: again.values.idcard!.slice(-4),
        ...site,
        cover: { from: '2026-03-11', to: '2026-03-31', at_other_company: 0, by_name: 0 },
        cover_open: 0,
        reasons: [{ code: 'DUP_POLICY', field: 'idcard', detail: expect.anything() }],
      },
    ],
    companies: ['华东电子厂'],
    told: [],
  });
});

it('B3 says whom the list names for another reason than to be insured, covered already or not, and where it sends whom', async () => {
  const employer = await anEmployer(world);
  const [sound] = rows(employer, 1);
  const [covered] = workers(employer, 1);
  await issued(world, employer, [covered!]);
  const intent = { kind: 'leave', words: '这两个离职', of: '' } as const;
  const waits = { kind: 'wait', words: '体检没过，先别买', of: '' } as const;
  const list = await typed(world, employer, [
    sound!,
    aRow(employer, 2, { name: '王伟', intent }),
    aRow(employer, 3, { name: covered!.name, idcard: covered!.idcard, intent }),
    aRow(employer, 4, { name: '赵敏', intent: waits }),
    aRow(employer, 5, { name: '陈静', work_company: ' 宝山钢铁厂 ' }),
    aRow(employer, 6, { name: '孙丽', work_company: '' }),
  ]);
  const { policy_change_id } = await submittedOf(employer, list);

  const kept = await keptOf(employer.token, policy_change_id);

  expect(kept.told).toEqual([
    { kind: 'leave', person_count: 2, names: ['王伟', covered!.name] },
    { kind: 'wait', person_count: 1, names: ['赵敏'] },
  ]);
  expect(kept).toMatchObject({ person_count: 4, covered_count: 1, settled_count: 1 });
  expect(kept.list).toMatchObject([
    {
      settled: 1,
      work_company: '华东电子厂',
      reasons: [{ code: 'INTENT_LEAVE', detail: { words: intent.words } }],
    },
    { settled: 0, reasons: [{ code: 'INTENT_WAIT', detail: { words: waits.words } }] },
    { work_company: '宝山钢铁厂', reasons: [{ code: 'WC_UNKNOWN' }] },
    { work_company: '' },
  ]);
  expect(kept.covered_list[0]?.reasons).toMatchObject([{ code: 'INTENT_LEAVE' }, { code: 'DUP_POLICY' }]);
  expect(kept.companies).toEqual(['华东电子厂', '宝山钢铁厂', '']);

  const ofOne = dataOf(
    await world.call(employer.token, listKept, { policy_change_id, work_company: '宝山钢铁厂' }),
  );
  expect(ofOne).toMatchObject({ row_count: 1, person_count: 1, covered_count: 0, told: [] });
  expect(ofOne.list.map(({ name }) => name)).toEqual(['陈静']);
  const ofNone = await world.call(employer.token, listKept, { policy_change_id, without_company: 1 });
  expect(dataOf(ofNone).list.map(({ name }) => name)).toEqual(['孙丽']);
  const there = { policy_change_id, work_company: '华东电子厂' };
  expect(dataOf(await world.call(employer.token, listChangePersons, there)).total).toBe(1);
  const elsewhere = { policy_change_id, work_company: '宝山钢铁厂' };
  expect(dataOf(await world.call(employer.token, listChangePersons, elsewhere)).total).toBe(0);
});

it('B2 counts a leaver who is covered apart from those without cover, whenever the cover begins, and says its days', async () => {
  const employer = await anEmployer(world);
  const [sound] = rows(employer, 1);
  const [later, soon, third] = workers(employer, 3);
  const start_date = day('2026-03-20');
  await issued(world, employer, [{ ...later!, start_date }, soon!, { ...third!, start_date }]);
  const intent = { kind: 'leave', words: '离职时间 2026-03-15', of: '' } as const;
  const unclear = { kind: 'unclear', words: '另行通知', of: '' } as const;
  const { name, idcard } = later!;
  const list = await typed(world, employer, [
    sound!,
    aRow(employer, 2, { name, idcard, intent, end_date: '2026-03-15' }),
    aRow(employer, 3, { intent }),
    aRow(employer, 4, { name: '罗杰娟', idcard: soon!.idcard, intent }),
    aRow(employer, 5, { name: third!.name, idcard: third!.idcard, intent: unclear }),
  ]);
  const { policy_change_id } = await submittedOf(employer, list);

  const kept = await keptOf(employer.token, policy_change_id);

  const cover = { from: '2026-03-20', to: '2026-03-31', at_other_company: 0, by_name: 0 };
  expect(kept.covered_list).toMatchObject([{ row_no: 2, name, cover }]);
  expect(kept.list).toMatchObject([
    { row_no: 3, cover: null },
    { row_no: 4, cover: null },
    { row_no: 5, cover: { from: '2026-03-20' } },
  ]);
  expect(kept).toMatchObject({ person_count: 3, covered_count: 1 });
});

it('B2 tells of a person once, however many rows name them, with the reasons of all of them', async () => {
  const employer = await anEmployer(world);
  const [one, covered] = workers(employer, 2);
  await issued(world, employer, [covered!]);
  const words = { words: '11月', of: '' };
  const [leave, unclear] = [{ kind: 'leave', ...words } as const, { kind: 'unclear', ...words } as const];
  const { name, idcard } = one!;
  const again = { name: covered!.name, idcard: covered!.idcard };
  const list = await typed(world, employer, [
    aRow(employer, 1),
    aRow(employer, 2, { name, idcard, intent: unclear }),
    aRow(employer, 3, { name, idcard, intent: leave, work_company: '宝山钢铁厂' }),
    aRow(employer, 4, { name, idcard, intent: leave }),
    aRow(employer, 5, { ...again, intent: leave }),
    aRow(employer, 6, again),
    aRow(employer, 7, { name: '罗杰娟', idcard }),
    ...[8, 9].map((row_no) => aRow(employer, row_no, { name: '赵敏', idcard: '' })),
  ]);
  const { policy_change_id } = await submittedOf(employer, list);

  const kept = await keptOf(employer.token, policy_change_id);

  expect(kept).toMatchObject({ row_count: 8, person_count: 4, covered_list: [{ row_no: 5 }] });
  expect(kept.list.map(({ row_no }) => row_no)).toEqual([2, 7, 8, 9]);
  const reasons = kept.list[0]!.reasons.map(({ code }) => code);
  expect(reasons).toEqual(expect.arrayContaining(['INTENT_UNCLEAR', 'INTENT_LEAVE', 'WC_UNKNOWN']));
  expect(reasons.filter((code) => code === 'INTENT_LEAVE')).toHaveLength(1);
  expect(kept.told).toMatchObject([
    { kind: 'leave', person_count: 2, names: [name, covered!.name] },
    { kind: 'unclear', person_count: 1, names: [name] },
  ]);
  const there = await world.call(employer.token, listKept, { policy_change_id, work_company: '宝山钢铁厂' });
  expect(dataOf(there)).toMatchObject({ row_count: 1, person_count: 1 });
});

it('B3 names whose number a row has, and holds neither it nor half a cover for covered', async () => {
  const employer = await anEmployer(world);
  const [one, covered, early] = workers(employer, 3);
  await issued(world, employer, [covered!, { ...early!, start_date: day('2026-03-20') }]);
  const list = await typed(world, employer, [
    aRow(employer, 1, { name: one!.name, idcard: one!.idcard }),
    aRow(employer, 2, { name: '罗杰娟', idcard: covered!.idcard }),
    aRow(employer, 3, { name: early!.name, idcard: early!.idcard }),
    aRow(employer, 4, { idcard: '3.20583E+17' }),
    aRow(employer, 5, { name: covered!.name, idcard: covered!.idcard }),
  ]);
  const { policy_change_id } = await submittedOf(employer, list);

  const kept = await keptOf(employer.token, policy_change_id);

  expect(kept).toMatchObject({ row_count: 4, person_count: 3, covered_count: 1 });
  const detail = { name: covered!.name, work_company: '华东电子厂' };
  expect(kept.list).toMatchObject([
    { row_no: 2, name: '罗杰娟', reasons: [{ code: 'ID_NAME_MISMATCH', detail }] },
    { row_no: 3, reasons: [{ code: 'DUP_POLICY', detail: { from: '2026-03-20' } }] },
    { row_no: 4, last4: '', reasons: [{ code: 'ID_EXCEL_NUMBER' }] },
  ]);
  expect(kept.list[0]!.why).toContain(covered!.name);
  expect(kept.covered_list).toMatchObject([{ row_no: 5 }]);
  expect(JSON.stringify(kept)).not.toContain(covered!.idcard.slice(0, 14));
});

it('B2 counts the persons of a change that was taken back among those on its list', async () => {
  const employer = await anEmployer(world);
  const { policy_change_id } = await partly(employer);
  dataOf(await world.call(employer.token, remove, { policy_change_id }));
  const kept = await keptOf(employer.token, policy_change_id);

  expect(kept).toMatchObject({ row_count: 4, person_count: 3, covered_count: 0 });
  expect(kept.list[0]).toMatchObject({ row_no: 1, why: '' });
});

it('B2 says nothing of a change without a list, or whose list was thrown away', async () => {
  const employer = await anEmployer(world);
  const counts = { row_count: 0, person_count: 0, covered_count: 0, settled_count: 0, without_count: 0 };
  const nothing = { import_job_id: null, ...counts, list: [], covered_list: [], companies: [], told: [] };
  const { policy_change_id, import_job_id } = await partly(employer);
  dataOf(await world.call(employer.token, discardImport, { import_job_id }));
  const typedIn = await drafted(world, employer, workers(employer, 1));

  expect(await keptOf(employer.token, policy_change_id)).toEqual(nothing);
  expect(await keptOf(employer.token, typedIn)).toEqual(nothing);
});

it('P3 tells it nobody without the key, without a session, or of another enterprise', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const { policy_change_id } = await partly(employer);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const reasonOf = async (token: string | undefined) =>
    refusedOf(await world.call(token, listKept, { policy_change_id })).reason;

  expect(await reasonOf(reader.token)).toBe('FORBIDDEN');
  expect(await reasonOf(undefined)).toBe('AUTH');
  expect(await reasonOf(stranger.token)).toBe('NOT_FOUND');
});
