import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@app/contract/call';
import type { z } from 'zod/mini';
import type { Draws } from './draws.ts';
import { type Answer, type History, keep, type Press } from './history.ts';
import type { Replica } from './replica.ts';

const one_try_ms = 10_000;
const deadline_ms = 30_000;
const refused_s = new Set([429, 500, 502, 503]);

export type Caller = ReturnType<typeof openCaller>;

/** Speaks HTTP for one clerk: repeats under the same key until there is an answer, and writes down what it was. */
export function openCaller({
  replicas,
  history,
  draws,
  token,
}: {
  replicas: readonly Replica[];
  history: History;
  draws: Draws;
  token: string;
}) {
  /** One try at a replica that is up; undefined when nothing came back, or nothing that says what became of it. */
  async function attempt(
    method: string,
    path: string,
    press: Omit<Press, 'others'>,
    patience_ms: number,
  ): Promise<Answer | undefined> {
    const up = replicas.flatMap((replica) => replica.address() ?? []);
    if (up.length === 0) return undefined;
    history.count('requests');
    try {
      const response = await fetch(`${draws.pick(up)}/api${path}`, {
        method,
        headers: {
          token: press.token,
          'content-type': 'application/json',
          ...(press.key ? { 'idempotency-key': press.key } : {}),
        },
        ...(method === 'POST' ? { body: JSON.stringify(press.input) } : {}),
        signal: AbortSignal.timeout(patience_ms),
      });
      const body = await response.text();
      if (!refused_s.has(response.status)) return { status: response.status, body };
      history.count(`answered ${response.status}`);
    } catch {
      history.count('unanswered');
    }
    return undefined;
  }

  /** Sends a press until it is answered. Undefined when it was not in time: then nobody knows what became of it. */
  async function send(press: Press): Promise<Answer | undefined> {
    const deadline = performance.now() + deadline_ms;
    for (let tries = 0; performance.now() < deadline; tries += 1) {
      // Some walk away before the answer and come back, while the first request is still being served.
      const patience_ms = tries === 0 && draws.chance(4) ? draws.between(1, 25) : one_try_ms;
      const answer = await attempt('POST', press.route, press, patience_ms);
      if (answer) {
        keep(press, answer);
        return answer;
      }
      await pause(draws.between(10, 150));
    }
    return undefined;
  }

  return {
    draws,
    send,
    /** Makes a press of a call, not sent yet. */
    press<Input extends z.ZodMiniType>({ path }: Call<Input>, input: z.input<Input>): Press {
      const press: Press = { route: path, key: randomUUID(), input: input as object, token, others: [] };
      history.presses.push(press);
      return press;
    },
    /** Reads, and reads again until there is an answer. */
    async read<Input extends z.ZodMiniType>(
      { path }: Call<Input>,
      input: z.input<Input>,
    ): Promise<Answer | undefined> {
      const deadline = performance.now() + deadline_ms;
      while (performance.now() < deadline) {
        const answer = await attempt(
          'POST',
          path,
          { route: path, key: '', input: input as object, token },
          one_try_ms,
        );
        if (answer) return answer;
        await pause(draws.between(10, 150));
      }
      return undefined;
    },
  };
}
