import { appendFileSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { anEmployer, issued } from '../../test/changes.ts';
import { testMasterKey } from '../../test/master-key.ts';
import { asSuperuser } from '../../test/statements.ts';
import { openThrowAwayWorld } from '../../test/throw-away.ts';
import { signedIn } from '../../test/world.ts';
import { checkBooks } from '../checks/checks.ts';
import { commands } from '../operator/commands.ts';
import { sealingKeyFrom } from '../platform/sealing-key.ts';
import { anchorChains, startAnchoring } from './anchoring.ts';

// What a superuser can do to the record of who did what, past every trigger, and what then shows it.

const world = await openThrowAwayWorld();
const key = sealingKeyFrom(testMasterKey);
const folders: string[] = [];
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'gic-anchors-'));
  folders.push(folder);
});
afterAll(() => {
  for (const made of folders) rmSync(made, { recursive: true, force: true });
});

const logged: object[] = [];
const log = {
  info: (what: object) => void logged.push(what),
  error: (what: object) => void logged.push(what),
} as unknown as Parameters<typeof anchorChains>[1]['log'];

const anchor = () => anchorChains(world.serving, { folder, key, log });
const audit = () => ({ auditorUrl: world.auditorUrl, key, folder });
const run = (name: string) => commands[name]!.run({ ...world.platform, audit: audit() }, {});

/** An enterprise whose chain has eight lines or more, and what the verifier says of it afterwards. */
async function aChain() {
  const employer = await anEmployer(world);
  await issued(world, employer);
  const { enterpriseId } = employer;
  const faultsOf = async () => {
    const said = await run('audit:verify').catch(({ message }: Error) => message);
    return said.split('\n').filter((line) => line.startsWith(`Enterprise ${enterpriseId}:`));
  };
  return { enterpriseId, employer, faultsOf };
}

/** Does what only a superuser can who also switches the triggers off. */
const pastTriggers = (...statements: readonly string[]) =>
  asSuperuser(world, 'set local session_replication_role = replica', ...statements);

/** Makes every hash fit again from a line on, and the head of the chain too, as anybody can who knows how. */
const rehash = (enterpriseId: number, from: number) => `
  do $$
  declare
    before bytea := coalesce((select hash from app.audit_line where enterprise_id = ${enterpriseId} and seq = ${from} - 1), '');
    one app.audit_line;
  begin
    for one in select * from app.audit_line where enterprise_id = ${enterpriseId} and seq >= ${from} order by seq loop
      update app.audit_line
      set prev_hash = before,
        hash = sha256(before || app.audit_text(one.seq, one.at, one.actor, one.action, one.entity, one.entity_id, one.detail))
      where enterprise_id = ${enterpriseId} and seq = one.seq returning hash into before;
    end loop;
    update app.audit_head h set seq = l.seq, hash = l.hash, prev_hash = l.prev_hash
    from app.audit_line l where h.enterprise_id = ${enterpriseId} and l.enterprise_id = h.enterprise_id
      and l.seq = (select max(seq) from app.audit_line where enterprise_id = ${enterpriseId});
  end $$`;

const rewritten = (enterpriseId: number, seq: number) =>
  `update audit_line set actor = '别人' where enterprise_id = ${enterpriseId} and seq = ${seq}`;

const saidBySql = async (enterpriseId: number) =>
  (await checkBooks(world.auditorUrl))
    .filter(({ id }) => id === 'I17')
    .flatMap(({ examples }) => examples)
    .filter((example) => example.startsWith(`${enterpriseId}/`));

it('T30 finds nothing in chains that only the product has written, with and without anchors', async () => {
  const { faultsOf, enterpriseId } = await aChain();

  expect(await faultsOf()).toEqual([]);
  await anchor();
  expect(await faultsOf()).toEqual([]);

  const { rows } = await world.owner.query(
    'select from audit_line where enterprise_id = $1 and seal is null',
    [enterpriseId],
  );
  expect(rows).toEqual([]);
});

it('T30 names the old line that a superuser rewrote, though every hash after it fits', async () => {
  const { enterpriseId, employer, faultsOf } = await aChain();

  await pastTriggers(rewritten(enterpriseId, 3), rehash(enterpriseId, 3));
  // Business goes on: the server's next lines are sealed, and stand on what was rewritten.
  await issued(world, employer);

  expect(await saidBySql(enterpriseId)).toEqual([]);
  expect(await faultsOf()).toEqual([`Enterprise ${enterpriseId}: line 3 is not the one that was sealed.`]);
});

it('T30 I19 names a line whose seal was taken away, or moved there from another', async () => {
  const [stripped, swapped] = [await aChain(), await aChain()];

  await pastTriggers(
    rewritten(stripped.enterpriseId, 3),
    `update audit_line set seal = null where enterprise_id = ${stripped.enterpriseId} and seq >= 3`,
    rehash(stripped.enterpriseId, 3),
    `update audit_line l set seal = other.seal from audit_line other
     where l.enterprise_id = ${swapped.enterpriseId} and l.seq = 4 and other.enterprise_id = l.enterprise_id and other.seq = 2`,
  );
  await issued(world, stripped.employer);
  await anchor();

  expect(await stripped.faultsOf()).toEqual([expect.stringMatching(/line 3 carries no seal/)]);
  expect(await swapped.faultsOf()).toEqual([expect.stringMatching(/line 4 is not the one/)]);
});

