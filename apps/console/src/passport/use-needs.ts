import { loginBefore } from '@app/contract/passport';
import { useEffect, useRef, useState } from 'react';
import { send } from '../platform/send.ts';
import { readDevice } from './device.ts';

/** What a sign-in needs under a name, beside name and password. */
export type Needs = {
  /** The name that all this is for. */
  readonly of: string;
  /** For how many seconds no try is let through at all. */
  readonly wait_s: number;
  /** What the browser is to work out; undefined when nothing is asked for. It is good for one try. */
  readonly puzzle: string | undefined;
  /** After how many seconds none is asked for any more. */
  readonly puzzle_wait_s: number;
};

const nothing: Needs = { of: '', wait_s: 0, puzzle: undefined, puzzle_wait_s: 0 };

/** What the next try under a name needs, its seconds counting down, and how to ask for it. */
export function useNeeds(): [needs: Needs, ask: (userName: string) => void] {
  const [needs, setNeeds] = useState(nothing);
  const asked = useRef(0);
  const counts = needs.wait_s > 0 || needs.puzzle_wait_s > 0;

  useEffect(() => {
    if (!counts) return undefined;
    const timer = setInterval(() => setNeeds(aSecondLater), 1_000);
    return () => clearInterval(timer);
  }, [counts]);

  const ask = (userName: string) => {
    const user_name = userName.trim();
    if (user_name === '') return;
    // An earlier question may be about another name, and be answered later.
    const question = (asked.current += 1);
    // Only a hint: without an answer the sign-in itself tells.
    void send(loginBefore, { user_name, device: readDevice() }, { quiet: true }).then(
      ({ wait_s, captcha_id, captcha_wait_s }) => {
        if (question !== asked.current) return;
        setNeeds({ of: user_name, wait_s, puzzle: captcha_id ?? undefined, puzzle_wait_s: captcha_wait_s });
      },
      () => undefined,
    );
  };
  return [needs, ask];
}

function aSecondLater({ of, wait_s, puzzle, puzzle_wait_s }: Needs): Needs {
  const left = Math.max(0, puzzle_wait_s - 1);
  return {
    of,
    wait_s: Math.max(0, wait_s - 1),
    puzzle: left === 0 ? undefined : puzzle,
    puzzle_wait_s: left,
  };
}
