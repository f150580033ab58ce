import { restoreNumbers } from '@app/contract/imports/restore-numbers';
import type { NewPerson } from '@app/contract/policy-changes/persons';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, issued } from '../../test/changes.ts';
import { typed } from '../../test/lists.ts';
import { aUser, callsOn, dataOf, openWorld, refusedOf } from '../../test/world.ts';
import { buildApp } from '../app.ts';
import type { Vault } from '../platform/vault.ts';

const world = await openWorld();

/** An employer who knows these workers, because they were insured. */
async function knowing(persons: (employer: Employer) => NewPerson[]) {
  const employer = await anEmployer(world);
  const known = persons(employer);
  await issued(world, employer, known);
  return { employer, known };
}

const linesOf = async (enterpriseId: number) =>
  (
    await world.owner.query<{ action: string; detail: string; actor: string }>(
      "select action, detail, actor from audit_line where enterprise_id = $1 and action in ('numbers_matched', 'numbers_restored')",
      [enterpriseId],
    )
  ).rows;

it('B3 T21 offers the one number that a name and the digits left by a spreadsheet fit, masked, never unasked, and records that it did', async () => {
  const { employer, known } = await knowing((one) => [aWorker(one), aWorker(one)]);
  const [worker] = known;
  const row = { row_no: 7, name: worker!.name, kept: worker!.idcard.slice(0, 15) };

  const offered = dataOf(await world.call(employer.token, restoreNumbers, { rows: [row] }));

  expect(offered).toEqual([
    { row_no: 7, idcard_mask: expect.stringMatching(/^\d{3}\*{11}\d{3}[\dX]$/), person: null },
  ]);
  dataOf(await world.call(employer.token, restoreNumbers, { rows: [{ ...row, name: '没有此人' }] }));
  const detail = JSON.stringify({ person_count: 1, user_id: employer.userId });
  expect(await linesOf(employer.enterpriseId)).toEqual([
    { action: 'numbers_matched', actor: '王敏', detail },
  ]);
});

it('B3 T21 gives the person when it is accepted, never the number, and records that it did, but not whose', async () => {
  const { employer, known } = await knowing((one) => [aWorker(one)]);
  const [worker] = known;
  const { import_job_id } = await typed(world, employer);
  const row = { row_no: 7, name: ` ${worker!.name} `, kept: worker!.idcard.slice(0, 15) };

  const answer = await world.call(
    employer.token,
    restoreNumbers,
    { import_job_id, rows: [row, { ...row, row_no: 8, name: '没有此人' }], accept: 1 },
    { 'idempotency-key': 'restore-1' },
  );

  expect(dataOf(answer)).toEqual([
    { row_no: 7, idcard_mask: expect.stringContaining('*'), person: expect.stringMatching(/^1\d{8}[mf]/) },
  ]);
  expect(JSON.stringify(answer)).not.toContain(worker!.idcard);
  expect(await linesOf(employer.enterpriseId)).toEqual([
    {
      action: 'numbers_restored',
      actor: '王敏',
      detail: JSON.stringify({ person_count: 1, user_id: employer.userId }),
    },
  ]);
  const { rows: kept } = await world.owner.query(
    "select from idempotency where enterprise_id = $1 and route = '/import/restoreNumbers'",
    [employer.enterpriseId],
  );
  expect(kept).toEqual([]);
});

it('B3 offers nothing where two workers fit, where the digits are others, or in another enterprise', async () => {
  const { employer, known } = await knowing((one) => {
    const first = aWorker(one);
    const twin = aWorker(one, { name: first.name });
    return [first, twin, aWorker(one)];
  });
  const stranger = await anEmployer(world);
  const [first, twin, third] = known;
  const common = sharedStart(first!.idcard, twin!.idcard);
  const ask = async (token: string, name: string, kept: string) =>
    dataOf(await world.call(token, restoreNumbers, { rows: [{ row_no: 1, name, kept }] }));

  expect(common.length).toBeGreaterThanOrEqual(6);
  expect(await ask(employer.token, first!.name, common)).toEqual([]);
  expect(await ask(employer.token, third!.name, '999999')).toEqual([]);
  expect(await ask(stranger.token, third!.name, third!.idcard.slice(0, 15))).toEqual([]);
  expect(await ask(employer.token, third!.name, third!.idcard.slice(0, 15))).toHaveLength(1);
});