it('T30 I19 misses by its anchor what was cut off the end of a chain', async () => {
  const { enterpriseId, faultsOf } = await aChain();
  await anchor();
  const [head] = await asSuperuser(world, `select seq from audit_head where enterprise_id = ${enterpriseId}`);
  const { seq } = head as { seq: number };

  await pastTriggers(
    `delete from audit_line where enterprise_id = ${enterpriseId} and seq > ${seq - 2}`,
    rehash(enterpriseId, 1),
  );

  expect(await saidBySql(enterpriseId)).toMatchObject(
    // The confirmation may have gone with the lines; of the chain itself SQL sees nothing.
    (await saidBySql(enterpriseId)).filter((fault) => !fault.includes('/line ')),
  );
  expect(await faultsOf()).toEqual([
    `Enterprise ${enterpriseId}: line ${seq - 2} is last, and line ${seq} was anchored on 2026-03-10.`,
  ]);
  logged.length = 0;
  await anchor();
  expect(logged).toContainEqual({ enterprise_id: enterpriseId, seq: seq - 2 });
});

it('T30 names a chain that is gone altogether', async () => {
  const { enterpriseId, faultsOf } = await aChain();
  await anchor();

  await pastTriggers(`delete from audit_line where enterprise_id = ${enterpriseId}`);

  expect(await faultsOf()).toEqual([expect.stringMatching(/line 0 is last/)]);
});

it('T30 sees by an anchor that the key itself was used to write another chain', async () => {
  const { enterpriseId, employer, faultsOf } = await aChain();
  await anchor();

  // Back to line 2, from where the server writes and seals anew.
  await pastTriggers(
    `delete from audit_line where enterprise_id = ${enterpriseId} and seq > 2`,
    rehash(enterpriseId, 1),
  );
  for (let times = 0; times < 4; times += 1) await issued(world, employer);

  expect(await faultsOf()).toMatchObject([
    expect.stringMatching(/line \d+ is not the one that was anchored on 2026-03-10/),
  ]);
});

it('T30 anchors each day what has grown, in a file and in the log, and nothing twice', async () => {
  const { enterpriseId, employer } = await aChain();
  const fileOf = () => readFileSync(join(folder, readdirSync(folder)[0]!), 'utf8');
  const ownLines = () =>
    fileOf()
      .split('\n')
      .filter((line) => line.includes(`"enterprise_id":${enterpriseId},`));
  const noTime = world.clock.now();

  logged.length = 0;
  const first = startAnchoring(world.serving, { folder, key, log });
  await first.stop();
  expect(ownLines()).toHaveLength(1);
  expect(logged).toContainEqual({ anchor: JSON.parse(ownLines()[0]!) });
  expect(await anchor()).toBe(0);

  world.clock.set(new Date(noTime.getTime() + 86_400_000));
  await issued(world, { ...employer, token: await signedIn(world, employer) });
  expect(await anchor()).toBe(1);
  expect(ownLines().map((line) => (JSON.parse(line) as { day: string }).day)).toEqual([
    '2026-03-10',
    '2026-03-11',
  ]);
  world.clock.set(noTime);
});

it('T30 takes the anchors of all servers together, and names what is no anchor of this installation', async () => {
  const { enterpriseId, faultsOf } = await aChain();
  await anchor();
  const [name = ''] = readdirSync(folder);
  const ours = readFileSync(join(folder, name), 'utf8').trim().split('\n');
  const forged = { ...(JSON.parse(ours[0]!) as object), seq: 1, hash: '0'.repeat(64) };

  appendFileSync(
    join(folder, 'another-server.jsonl'),
    `${ours[0]}\n${JSON.stringify(forged)}\nnot even json\n`,
  );

  const said = await run('audit:verify').catch(({ message }: Error) => message);
  expect(said).toContain('another-server.jsonl:2 is no anchor of this installation.');
  expect(said).toContain('another-server.jsonl:3 is no anchor of this installation.');
  expect(said).not.toContain('another-server.jsonl:1 ');
  expect(await faultsOf()).toEqual([]);
  expect(enterpriseId).toBeGreaterThan(0);
});

it('T30 names lines from before there were seals until the operator accepts them', async () => {
  const { enterpriseId, employer, faultsOf } = await aChain();
  await pastTriggers(`update audit_line set seal = null where enterprise_id = ${enterpriseId}`);
  await issued(world, employer);
  expect(await faultsOf()).toEqual([expect.stringMatching(/line 1 carries no seal/)]);

  await run('audit:accept');

  expect(await faultsOf()).toEqual([]);
  await pastTriggers(rewritten(enterpriseId, 2), rehash(enterpriseId, 2));
  expect(await faultsOf()).toHaveLength(1);
});

it('T30 refuses a line without a seal, also a superuser’s', async () => {
  const { enterpriseId } = await aChain();
  const unsealed = asSuperuser(
    world,
    `insert into audit_line (enterprise_id, seq, at, actor, action, entity, entity_id, detail, prev_hash, hash)
     select enterprise_id, seq + 1, '2026-03-10', '@system', 'x', 'x', 1, '{}', hash, sha256('x') from audit_head
     where enterprise_id = ${enterpriseId}`,
  );

  await expect(unsealed).rejects.toMatchObject({ code: '23514', constraint: 'every_line_is_sealed' });
});
