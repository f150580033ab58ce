import type { Lesson } from '../aliases/aliases.ts';
import type { RosterStore } from '../roster/roster.tsx';
import type { Reading } from './reading.ts';
import { type Arrival, type Changed, isUndone, stands } from './shown-arrival.ts';

type Learning = Promise<Lesson | undefined>;

/** A reading that somebody chose a heading for, what it did to the rows, and whether that was undone. */
type Step = { readonly changed: readonly Changed[]; readonly lesson: Learning; undone: boolean };

/** What was chosen, and whether a reading was made with it. */
type Asked = {
  readonly lesson: Learning;
  readonly isIn: (reading: Reading) => boolean;
};

/** What the choice of headings taught, by the reading that was made with it: taught again and taken back as that is done and undone. */
export function createLessons(roster: RosterStore) {
  const steps: Step[] = [];
  /** What was chosen and no reading has shown yet: one that is chosen before the next has come is read together with it. */
  const asked: Asked[] = [];
  const seen = new WeakSet<Arrival>();

  /** The list was read anew. A reading that came while another column was being chosen knows nothing of that one. */
  function arrived(arrival: Arrival): void {
    const { anew, reading } = arrival;
    if (seen.has(arrival)) return;
    seen.add(arrival);
    // Of two that came at once only the last is shown.
    if (anew) arrived(anew.from);
    const last = asked.findLastIndex(({ isIn }) => isIn(reading));
    for (const { lesson } of asked.splice(0, last + 1))
      steps.push({ lesson, changed: anew?.changed ?? [], undone: false });
  }

  return {
    arrived,
    /** A heading was chosen; the list is about to be read anew. */
    onLesson(lesson: Learning, isIn: Asked['isIn']): void {
      asked.push({ lesson, isIn });
    },
    /** The rows have changed. */
    look(): void {
      for (const step of steps) {
        const isBack = step.undone ? stands(roster, step.changed, 'after') : isUndone(roster, step.changed);
        if (!isBack) continue;
        step.undone = !step.undone;
        const way = step.undone ? 'takeBack' : 'again';
        void step.lesson.then((lesson) => lesson?.[way]());
      }
    },
    /** The reading was called off: what was chosen for it is taken back at once. */
    callOff(): void {
      for (const { lesson } of asked.splice(0)) void lesson.then((taught) => taught?.takeBack());
    },
  };
}
