import { useEffect, useEffectEvent, useRef } from 'react';
import type { Lesson } from '../aliases/aliases.ts';
import type { RosterEntry, RosterStore } from '../roster/roster.tsx';
import { type Changed, changedBy, isUndone, stands } from './shown-arrival.ts';
import type { Arrival } from './use-ways-in.ts';

type Learning = Promise<Lesson | undefined>;

/** A reading that somebody chose a heading for, what it did to the rows, and whether that was undone. */
type Step = { readonly changed: readonly Changed[]; readonly lesson: Learning; undone: boolean };

/**
 * Takes back what the choice of a heading taught when the reading that it was made for is undone, also once its card is put away, and
 * teaches it again when that is done again.
 *
 * @returns what notes that a reading with such a choice is on its way, and what takes back at once what one taught that was called off
 */
export function useLessons(roster: RosterStore, arrival: Arrival | null) {
  const steps = useRef<Step[]>([]);
  /** What was chosen since the last reading came: one that is chosen before the next has come is read together with it. */
  const asked = useRef<{ readonly lesson: Learning; readonly before: readonly RosterEntry[] }[]>([]);

  const arrived = useEffectEvent(() => {
    if (!arrival) return;
    for (const { lesson, before } of asked.current.splice(0))
      steps.current.push({ lesson, changed: changedBy(roster, before), undone: false });
  });
  useEffect(() => arrived(), [arrival]);

  useEffect(
    () =>
      roster.subscribe(() => {
        for (const step of steps.current) {
          const isBack = step.undone ? stands(roster, step.changed, 'after') : isUndone(roster, step.changed);
          if (!isBack) continue;
          step.undone = !step.undone;
          const way = step.undone ? 'takeBack' : 'again';
          void step.lesson.then((lesson) => lesson?.[way]());
        }
      }),
    [roster],
  );

  return {
    onLesson(lesson: Learning): void {
      asked.current.push({ lesson, before: roster.entries() });
    },
    callOff(): void {
      for (const { lesson } of asked.current.splice(0)) void lesson.then((taught) => taught?.takeBack());
    },
  };
}
