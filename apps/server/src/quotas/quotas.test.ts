import { discardImport } from '@app/contract/imports/discard-import';
import { parseList } from '@app/contract/imports/parse-list';
import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import type { QuotaName } from '@app/contract/refusals';
import { listViews, saveView, views_max } from '@app/contract/views';
import { describe, expect, it } from 'vitest';
import { anEmployer, aWorker, drafted, type Employer, workers } from '../../test/changes.ts';
import { rows, upload } from '../../test/lists.ts';
import { asServer } from '../../test/statements.ts';
import { aUser, dataOf, moment, openWorld, refusedOf, signedIn, unique } from '../../test/world.ts';
import { quotas } from './quotas.ts';

const world = await openWorld();

const at = `'2026-03-10 01:30:00Z'`;
const mb = 1_048_576;

/** So much of something; made in the database, because a customer needs hours for it. */
const filled: { readonly [Name in QuotaName]: (e: Employer, user_id: number, count: number) => string } = {
  file_mb: ({ enterpriseId }, user_id, count) =>
    files(enterpriseId, user_id, count, { size: mb, hoursAgo: 2 }),
  uploads: ({ enterpriseId }, user_id, count) =>
    files(enterpriseId, user_id, count, { size: 1, hoursAgo: 0 }),
  lists: ({ enterpriseId, policyId }, user_id, count) => `
    insert into import_job (enterprise_id, kind, policy_id, status, source, user_id, user_name, created_at, updated_at)
    select ${enterpriseId}, 'add', ${policyId}, 20, 'typed', ${user_id}, 'x', ${at}, ${at} from generate_series(1, ${count})`,
  drafts: (employer, user_id, count) => changes(employer, user_id, count, 1),
  draft_rows: (employer, user_id, count) => changes(employer, user_id, count / 20_000, 20_000),
  views: ({ enterpriseId }, user_id, count) => `
    insert into user_view (enterprise_id, user_id, list, name, search, created_at)
    select ${enterpriseId}, ${user_id}, 'policies', '${unique()} ' || n, '', ${at} from generate_series(1, ${count}) n`,
};

const files = (
  enterpriseId: number,
  user_id: number,
  count: number,
  { size, hoursAgo }: { size: number; hoursAgo: number },
) => `
  insert into file (enterprise_id, purpose, name, size, content_hash, bytes_enc, user_id, created_at, delete_after)
  select ${enterpriseId}, 'import', 'x', ${size}, '\\x00', '\\x00', ${user_id},
    timestamptz ${at} - interval '${hoursAgo} hours', '2026-03-17' from generate_series(1, ${count})`;

const changes = (
  { enterpriseId, policyId }: Employer,
  user_id: number,
  count: number,
  person_count: number,
) => `
  insert into policy_change (enterprise_id, policy_id, change_type, status, start_date, end_date, person_count, roster_hash,
    input_user_id, operate_name, created_at)
  select ${enterpriseId}, ${policyId}, 'add', 0, '2026-03-11', '2026-03-31', ${person_count}, '\\x00', ${user_id}, 'x', ${at}
  from generate_series(1, ${count})`;

const csv = Buffer.from('姓名,身份证号\n张三,110101199003070011\n');

const fill = ({ enterpriseId }: Employer, ...statements: readonly string[]) =>
  asServer(world, enterpriseId, ...statements);

/** Leaves room for exactly one press. */
function fillToOne(employer: Employer, what: QuotaName): readonly string[] {
  const { enterpriseId, userId } = employer;
  const most = quotas[what].user;
  if (what === 'file_mb')
    return [
      filled.file_mb(employer, userId, most - 1),
      files(enterpriseId, userId, 1, { size: mb - csv.length, hoursAgo: 2 }),
    ];
  if (what === 'draft_rows')
    return [filled.draft_rows(employer, userId, most - 20_000), changes(employer, userId, 1, 19_999)];
  return [filled[what](employer, userId, most - 1)];
}

