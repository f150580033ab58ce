import type { Day } from '../calendar/day.ts';
import { withoutCalling } from './chat/called-before.ts';
import { frameOf } from './chat/frame.ts';
import type { ListReading, ListRow } from './table.ts';

/** A line that somebody wrote beside the persons of a list: one of a message, or one over or under a table. */
export type SpokenLine = {
  readonly source_row: number;
  readonly source_sheet: string | undefined;
  readonly text: string;
  readonly quoted: string;
};

/** The lines of a message, or those of a table that are nobody's row. */
export function spokenLines(
  { message_lines, skipped }: ListReading,
  { text = '', today }: { readonly text?: string | undefined; readonly today: Day },
): readonly SpokenLine[] {
  if (message_lines !== null)
    return text.includes('\t')
      ? []
      : frameOf(text, today).map((line) => ({ ...line, source_sheet: undefined }));
  return skipped.flatMap(({ why, source_row, source_sheet, text: written }) => {
    if (!ofTable.test(why)) return [];
    const said = withoutCalling(written.replace(label, '')).trim();
    return [{ source_row, source_sheet, text: said, quoted: said }];
  });
}

const ofTable = /^(?:note|above_heading|total|heads)$/;
const label = /^\s*[(（]?(?:备注|注意?|说明|PS|附注)\s*\d?\s*[:：]\s*/iu;

/** Whether a line stands below a person, on their own sheet. */
export const isBelow = (
  { source_row, source_sheet }: Pick<SpokenLine, 'source_row' | 'source_sheet'>,
  row: ListRow,
): boolean => source_sheet === row.source_sheet && source_row > row.source_row;

/** Where a line or a person stands, to be compared. */
export const placeOf = ({
  source_row,
  source_sheet,
}: {
  readonly source_row: number;
  readonly source_sheet?: string | undefined;
}): string => `${source_sheet ?? ''} ${source_row}`;
