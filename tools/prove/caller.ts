import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Call } from '@app/contract/call';
import type { z } from 'zod/mini';
import type { Draws } from './draws.ts';
import { type Answer, type History, keep, type Press, spoken, type Tried } from './history.ts';

const one_try_ms = 10_000;
const deadline_ms = 30_000;
const refused_s = new Set([429, 500, 502, 503, 504]);
/** How many of those who are told that nothing was changed press anew; the others ask again under the same key. */
const anew_percent = 50;

/** Where requests may be sent: a server, or what stands in front of several. */
export type Reachable = { readonly address: () => string | undefined };

export type Caller = ReturnType<typeof openCaller>;

/**
 * What became of one try. `certain`: done, or refused by the business. `unchanged`: it could not be done, and says that
 * nothing was changed. `unknown`: nothing came back, or nothing that says.
 */
type Said = { readonly says: 'certain' | 'unchanged' | 'unknown'; readonly answer?: Answer };

type Calling = {
  readonly replicas: readonly Reachable[];
  readonly history: History;
  readonly draws: Draws;
  readonly token: string;
  /** Never walks away before the answer. */
  readonly isPatient?: boolean;
};

/** Speaks HTTP for one clerk: repeats under the same key until there is an answer, and writes down what it was. */
export function openCaller({ replicas, history, draws, token, isPatient = false }: Calling) {
  const attempt = (press: Omit<Press, 'others'>, patience_ms: number): Promise<Said> =>
    tryOnce({ replicas, history, draws }, { press, patience_ms });

  /** Sends a press until it is certain what became of it, or the time is up: then nobody knows. */
  async function ask(first: Press, mayPressAnew: boolean): Promise<Press[]> {
    const presses = [first];
    const deadline = performance.now() + deadline_ms;
    let isKnown = true;
    for (let tries = 0; performance.now() < deadline; tries += 1) {
      const press = presses.at(-1)!;
      // Some walk away before the answer and come back, while the first request is still being served.
      const walksAway = !isPatient && tries === 0 && draws.chance(4);
      const { says, answer } = await attempt(press, walksAway ? draws.between(1, 25) : one_try_ms);
      if (says === 'certain') {
        keep(press, answer!);
        return presses;
      }
      // Once a try went unanswered, a later one that changed nothing says nothing of the first.
      isKnown &&= says === 'unchanged';
      if (mayPressAnew && isKnown && draws.chance(anew_percent)) {
        history.count('pressed anew');
        press.isGivenUp = true;
        keep(press, answer!);
        presses.push(makePress(press));
      }
      await pause(draws.between(10, 150));
    }
    return presses;
  }

  function makePress(from: Pick<Press, 'route' | 'input' | 'token'>): Press {
    const { route, input, token } = from;
    const press: Press = { route, key: randomUUID(), input, token, others: [] };
    history.presses.push(press);
    return press;
  }

  return {
    draws,
    /** Sends a press as a console does that asks again by itself: always under its one key. */
    send: async (press: Press): Promise<Answer | undefined> => (await ask(press, false))[0]?.answer,
    /**
     * Sends a press as a person does, who presses anew when told that nothing was changed: the same content under another key.
     *
     * @returns every press that this took, the one that was not given up last
     */
    insist: (press: Press): Promise<Press[]> => ask(press, true),
    /** Makes a press of a call, not sent yet. */
    press: <Input extends z.ZodMiniType>({ path }: Call<Input>, input: z.input<Input>): Press =>
      makePress({ route: path, input: input as object, token }),
    /** Reads, and reads again until there is an answer. */
    async read<Input extends z.ZodMiniType>(
      { path }: Call<Input>,
      input: z.input<Input>,
    ): Promise<Answer | undefined> {
      const deadline = performance.now() + deadline_ms;
      while (performance.now() < deadline) {
        const reading = { route: path, key: '', input: input as object, token };
        const { says, answer } = await attempt(reading, one_try_ms);
        if (says === 'certain') return answer;
        await pause(draws.between(10, 150));
      }
      return undefined;
    },
    /** Sends a file once: undefined while nobody knows whether it arrived. */
    async upload({ path }: Call, file: SentFile): Promise<Answer | undefined> {
      const sending = { route: path, key: randomUUID(), input: {}, token };
      const tried = { press: sending, patience_ms: one_try_ms, file };
      const { says, answer } = await tryOnce({ replicas, history, draws }, tried);
      return says === 'certain' ? answer : undefined;
    },
  };
}

type SentFile = { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> };

type Try = {
  readonly press: Omit<Press, 'others'>;
  readonly patience_ms: number;
  /** Sent instead of the press's input. */
  readonly file?: SentFile;
};

/** One try at a server that is up. */
async function tryOnce(
  { replicas, history, draws }: Pick<Calling, 'replicas' | 'history' | 'draws'>,
  { press, patience_ms, file }: Try,
): Promise<Said> {
  const up = replicas.filter((replica) => replica.address() !== undefined);
  if (up.length === 0) return { says: 'unknown' };
  const replica = draws.pick(up);
  history.count('requests');
  const begun = performance.now();
  const tell = (outcome: Tried['outcome']) =>
    history.tried({ replica, outcome, token: press.token, took_ms: performance.now() - begun });
  try {
    const response = await fetch(`${replica.address()!}/api${press.route}`, {
      method: 'POST',
      headers: {
        token: press.token,
        ...(file
          ? { 'content-type': 'application/octet-stream', 'x-file-name': file.name }
          : { 'content-type': 'application/json' }),
        ...(press.key ? { 'idempotency-key': press.key } : {}),
      },
      body: file ? file.bytes : JSON.stringify(press.input),
      signal: AbortSignal.timeout(patience_ms),
    });
    const answer = { status: response.status, body: await response.text() };
    const isRefused = refused_s.has(answer.status);
    tell(isRefused ? 'refused' : 'answered');
    if (!isRefused) return { says: 'certain', answer };
    history.count(`answered ${answer.status}`);
    return isUnchanged(answer) ? { says: 'unchanged', answer } : { says: 'unknown' };
  } catch {
    history.count('unanswered');
    if (patience_ms === one_try_ms) tell('unanswered');
    return { says: 'unknown' };
  }
}

/** The words of UNAVAILABLE: "nothing was changed". */
function isUnchanged(answer: Answer): boolean {
  try {
    return answer.status === 503 && spoken(answer).reason === 'UNAVAILABLE';
  } catch {
    return false; // Not of the product, but of something in front of it.
  }
}