/** What a customer does that takes one more of it. */
const press: { readonly [Name in QuotaName]: (e: Employer, token: string) => ReturnType<typeof world.call> } =
  {
    file_mb: (_, token) => upload(world, token, { name: 'a.csv', bytes: csv }),
    uploads: (_, token) => upload(world, token, { name: 'a.csv', bytes: csv }),
    lists: (employer, token) =>
      world.call(token, parseList, { policy_id: employer.policyId, rows: rows(employer, 1) }),
    drafts: (employer, token) =>
      world.call(token, add, { policy_id: employer.policyId, persons: [aWorker(employer)] }),
    draft_rows: (employer, token) => press.drafts(employer, token),
    views: (_, token) => world.call(token, saveView, { list: 'persons', name: unique(), search: '' }),
  };

const names = Object.keys(quotas) as QuotaName[];

it('S11 the database holds the numbers of the code', async () => {
  const { rows: held } = await world.owner.query(
    `select what, app.quota(what, 'user') as user, app.quota(what, 'enterprise') as enterprise from unnest($1::text[]) what`,
    [names],
  );

  expect(Object.fromEntries(held.map(({ what, ...most }) => [what, most]))).toEqual(quotas);
});

describe.each(names)('S11 %s', (what) => {
  it('takes as much as a user may have and refuses more, while colleagues and others go on', async () => {
    const employer = await anEmployer(world);
    const colleague = await aUser(world, employer.enterpriseId);
    const stranger = await anEmployer(world);
    await fill(employer, ...fillToOne(employer, what));

    const last = await press[what](employer, employer.token);
    const tooMuch = await press[what](employer, employer.token);
    const others = [
      await press[what](employer, colleague.token),
      await press[what](stranger, stranger.token),
    ];

    expect(last.code).toBe(1);
    const detail = { what, whose: 'user', most: quotas[what].user };
    expect(refusedOf(tooMuch)).toMatchObject({ code: 0, reason: 'QUOTA', detail });
    expect(others.map(({ code }) => code)).toEqual([1, 1]);
  });

  it('lets one of many pass where there is room for one', async () => {
    const employer = await anEmployer(world);
    await fill(employer, ...fillToOne(employer, what));

    const answers = await Promise.all(Array.from({ length: 5 }, () => press[what](employer, employer.token)));

    const refused = answers.filter(({ code }) => code !== 1).map((answer) => refusedOf(answer).reason);
    expect(refused).toEqual(['QUOTA', 'QUOTA', 'QUOTA', 'QUOTA']);
  });

  it('takes as much as an enterprise may have, and no more', async () => {
    const employer = await anEmployer(world);
    const { user: each, enterprise: most } = quotas[what];
    for (let left = most; left > 0; left -= each) {
      const { userId } = await aUser(world, employer.enterpriseId);
      await fill(employer, filled[what](employer, userId, Math.min(each, left)));
    }

    const tooMuch = await press[what](employer, employer.token);

    const detail = { what, whose: 'enterprise', most };
    expect(refusedOf(tooMuch)).toMatchObject({ code: 0, reason: 'QUOTA', detail });
  });

  it('is refused by the database too, where the code forgets to', async () => {
    const employer = await anEmployer(world);
    const { userId } = employer;
    await fill(employer, filled[what](employer, userId, quotas[what].user));

    const more = filled[what](employer, userId, what === 'draft_rows' ? 20_000 : 1);
    await expect(fill(employer, more)).rejects.toMatchObject({
      code: '23514',
      constraint: 'quotas_are_kept',
    });
  });
});

