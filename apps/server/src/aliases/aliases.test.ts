import { aliases_max, listAliases, setCompanyAlias, setOccupationAlias } from '@app/contract/aliases';
import { parseList } from '@app/contract/imports/parse-list';
import { submitImport } from '@app/contract/imports/submit-import';
import { listOccupations } from '@app/contract/occupations';
import { listWorkCompanies } from '@app/contract/work-companies';
import { expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../test/changes.ts';
import { aRow, typed } from '../../test/lists.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { addWorkCompany } from '../operator/operator.ts';

const world = await openWorld();

const set = (employer: Pick<Employer, 'token'>, alias: string, company_id: number | null) =>
  world.call(employer.token, setCompanyAlias, { alias, company_id });
const setWork = (employer: Pick<Employer, 'token'>, alias: string, occupation_code: string | null) =>
  world.call(employer.token, setOccupationAlias, { alias, occupation_code });
const wordsOf = async (employer: Pick<Employer, 'token'>, keywords = '') =>
  dataOf(await world.call(employer.token, listAliases, { keywords })).data.map(({ alias }) => alias);
const knownAs = async (employer: Pick<Employer, 'token'>) =>
  dataOf(await world.call(employer.token, listWorkCompanies, {})).data.flatMap(({ known_as }) => known_as);

/** How many of a list's one person, at a company and in a work type as they are written, can be insured. */
async function soundOf(employer: Employer, values: { work_company?: string; occupation?: string }) {
  const { import_job_id, version } = await typed(world, employer, [aRow(employer, 1, values)]);
  const answer = await world.call(employer.token, submitImport, { import_job_id, version, skip_errors: 1 });
  return answer.code === 1 ? dataOf(answer).person_count : refusedOf(answer).reason;
}

it('N13 remembers what words mean and judges the next list by it, until they are forgotten', async () => {
  const employer = await anEmployer(world);
  expect(await soundOf(employer, { work_company: '老厂' })).not.toBe(1);

  expect(dataOf(await set(employer, ' 老厂 ', employer.companyId))).toEqual({});

  expect(await soundOf(employer, { work_company: ' 老 厂' })).toBe(1);
  expect(await knownAs(employer)).toEqual(['老厂']);
  expect(dataOf(await set(employer, '老厂', null))).toEqual({});
  expect(await soundOf(employer, { work_company: '老厂' })).not.toBe(1);
  expect([await knownAs(employer), await wordsOf(employer)]).toEqual([[], []]);
  expect(dataOf(await set(employer, '老厂', null))).toEqual({});
});

it('N13 remembers words for a work type by its code, whatever the series', async () => {
  const employer = await anEmployer(world);
  expect(await soundOf(employer, { occupation: '线上的' })).not.toBe(1);

  dataOf(await setWork(employer, '线上的', 'MFG04'));

  expect(await soundOf(employer, { occupation: '线上的' })).toBe(1);
  const { policyId: policy_id } = employer;
  const works = dataOf(await world.call(employer.token, listOccupations, { policy_id }));
  expect(works.filter(({ known_as }) => known_as.length > 0)).toMatchObject([
    { code: 'MFG04', known_as: ['线上的'] },
  ]);
  dataOf(await setWork(employer, '线上的', null));
  expect(await soundOf(employer, { occupation: '线上的' })).not.toBe(1);
});

it('N13 lists what is remembered, the latest first, finds it by its words and its meaning, and says by whom', async () => {
  const employer = await anEmployer(world);
  dataOf(await set(employer, '老厂', employer.companyId));
  world.clock.set(new Date(world.clock.now().getTime() + 1_000));
  dataOf(await setWork(employer, '线上的', 'MFG04'));

  expect(dataOf(await world.call(employer.token, listAliases, {}))).toMatchObject({
    total: 2,
    data: [
      {
        kind: 'occupation',
        alias: '线上的',
        company_id: null,
        occupation_code: 'MFG04',
        name_en: 'Electronics line assembler',
      },
      {
        kind: 'work_company',
        alias: '老厂',
        company_id: employer.companyId,
        occupation_code: null,
        name: '华东电子厂',
      },
    ],
  });
  expect(await wordsOf(employer, '老')).toEqual(['老厂']);
  expect(await wordsOf(employer, '华东')).toEqual(['老厂']);
  expect(await wordsOf(employer, 'LINE ASSEMBLER')).toEqual(['线上的']);
  expect(await wordsOf(employer, '%')).toEqual([]);
});

it('N13 takes the last meaning, and never one in place of a company’s or a work type’s own name', async () => {
  const employer = await anEmployer(world);
  const company = { name: '昆山华讯电子', status: 10, occupationCodes: ['MFG04'] };
  const other = await addWorkCompany(world.platform, employer.enterpriseId, company);
  dataOf(await set(employer, '华讯', employer.companyId));
  dataOf(await set(employer, '华讯', other));

  expect(dataOf(await world.call(employer.token, listAliases, {})).data).toMatchObject([
    { company_id: other },
  ]);
  expect(refusedOf(await set(employer, '昆山 华讯电子', employer.companyId))).toMatchObject({
    reason: 'ALIAS_TAKEN',
    detail: { name: '昆山华讯电子' },
  });
  expect(refusedOf(await setWork(employer, 'mfg03', 'MFG04')).reason).toBe('ALIAS_TAKEN');
});

it('N13 asks again when the company that is remembered takes nobody any more', async () => {
  const employer = await anEmployer(world);
  dataOf(await set(employer, '老厂', employer.companyId));
  await world.owner.query('update work_company set status = 40 where company_id = $1', [employer.companyId]);
  const { token, policyId: policy_id } = employer;
  const rows = [aRow(employer, 1, { work_company: '老厂' })];

  const { import_job_id, version } = dataOf(await world.call(token, parseList, { policy_id, rows }));

  const refused = refusedOf(await world.call(token, submitImport, { import_job_id, version }));
  expect(JSON.stringify(refused.detail)).toContain('WC_UNKNOWN');
});

it.each([
  '110101199003070011',
  '13812345678',
  '1381234567890',
  '王芳E12345678',
  '一三八一二三四五六七八',
  ' ',
])('T21 remembers no ID number, no mobile and no nothing: %s', async (alias) => {
  const employer = await anEmployer(world);
  expect(refusedOf(await set(employer, alias, employer.companyId)).reason).toBe('VALIDATION');
  expect(refusedOf(await setWork(employer, alias, 'MFG04')).reason).toBe('VALIDATION');
});

it('N13 remembers so many words and no more, also where the database is asked alone', async () => {
  const employer = await anEmployer(world);
  const fill = (from: number, to: number) =>
    world.owner.query(
      `insert into alias (enterprise_id, kind, alias_norm, alias, company_id, user_name, created_at)
       select $1, 'work_company', 'W' || n, 'W' || n, $2, 'X', now() from generate_series($3::int, $4::int) n`,
      [employer.enterpriseId, employer.companyId, from, to],
    );
  await fill(1, aliases_max);

  expect(refusedOf(await set(employer, '老厂', employer.companyId))).toMatchObject({
    reason: 'ALIASES_TOO_MANY',
    detail: { aliases_max },
  });
  expect(refusedOf(await setWork(employer, '线上的', 'MFG04')).reason).toBe('ALIASES_TOO_MANY');
  dataOf(await set(employer, 'w7', employer.companyId));
  await expect(fill(aliases_max + 1, aliases_max + 1)).rejects.toMatchObject({ code: '23514' });
});

it('N13 is an enterprise’s own: a stranger’s company is none, and a stranger sees and forgets nothing', async () => {
  const employer = await anEmployer(world);
  const stranger = await anEmployer(world);
  dataOf(await set(employer, '老厂', employer.companyId));
  dataOf(await setWork(employer, '线上的', 'MFG04'));

  expect(refusedOf(await set(stranger, '新厂', employer.companyId)).reason).toBe('NOT_FOUND');
  expect(refusedOf(await setWork(stranger, '新来的', 'NONE')).reason).toBe('NOT_FOUND');
  dataOf(await set(stranger, '老厂', null));
  dataOf(await setWork(stranger, '线上的', null));

  expect([await wordsOf(stranger), await knownAs(stranger)]).toEqual([[], []]);
  const { policyId: policy_id } = stranger;
  const works = dataOf(await world.call(stranger.token, listOccupations, { policy_id }));
  expect(works.flatMap(({ known_as }) => known_as)).toEqual([]);
  expect(new Set(await wordsOf(employer))).toEqual(new Set(['老厂', '线上的']));
});

it('P3 is for those who add persons', async () => {
  const { enterpriseId, companyId } = await anEmployer(world);
  const { token } = await aUser(world, enterpriseId, ['/policy/index', 'policy_change/confirm']);

  expect(refusedOf(await set({ token }, '老厂', companyId)).reason).toBe('FORBIDDEN');
  expect(refusedOf(await setWork({ token }, '线上的', 'MFG04')).reason).toBe('FORBIDDEN');
  expect(refusedOf(await world.call(token, listAliases, {})).reason).toBe('FORBIDDEN');
});
