import { useEffect, useState } from 'react';
import type { RosterStore } from '../roster/roster.tsx';
import { createLessons } from './lessons.ts';
import type { Arrival } from './shown-arrival.ts';

/**
 * Takes back what the choice of a heading taught when the reading that it was made for is undone, also once its card is put away, and
 * teaches it again when that is done again.
 *
 * @returns what notes that a reading with such a choice is on its way, and what takes back at once what one taught that was called off
 */
export function useLessons(roster: RosterStore, arrival: Arrival | null) {
  const [lessons] = useState(() => createLessons(roster));
  useEffect(() => {
    if (arrival) lessons.arrived(arrival);
  }, [lessons, arrival]);
  useEffect(() => roster.subscribe(() => lessons.look()), [lessons, roster]);
  return lessons;
}
