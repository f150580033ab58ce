import type { Call } from '@app/contract/call';
import { logout } from '@app/contract/passport';
import { switchCompany } from '@app/contract/wxapp';
import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { buildApp } from '../../src/app.ts';
import { digestsOf } from '../rows.ts';
import { signedIn, type World } from '../world.ts';
import { check } from './check.ts';
import { aStranger, ourselves } from './enterprises.ts';
import { countNumbers, type Pool } from './pool.ts';
import type { Drawn } from './requests.ts';
import { shapeOf } from './shaped.ts';
import { wireOf } from './wire.ts';

export type Scene = Awaited<ReturnType<typeof openScene>>;

/** Our enterprise and a stranger's, and a way to make requests among them. */
export async function openScene(world: World) {
  const { employer, pool: ours } = await ourselves(world);
  const { stranger, pool: theirs, secrets } = await aStranger(world);
  const hashes = new Map<unknown, string>();
  const pool: Pool = { ours, theirs, hashes };
  const columns = await columnsOf(world);
  const send = await sending(world);
  let { token } = employer;
  // What we wrote into our own lists ourselves, a stranger's number too, we may read there again.
  const written = new Set<string>();
  const hiddenFrom = ({ path }: Call, { payload }: InjectOptions): readonly string[] => {
    if (!path.startsWith('/import/')) return secrets;
    const text = typeof payload === 'string' ? payload : '';
    for (const secret of secrets) if (text.includes(secret)) written.add(secret);
    return secrets.filter((secret) => !written.has(secret));
  };

  /** Makes a drawn request, and checks its answer. Throws at what must never be answered. */
  const play = async (call: Call, drawn: Drawn) => {
    const wire = wireOf(call, drawn, { pool, columns, token });
    const response = await send(wire.request);
    const answer = check(call, response, hiddenFrom(call, wire.request));
    const isFromInside = answer.isFromInside && !('wxapp_id' in wire.input);
    if (drawn.key !== undefined && call.writes && isFromInside)
      expect((await send(wire.request)).body).toBe(response.body);
    if (answer.code === 1 && endings.includes(call.path)) token = await signedIn(world, employer);
    if (answer.code === 1) remember(ours.policy_change_id, hashes, answer.data);

    const carries = 'fields' in drawn.body && drawn.hurts.length === 0 && countNumbers(drawn.body.fields) > 0;
    return {
      valid: wire.valid,
      carriesOurs: carries && drawn.intruder === undefined,
      carriesTheirs: carries && drawn.intruder !== undefined,
      reached: answer.code === 1 || isFromInside,
    };
  };

  return {
    employer,
    stranger,
    strangersRows: await digestsOf(world, stranger.enterpriseId),
    liveFields: new Set(Object.keys(ours)),
    /** Whether a call names a record at all. */
    namesRecords: ({ input }: Call) =>
      Object.keys(shapeOf(input).properties ?? {}).some((name) => name in ours && name.endsWith('_id')),
    play,
  };
}

/** The calls that end the session they are made with. */
const endings: readonly string[] = [logout.path, switchCompany.path];

/** A server that says in a failure what it logged last. */
async function sending({ platform }: World) {
  let logged = '';
  const logTo = { write: (line: string) => void (logged = line) };
  const app = await buildApp({ platform, logLevel: 'error', logTo });
  return async (request: InjectOptions) => {
    const response = await app.inject(request);
    expect(response.statusCode, logged).toBeLessThan(500);
    return response;
  };
}

/** The names that a field of a row may have, and some that JavaScript gives a meaning to. */
async function columnsOf({ owner }: World): Promise<string[]> {
  const { rows } = await owner.query<{ name: string }>(
    `select distinct column_name as name from information_schema.columns where table_schema = 'app' order by 1`,
  );
  return ['__proto__', 'constructor', 'toString', 'token', ...rows.map(({ name }) => name)];
}

const changes_max = 60;

/** Keeps the latest changes that an answer told of, and the forecasts that were seen of them. */
function remember(changes: number[], hashes: Map<unknown, string>, data: unknown): void {
  if (typeof data !== 'object' || data === null || !('policy_change_id' in data)) return;
  const { policy_change_id } = data;
  if (typeof policy_change_id !== 'number') return;
  if (!changes.includes(policy_change_id)) changes.push(policy_change_id);
  if (changes.length > changes_max) changes.splice(5, 1);
  if ('forecast_hash' in data && typeof data.forecast_hash === 'string') {
    hashes.set(policy_change_id, data.forecast_hash);
  }
}