it('S11 makes room again: a list is discarded and its file is gone, and an hour later more files may come', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id, userId } = employer;
  await fill(employer, filled.file_mb(employer, userId, quotas.file_mb.user - 1));
  const { file_id } = dataOf(await upload(world, employer.token, { name: 'a.csv', bytes: csv }));
  const { import_job_id } = dataOf(await world.call(employer.token, parseList, { policy_id, file_id }));
  const large = { name: 'b.csv', bytes: Buffer.alloc(mb, csv) };
  const full = await upload(world, employer.token, large);
  dataOf(await world.call(employer.token, discardImport, { import_job_id }));

  const freed = await upload(world, employer.token, large);
  const hour = await anEmployer(world);
  await fill(hour, filled.uploads(hour, hour.userId, quotas.uploads.user));
  const now = await press.uploads(hour, hour.token);
  world.clock.set(moment('2026-03-10 10:30:00'));
  const later = await press.uploads(hour, await signedIn(world, hour));

  expect([refusedOf(full).reason, freed.code]).toEqual(['QUOTA', 1]);
  expect([refusedOf(now).reason, later.code]).toEqual(['QUOTA', 1]);
});

it('S11 counts the persons of a draft that is deleted for a day, and of one that grows', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id, token, userId } = employer;
  const grown = await drafted(world, employer);
  const deleted = await drafted(world, employer);
  await fill(employer, filled.draft_rows(employer, userId, quotas.draft_rows.user - 20_000));
  await fill(employer, changes(employer, userId, 1, 19_998));
  const grow = (by: string) =>
    world.call(by, add, { policy_id, policy_change_id: grown, persons: workers(employer, 2) });

  dataOf(await world.call(token, remove, { policy_change_id: deleted }));
  const sameDay = await grow(token);
  world.clock.set(moment('2026-03-11 10:00:00'));
  const nextDay = await grow(await signedIn(world, employer));

  expect(refusedOf(sameDay)).toMatchObject({ reason: 'QUOTA', detail: { what: 'draft_rows' } });
  expect(nextDay.code).toBe(1);
});

it('S11 says no in words to a colleague who goes on with a draft whose author has no room left', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id, userId, enterpriseId } = employer;
  const colleague = await aUser(world, enterpriseId);
  const policy_change_id = await drafted(world, employer);
  await fill(employer, filled.draft_rows(employer, userId, quotas.draft_rows.user - 20_000));
  await fill(employer, changes(employer, userId, 1, 19_999));
  const grow = (by: string, count: number) =>
    world.call(by, add, { policy_id, policy_change_id, persons: workers(employer, count) });

  const grown = await grow(colleague.token, 2);
  const changed = await grow(colleague.token, 1);
  const byAuthor = await grow(employer.token, 2);

  const most = quotas.draft_rows.user;
  const detail = { what: 'draft_rows', whose: 'author', most };
  expect(refusedOf(grown)).toMatchObject({ code: 0, reason: 'QUOTA', detail });
  expect(changed.code).toBe(1);
  expect(refusedOf(byAuthor)).toMatchObject({ reason: 'QUOTA', detail: { ...detail, whose: 'user' } });
});

it('S11 lets whoever has too many drafts confirm at once: nothing is kept as a draft', async () => {
  const employer = await anEmployer(world);
  const { policyId: policy_id, token, userId } = employer;
  await fill(employer, filled.drafts(employer, userId, quotas.drafts.user));

  const atOnce = await world.call(token, add, { policy_id, persons: [aWorker(employer)], draft: 0 });

  expect(dataOf(atOnce)).toMatchObject({ status: 30 });
});

it('S11 N15 keeps so many views of a list, also where two are saved at once', async () => {
  const { token } = await anEmployer(world);
  const save = (name: number) =>
    world.call(token, saveView, { list: 'messages', name: `v${name}`, search: '' });
  for (let name = 1; name < views_max; name++) dataOf(await save(name));

  const answers = await Promise.all([save(100), save(101), save(102)]);

  expect(answers.filter(({ code }) => code === 1)).toHaveLength(1);
  expect(dataOf(await world.call(token, listViews, {}))).toHaveLength(views_max);
});
