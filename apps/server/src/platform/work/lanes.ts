import { openTurns } from '../turns.ts';

// Calls on lists take turns in two lanes, each with threads of its own. Whatever one user asks for, of whichever of their
// enterprises, is worked on one after the other, so that others find a place in both.

type Asker = { readonly user_id: number; readonly enterprise_id: number };

const each_user_max = 1;

/** More of an enterprise at once would need the place that is left for others. */
const each_enterprise_max = 2;

type Rest = NonNullable<Parameters<typeof openTurns>[0]['rest_ms']>;

export function openLane({ running_max, rest_ms }: { running_max: number; rest_ms: Rest }) {
  const turns = openTurns({ running_max, rest_ms });
  return <Result>({ user_id, enterprise_id }: Asker, work: () => Promise<Result>): Promise<Result> =>
    turns.inTurn(
      [
        { key: `user ${user_id}`, max: each_user_max },
        { key: `enterprise ${enterprise_id}`, max: each_enterprise_max },
      ],
      work,
    );
}

/**
 * A page may ask for some lists at once; who has a longer line rests between two of them: as long as the work took where that is little,
 * since a page of two hundred lists asks of each who stands in it, and longer where each is work.
 */
const usual_line = 2;
const little_ms = 200;
const longest_rest_ms = 1_000;

export const restOf: Rest = ({ line, took_ms }) => {
  if (line <= usual_line) return 0;
  return took_ms <= little_ms ? took_ms : Math.min(4 * took_ms, longest_rest_ms);
};

/** What is read and judged in a moment: some dozens of messages, a hundred rows. */
const short_bytes_max = 16 * 1024;

type Asked = { readonly sendsFile?: true; readonly takesFile?: true };

/** Whether a call may be short, as far as its head and its length tell. */
export const mayBeShort = ({ sendsFile, takesFile }: Asked, body: Uint8Array | undefined): boolean =>
  !sendsFile && !takesFile && (body?.byteLength ?? 0) <= short_bytes_max;
