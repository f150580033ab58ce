import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { EnterpriseId } from '../src/platform/database.ts';
import { openVault } from '../src/platform/vault.ts';
import { anEmployer, type Employer, issued, workers } from './changes.ts';
import { testMasterKey } from './master-key.ts';
import { asServer, asSuperuser } from './statements.ts';
import { openThrowAwayWorld } from './throw-away.ts';
import { ten_oclock } from './world.ts';

// What was written stays as it was written, or it shows.

const world = await openThrowAwayWorld();
const auditor = new pg.Client({ connectionString: world.auditorUrl });

let employer: Employer;
beforeAll(async () => {
  await auditor.connect();
  employer = await anEmployer(world);
  await issued(world, employer, workers(employer, 2));
});
afterAll(() => auditor.end());

describe.each([
  ['posting', 'amount_fen'],
  ['journal', 'source_id'],
  ['payment', 'amount_fen'],
  ['audit_line', 'detail'],
  ['effect', 'source_id'],
  ['data_key', 'wrapped'],
  ['plan_version', 'cutoff_time'],
  ['plan_class_price', 'price_fen'],
  ['plan_age_band', 'age_max'],
])('%s', (table, column) => {
  it.each([
    ['changed', `update ${table} set ${column} = ${column}`],
    ['deleted', `delete from ${table}`],
    ['emptied', `truncate ${table} cascade`],
  ])('cannot be %s, by the server or by a superuser', async (_how, statement) => {
    expect(await asSuperuser(world, `select from ${table} limit 1`)).toHaveLength(1);

    await expect(asServer(world, employer.enterpriseId, statement)).rejects.toMatchObject({
      code: '42501',
      message: `permission denied for table ${table}`,
    });
    await expect(asSuperuser(world, statement)).rejects.toMatchObject({
      code: '42501',
      message: expect.stringMatching(/is append-only$/),
    });
  });
});

/** Does what only a superuser can who also switches the triggers off. */
const pastTriggers = (...statements: readonly string[]) =>
  asSuperuser(world, 'set local session_replication_role = replica', ...statements);

/** The lines of an enterprise whose hash is not that of what they say, and those that do not follow from the line before. */
async function brokenLines(enterpriseId: number) {
  const { rows } = await auditor.query<{ seq: string; altered: boolean; torn: boolean }>(
    `select seq, hash <> recomputed_hash as altered,
       prev_hash <> coalesce(lag(hash) over (order by seq), '\\x') as torn
     from chk.audit where enterprise_id = $1 order by seq`,
    [String(enterpriseId)],
  );
  return {
    altered: rows.filter(({ altered }) => altered).map(({ seq }) => Number(seq)),
    torn: rows.filter(({ torn }) => torn).map(({ seq }) => Number(seq)),
  };
}

describe('T30 the audit chain', () => {
  it.each([
    `at = at + interval '1 microsecond'`,
    `actor = actor || ' '`,
    `action = 'withdrawn'`,
    `entity = 'policy'`,
    'entity_id = entity_id + 1',
    `detail = '{}'`,
    'prev_hash = hash',
    `hash = sha256('another')`,
  ])('names the line in which a superuser has set %s', async (assignment) => {
    const { enterpriseId } = await anEmployer(world);
    expect(await brokenLines(enterpriseId)).toEqual({ altered: [], torn: [] });

    await pastTriggers(
      `update audit_line set ${assignment} where enterprise_id = ${enterpriseId} and seq = 2`,
    );

    expect((await brokenLines(enterpriseId)).altered).toEqual([2]);
  });

  it('names the line after one whose hash was made to fit', async () => {
    const { enterpriseId } = await anEmployer(world);

    await pastTriggers(
      `update audit_line set detail = '{}',
         hash = sha256(prev_hash || audit_text(seq, at, actor, action, entity, entity_id, '{}'))
       where enterprise_id = ${enterpriseId} and seq = 2`,
    );

    expect(await brokenLines(enterpriseId)).toEqual({ altered: [], torn: [3] });
  });

  it('names the line before which one was taken out', async () => {
    const { enterpriseId } = await anEmployer(world);

    await pastTriggers(`delete from audit_line where enterprise_id = ${enterpriseId} and seq = 2`);

    expect(await brokenLines(enterpriseId)).toEqual({ altered: [], torn: [3] });
  });
});

describe('T30 an ID number at rest', () => {
  /** The numbers of an enterprise’s persons, opened with keys that no cache has kept. */
  const open = (enterpriseId: EnterpriseId) =>
    world.platform.database.inEnterprise(enterpriseId, async (tx) => {
      const sealer = await openVault(testMasterKey).sealerOf(tx, enterpriseId, ten_oclock);
      const rows = await tx
        .selectFrom('employee')
        .select(['idcard_enc', 'idcard_hash'])
        .orderBy('employee_id')
        .execute();
      return rows.map((row) => sealer.open(row));
    });

  const anEmployerOf = async (count: number) => {
    const hired = await anEmployer(world);
    const persons = workers(hired, count);
    await issued(world, hired, persons);
    return { ...hired, numbers: persons.map(({ idcard }) => idcard) };
  };

  it('opens where it was sealed', async () => {
    const { enterpriseId, numbers } = await anEmployerOf(2);

    expect((await open(enterpriseId)).sort()).toEqual(numbers.sort());
  });

  it('does not open in the row of another person', async () => {
    const { enterpriseId } = await anEmployerOf(2);

    await asSuperuser(
      world,
      `update employee e set idcard_enc = other.idcard_enc from employee other
       where e.enterprise_id = ${enterpriseId} and other.enterprise_id = e.enterprise_id and other.employee_id <> e.employee_id`,
    );

    await expect(open(enterpriseId)).rejects.toThrow(/unable to authenticate/);
  });

  it('does not open in another enterprise, also with its hash', async () => {
    const [from, to] = [await anEmployerOf(1), await anEmployerOf(1)];

    await asSuperuser(
      world,
      `update employee e set idcard_enc = other.idcard_enc, idcard_hash = other.idcard_hash from employee other
       where e.enterprise_id = ${to.enterpriseId} and other.enterprise_id = ${from.enterpriseId}`,
    );

    await expect(open(to.enterpriseId)).rejects.toThrow(/unable to authenticate/);
  });

  it('does not open in another enterprise that was given its key', async () => {
    const [from, to] = [await anEmployerOf(1), await anEmployerOf(1)];

    await pastTriggers(
      `update data_key k set wrapped = other.wrapped from data_key other
       where k.enterprise_id = ${to.enterpriseId} and other.enterprise_id = ${from.enterpriseId}`,
    );

    await expect(open(to.enterpriseId)).rejects.toThrow(/unable to authenticate/);
  });

  it('does not open when a bit of it was altered', async () => {
    const { enterpriseId } = await anEmployerOf(1);

    await asSuperuser(
      world,
      `update employee set idcard_enc = set_bit(idcard_enc, 300, 1 - get_bit(idcard_enc, 300)) where enterprise_id = ${enterpriseId}`,
    );

    await expect(open(enterpriseId)).rejects.toThrow(/unable to authenticate/);
  });
});
