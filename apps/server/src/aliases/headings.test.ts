import {
  aliases_max,
  type HeadingField,
  listAliases,
  setCompanyAlias,
  setHeadingAlias,
} from '@app/contract/aliases';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { expect, it } from 'vitest';
import { anEmployer, type Employer } from '../../test/changes.ts';
import { aUser, dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

const set = (employer: Pick<Employer, 'token'>, alias: string, field: HeadingField | null) =>
  world.call(employer.token, setHeadingAlias, { alias, field });
const listed = async ({ token }: Pick<Employer, 'token'>) =>
  dataOf(await world.call(token, listAliases, { kind: 'heading' })).data.map(
    ({ alias, field }) => [alias, field] as const,
  );

/** What the third and the fourth column of a pasted list are read as. */
async function columnsOf({ token, policyId: policy_id }: Employer, titles = '用工点\t床号') {
  const text = `姓名\t身份证号\t${titles}\n张三\t110101199003070011\t老厂区\t12`;
  const { import_job_id } = dataOf(await world.call(token, parseList, { policy_id, text }));
  const { columns } = dataOf(await world.call(token, readImport, { import_job_id }));
  return columns.slice(2).map(({ field, by }) => [field, by]);
}

it('N13 reads the next list of any user by what a heading was matched to, until it is forgotten', async () => {
  const employer = await anEmployer(world);
  const { token } = await aUser(world, employer.enterpriseId, ['/policy/index', 'policy_change/import']);
  const before = await columnsOf(employer, '备用栏\t床号');

  expect(dataOf(await set(employer, ' 备用栏 ', 'work_company'))).toEqual({});
  dataOf(await set(employer, '床号', 'none'));

  expect(await columnsOf({ ...employer, token }, '  备用栏\t床号')).toEqual([
    ['work_company', 'remembered'],
    [null, 'remembered'],
  ]);
  expect(new Map(await listed({ token }))).toEqual(
    new Map([
      ['床号', 'none'],
      ['备用栏', 'work_company'],
    ]),
  );
  dataOf(await set({ token }, '床号', null));
  dataOf(await set({ token }, '备用栏', null));
  expect(await columnsOf(employer, '备用栏\t床号')).toEqual(before);
  expect(await listed(employer)).toEqual([]);
  expect(dataOf(await set(employer, '床号', null))).toEqual({});
});

it('N13 goes by the last field that a heading was matched to, and tells it apart from other words', async () => {
  const employer = await anEmployer(world);
  dataOf(await set(employer, '备用栏', 'work_company'));
  dataOf(
    await world.call(employer.token, setCompanyAlias, { alias: '备用栏', company_id: employer.companyId }),
  );

  dataOf(await set(employer, '备用栏', 'remark'));

  expect(await listed(employer)).toEqual([['备用栏', 'remark']]);
  const all = dataOf(await world.call(employer.token, listAliases, {})).data;
  expect(new Set(all.map(({ kind, field }) => `${kind} ${field}`))).toEqual(
    new Set(['heading remark', 'work_company null']),
  );
});

it.each(['110101199003070011', '13812345678', '工号123456', '字'.repeat(31), ' '])(
  'T21 remembers no heading that is none, is long or holds a number: %s',
  async (alias) => {
    const employer = await anEmployer(world);
    expect(refusedOf(await set(employer, alias, 'idcard')).reason).toBe('VALIDATION');
  },
);

it.each(['工号123456', '字'.repeat(31)])('T21 keeps no such heading in the database: %s', async (words) => {
  const employer = await anEmployer(world);
  const kept = world.owner.query(
    `insert into alias (enterprise_id, kind, alias_norm, alias, field, user_name, created_at)
     values ($1, 'heading', $2, $2, 'remark', 'X', now())`,
    [employer.enterpriseId, words],
  );
  await expect(kept).rejects.toMatchObject({ code: '23514', constraint: 'headings_are_short' });
});

it('N13 counts headings with the other words that are remembered', async () => {
  const employer = await anEmployer(world);
  await world.owner.query(
    `insert into alias (enterprise_id, kind, alias_norm, alias, company_id, user_name, created_at)
     select $1, 'work_company', 'W' || n, 'W' || n, $2, 'X', now() from generate_series(1, $3::int) n`,
    [employer.enterpriseId, employer.companyId, aliases_max],
  );

  expect(refusedOf(await set(employer, '床号', 'none')).reason).toBe('ALIASES_TOO_MANY');
});

it('N13 is an enterprise’s own: a stranger’s lists are read as ever, and a stranger forgets nothing', async () => {
  const [employer, stranger] = [await anEmployer(world), await anEmployer(world)];
  dataOf(await set(employer, '床号', 'none'));

  dataOf(await set(stranger, '床号', null));

  expect(await listed(stranger)).toEqual([]);
  expect((await columnsOf(stranger)).map(([, by]) => by)).not.toContain('remembered');
  expect(await listed(employer)).toEqual([['床号', 'none']]);
});

it('P3 is for those who add persons', async () => {
  const { enterpriseId } = await anEmployer(world);
  const { token } = await aUser(world, enterpriseId, ['/policy/index', 'policy_change/confirm']);

  expect(refusedOf(await set({ token }, '床号', 'none')).reason).toBe('FORBIDDEN');
});
