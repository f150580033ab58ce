import type { Call } from '@app/contract/call';
import { day } from '@app/domain/calendar/day';
import type { send } from '../platform/api.ts';
import { appendRows, edited, type RosterStore, writeRows } from '../roster/roster.tsx';
import { createKeeper } from './keeper.ts';

// A keeper for tests, whose server and timers they hold.

export const aim = { kind: 'add', policy_id: 3, start_date: day('2026-12-02') } as const;

type KeptCall = {
  readonly path: string;
  readonly input: { rows: { row_no: number }[] } & Record<string, unknown>;
  readonly key: string | undefined;
};

/** A keeper whose server and clock the test holds in its hands. */
export function held(roster: RosterStore) {
  const sent: KeptCall[] = [];
  const timers: { run: () => void; after_ms: number }[] = [];
  const answers: (() => unknown)[] = [];
  let version = 0;
  const answer = async (call: Call, input: KeptCall['input'], options: { idempotencyKey?: string }) => {
    sent.push({ path: call.path, input, key: options.idempotencyKey });
    const special = answers.shift();
    if (special) return special();
    version += 1;
    return { import_job_id: 7, version, rows: [], updated_at: `2026-12-01 10:00:0${version}` };
  };
  const keeper = createKeeper(roster, {
    send: answer as unknown as typeof send,
    later(run, after_ms) {
      const timer = { run, after_ms };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), timers.includes(timer) ? 1 : 0);
    },
  });
  const write = (name: string) => appendRows(roster, [{ name, idcard: '110101199003070011' }]);
  const rename = (key: number, name: string) =>
    writeRows(roster, [key], (entry) => edited(entry, { field: 'name', text: name }));
  return { roster, keeper, sent, timers, answers, write, rename };
}

export const fail = (error: Error) => () => {
  throw error;
};
