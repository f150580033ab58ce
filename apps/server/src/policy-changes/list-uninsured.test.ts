import { discardImport } from '@app/contract/imports/discard-import';
import { submitImport } from '@app/contract/imports/submit-import';
import { listUninsured } from '@app/contract/policy-changes/list-uninsured';
import { expect, it } from 'vitest';
import { anEmployer, issued, workers } from '../../test/changes.ts';
import { aRow, typed } from '../../test/lists.ts';
import { addWorkCompany } from '../operator/operator.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

it('B2 tells of a list of which nobody could be insured who is on it and why, and of one work company alone', async () => {
  const employer = await anEmployer(world);
  const [covered] = workers(employer, 1);
  await issued(world, employer, [covered!]);
  const { import_job_id } = await typed(world, employer, [
    aRow(employer, 1, { name: '王伟', idcard: '110101199003070012' }),
    aRow(employer, 2, { name: '陈静', work_company: '宝山钢铁厂' }),
    aRow(employer, 3, { name: covered!.name, idcard: covered!.idcard }),
    aRow(employer, 4, { name: '孙丽', work_company: '' }),
  ]);
  const told = async (more: object = {}) =>
    dataOf(await world.call(employer.token, listUninsured, { import_job_id, ...more }));

  const whole = await told();

  expect(whole).toMatchObject({ import_job_id, row_count: 4, person_count: 3, covered_count: 1 });
  expect(whole.list).toMatchObject([
    { name: '王伟', last4: '0012', reasons: [{ code: 'ID_CHECKSUM' }] },
    { name: '陈静', reasons: [{ code: 'WC_UNKNOWN' }] },
    { name: '孙丽', work_company: '' },
  ]);
  expect(whole.covered_list).toMatchObject([{ name: covered!.name, cover: { to: '2026-03-31' } }]);
  expect(whole.companies).toEqual(['华东电子厂', '宝山钢铁厂', '']);
  expect((await told({ work_company: '宝山钢铁厂' })).list).toMatchObject([{ name: '陈静' }]);
  expect((await told({ without_company: 1 })).list).toMatchObject([{ name: '孙丽' }]);
});

it('B2 says where cover is for work at another company, and takes a stranger’s company for none', async () => {
  const [employer, stranger] = [await anEmployer(world), await anEmployer(world)];
  const [covered] = workers(employer, 1);
  await issued(world, employer, [covered!]);
  await addWorkCompany(world.platform, employer.enterpriseId, {
    name: '宝山钢铁厂',
    status: 10,
    occupationCodes: ['MFG04'],
  });
  const { name, idcard } = covered!;
  const [there, here, theirs] = await Promise.all(
    [
      { work_company: '宝山钢铁厂' },
      { work_company: '华东电子厂' },
      { work_company: '', work_company_id: stranger.companyId },
    ].map(async (company) => {
      const list = await typed(world, employer, [aRow(employer, 1, { name, idcard, ...company })]);
      const { import_job_id } = list;
      return dataOf(await world.call(employer.token, listUninsured, { import_job_id })).covered_list[0];
    }),
  );

  const days = { from: '2026-03-11', to: '2026-03-31' };
  expect(there?.cover).toEqual({ ...days, at_other_company: 1, by_name: 0 });
  expect(here?.cover).toEqual({ ...days, at_other_company: 0, by_name: 0 });
  expect(theirs).toMatchObject({ work_company: '', cover: { ...days, at_other_company: 0, by_name: 0 } });
});