const sharedStart = (one: string, other: string): string => {
  const place = Array.from(one).findIndex((digit, at) => digit !== other[at]);
  return one.slice(0, place);
};

it("P3 restores nothing without the key, nor for a stranger's list", async () => {
  const { employer, known } = await knowing((one) => [aWorker(one)]);
  const stranger = await anEmployer(world);
  const reader = await aUser(world, employer.enterpriseId, ['policy_change/lists']);
  const list = await typed(world, employer);
  const rows = [{ row_no: 1, name: known[0]!.name, kept: known[0]!.idcard.slice(0, 15) }];
  const reasonOf = async (token: string | undefined, import_job_id?: number) =>
    refusedOf(
      await world.call(token, restoreNumbers, {
        rows,
        accept: 1,
        ...(import_job_id === undefined ? {} : { import_job_id }),
      }),
    ).reason;

  expect(await reasonOf(reader.token)).toBe('FORBIDDEN');
  expect(await reasonOf(undefined)).toBe('AUTH');
  expect(await reasonOf(stranger.token, list.import_job_id)).toBe('NOT_FOUND');
});

it('B3 T29 opens each worker once for all rows of a list, however many bear the name', async () => {
  const { employer, known } = await knowing((one) => {
    const first = aWorker(one);
    return [first, aWorker(one, { name: first.name }), aWorker(one, { name: first.name }), aWorker(one)];
  });
  let openings = 0;
  const vault: Vault = {
    sealerOf: async (...whose) => {
      const sealer = await world.serving.vault.sealerOf(...whose);
      const open: typeof sealer.open = (sealed) => {
        openings += 1;
        return sealer.open(sealed);
      };
      return { ...sealer, open };
    },
  };
  const app = await buildApp({ platform: { ...world.serving, vault }, logLevel: 'silent' });
  const rows = Array.from({ length: 2_000 }, (_, at) => {
    const { name, idcard } = known[at % known.length]!;
    return { row_no: at + 1, name, kept: idcard.slice(0, 15) };
  });

  const restored = dataOf(await callsOn(app)(employer.token, restoreNumbers, { rows, accept: 1 }));
  await app.close();

  expect(openings).toBe(known.length);
  expect(restored).toHaveLength(rows.length);
});

it('T21 does not tell a number to whoever tries out its digits, at once or one after the other', async () => {
  const { employer, known } = await knowing((one) => [aWorker(one)]);
  const { name, idcard } = known[0]!;
  const digits = Array.from({ length: 1_000 }, (_, region) => String(region).padStart(3, '0'));
  const tries = digits
    .map((region) => `${idcard.slice(0, 3)}${region}${idcard.slice(6, 15)}`)
    .filter((kept) => !idcard.startsWith(kept));
  const ask = (kept: readonly string[]) =>
    world.call(employer.token, restoreNumbers, {
      rows: kept.map((one, at) => ({ row_no: at + 1, name, kept: one })),
    });

  for (const kept of tries.slice(0, 30)) expect(dataOf(await ask([kept]))).toEqual([]);
  const otherYear = `${idcard.slice(0, 6)}1899${idcard.slice(10, 15)}`;
  const otherDay = `${idcard.slice(0, 12)}${idcard.slice(12, 14) === '01' ? '02' : '01'}${idcard[14]}`;
  const reasonOf = async (kept: readonly string[]) => refusedOf(await ask(kept)).reason;
  expect(await reasonOf([tries[30]!])).toBe('NUMBER_GUESSES');
  expect(await reasonOf([idcard.slice(0, 15)])).toBe('NUMBER_GUESSES');
  expect(await reasonOf([otherDay])).toBe('NUMBER_GUESSES');
  expect(dataOf(await ask([otherYear]))).toEqual([]);
});

it('T21 counts digits that were refused too: no list of tries is asked again without', async () => {
  const { employer, known } = await knowing((one) => [aWorker(one)]);
  const { name, idcard } = known[0]!;
  const tries = Array.from(
    { length: 40 },
    (_, at) => `${idcard.slice(0, 3)}${900 + at}${idcard.slice(6, 15)}`,
  );
  const ask = (kept: readonly string[]) =>
    world.call(employer.token, restoreNumbers, {
      rows: kept.map((one, at) => ({ row_no: at + 1, name, kept: one })),
    });

  expect(refusedOf(await ask(tries)).reason).toBe('NUMBER_GUESSES');
  expect(refusedOf(await ask([idcard.slice(0, 15)])).reason).toBe('NUMBER_GUESSES');
});
