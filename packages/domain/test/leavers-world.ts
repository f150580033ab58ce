import { day } from '../src/calendar/day.ts';
import { asLeavers } from '../src/list/leavers.ts';
import { readPasted } from '../src/list/pasted.ts';
import type { ListRow } from '../src/list/table.ts';
import { createDirectory } from '../src/roster/directory.ts';
import { workCompanyStatus } from '../src/roster/work-faults.ts';

/** The day on which the messages about leavers are pasted. */
export const today = day('2026-11-26');

export const directory = createDirectory(
  ['昆山华讯电子有限公司', '常州金盛汽车部件有限公司'].map((name, at) => ({
    id: at + 1,
    name,
    status: workCompanyStatus.approved,
    known_as: [],
    occupation_codes: [],
  })),
  [],
);

/** Who is to be taken off by a message. */
export const leaversOf = (text: string): readonly ListRow[] =>
  asLeavers(readPasted(text, { today, directory, kind: 'off' }), { today, text, directory }).rows;