it('N14 finds the cover of who stands on a list without a number by name, and says of nobody that there is none where nobody knows', async () => {
  const employer = await anEmployer(world);
  const covered = workers(employer, 3);
  await issued(world, employer, covered);
  const [leaver, asked, roster] = covered.map(({ name }) => name);
  const of = (kind: 'leave' | 'unclear', words: string) => ({ intent: { kind, words, of: '' } as const });
  const { import_job_id } = await typed(world, employer, [
    aRow(employer, 1, { name: leaver!, idcard: '', ...of('leave', '11.28离职') }),
    aRow(employer, 2, { name: asked!, idcard: '', ...of('unclear', '在职') }),
    aRow(employer, 3, { name: roster!, idcard: '' }),
    aRow(employer, 4, { name: '城磊平', idcard: '', ...of('leave', '不做了') }),
    aRow(employer, 5, { name: '罗家兵', idcard: '' }),
  ]);

  const told = dataOf(await world.call(employer.token, listUninsured, { import_job_id }));

  const byName = { at_other_company: 0, by_name: 1 };
  expect(told).toMatchObject({ person_count: 4, covered_count: 1, without_count: 1 });
  expect(told.covered_list).toMatchObject([{ name: leaver, cover: byName }]);
  expect(told.list).toMatchObject([
    { name: asked, cover: byName, cover_open: 0 },
    { name: roster, cover: byName, cover_open: 0 },
    { name: '城磊平', cover: null, cover_open: 1 },
    { name: '罗家兵', cover: null, cover_open: 0 },
  ]);
});

it('N14 quotes to a work company no name of somebody covered at another, also of one who has no row', async () => {
  const employer = await anEmployer(world);
  const [elsewhere, own] = workers(employer, 2);
  await issued(world, employer, [elsewhere!, own!]);
  await addWorkCompany(world.platform, employer.enterpriseId, {
    name: '宝山钢铁厂',
    status: 10,
    occupationCodes: ['MFG04'],
  });
  const intent = { kind: 'unclear', words: `- ${elsewhere!.name} 上周五就没来了`, of: '' } as const;
  const wordsAt = async (work_company: string) => {
    const { import_job_id } = await typed(world, employer, [
      aRow(employer, 3, { name: '武文斌', work_company, intent }),
    ]);
    const asked = { import_job_id, work_company };
    const { list } = dataOf(await world.call(employer.token, listUninsured, asked));
    return list[0]?.reasons.map(({ detail }) => detail?.['words']);
  };

  expect(await wordsAt('宝山钢铁厂')).toEqual(['- … 上周五就没来了']);
  expect(await wordsAt('华东电子厂')).toEqual([intent.words]);
});

it('B2 tells nobody of an example that stands on a list', async () => {
  const employer = await anEmployer(world);
  const of = (words: string) => ({ intent: { kind: 'unclear', words, of: '' } as const });
  const { import_job_id } = await typed(world, employer, [
    aRow(employer, 1, { name: '张三', work_company: '某某公司', ...of('填写说明') }),
    aRow(employer, 2, { name: '李四', ...of('示例') }),
    aRow(employer, 3, { name: '陈静', ...of('待定') }),
  ]);

  const told = dataOf(await world.call(employer.token, listUninsured, { import_job_id }));

  expect(told).toMatchObject({ row_count: 1, person_count: 1, list: [{ name: '陈静' }] });
  expect(told.companies).toEqual(['华东电子厂']);
  expect(told.told).toEqual([{ kind: 'unclear', person_count: 1, names: ['陈静'] }]);
});

it('B2 leaves out whom a draft holds', async () => {
  const employer = await anEmployer(world);
  const { import_job_id, version } = await typed(world, employer, [
    aRow(employer, 1),
    aRow(employer, 2, { name: '王伟', idcard: '110101199003070012' }),
  ]);
  dataOf(await world.call(employer.token, submitImport, { import_job_id, version, skip_errors: 1 }));

  const told = dataOf(await world.call(employer.token, listUninsured, { import_job_id }));

  expect(told).toMatchObject({ row_count: 1, person_count: 1, list: [{ name: '王伟' }] });
});

it('B2 finds no list that was thrown away', async () => {
  const employer = await anEmployer(world);
  const { import_job_id } = await typed(world, employer);
  dataOf(await world.call(employer.token, discardImport, { import_job_id }));

  const answer = await world.call(employer.token, listUninsured, { import_job_id });

  expect(refusedOf(answer).reason).toBe('NOT_FOUND');
});

it('P3 tells of a list nobody without the key, without a session, or of another enterprise', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  const { import_job_id } = await typed(world, employer);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/detail']);
  const reasonOf = async (token: string | undefined) =>
    refusedOf(await world.call(token, listUninsured, { import_job_id })).reason;

  expect(await reasonOf(reader.token)).toBe('FORBIDDEN');
  expect(await reasonOf(undefined)).toBe('AUTH');
  expect(await reasonOf(stranger.token)).toBe('NOT_FOUND');
});
