import type { EnterpriseId } from '../database.ts';
import { type Ask, one } from './ask.ts';

type Before = { readonly now: Date; readonly keysBefore: Date; readonly draftsBefore: Date };

/** What the sweep clears away across enterprises, and where it has to look; settled in migrations 0027 and 0030. */
export const clearing = (ask: Ask) => {
  const count = (text: string, before: Date, most: number) => one<number>(ask, text, [before, most]);
  return {
    /** How many sessions that ended before a moment were cleared away. */
    clearSessions: (before: Date, most: number) =>
      count('select gate.clear_sessions($1, $2) as value', before, most),

    clearLoginTries: (before: Date, most: number) =>
      count('select gate.clear_login_tries($1, $2) as value', before, most),

    clearPuzzles: (before: Date, most: number) =>
      count('select gate.clear_puzzles($1, $2) as value', before, most),

    clearDevices: (before: Date, most: number) =>
      count('select gate.clear_devices($1, $2) as value', before, most),

    clearPlaces: (before: Date, most: number) =>
      count('select gate.clear_places($1, $2) as value', before, most),

    /** The enterprises in which something has been kept long enough. */
    enterprisesToClear: ({ now, keysBefore, draftsBefore }: Before, most: number) =>
      ask<{ enterprise_id: EnterpriseId }>('select * from gate.enterprises_to_clear($1, $2, $3, $4)', [
        now,
        keysBefore,
        draftsBefore,
        most,
      ]),
  };
};
