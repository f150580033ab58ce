import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import type { RosterValues } from '@app/contract/imports/rows';
import type { KeptSource } from '@app/contract/imports/read-source';
import type { ImportDetail } from '@app/contract/imports/read-import';
import type { Day } from '@app/domain/calendar/day';
import type { Sealer } from '../../platform/vault.ts';
import { guardShort } from '../../platform/work/short.ts';

/** A row of a list as it is kept. */
export type KeptRow = {
  readonly row_no: number;
  readonly values: RosterValues;
  readonly source_row: number | null;
  /** The sheet it stood in, of a file with several. */
  readonly source_sheet?: string | undefined;
  /** Set where its row was hidden from view. */
  readonly source_hidden?: 1 | undefined;
  /** The file it was read from, which person of it, and what was read: so that what was done since outlives another reading. */
  readonly origin?:
    | {
        readonly file_id: number;
        readonly key: string;
        readonly values: RosterValues;
        /** What the reading before this one made of it: undo may have brought that back. */
        readonly earlier?: RosterValues | undefined;
      }
    | undefined;
  /** What the insurer said of this person. */
  readonly said: string | null;
  /** The first day that was asked for by whoever sent the list. */
  readonly asked?: Day | undefined;
  /** The draft that holds this row as it stands here; gone as soon as the row is changed. */
  readonly sent?: number | undefined;
  /** Set where the row had an error when it was last judged. */
  readonly fault?: true;
  /** The users who typed or sent the number, by their own; to everybody else it is masked. */
  readonly seen_by?: readonly number[];
  /** Set where the row named a person twice when it was last judged, in a way that only the server could tell. */
  readonly twin?: true;
};

/** A row that comes back with what was done to it when its file is read in the other way again, unless somebody took it out. */
export type PastRow = KeptRow & { readonly removed?: true };

/** A list as it is kept: its rows in their order, and those that are insured now but could still be undone. */
export type Roster = {
  readonly rows: readonly KeptRow[];
  /** Rows of its file that do not stand on it: taken out by somebody, or by the way in which it is read now. */
  readonly past?: readonly PastRow[] | undefined;
  readonly left: readonly { readonly policy_change_id: number; readonly rows: readonly KeptRow[] }[];
};

/** A message, and who pasted it. */
export type PastedBy = KeptSource & { readonly by: number };

/** What was recognised in a file, and what was left out. */
export type Reading = Pick<
  ImportDetail,
  'sheets' | 'sheet' | 'heading_row' | 'columns' | 'counts' | 'hidden_names' | 'skipped'
> & {
  /** Whose file or text it was. */
  readonly by?: number;
  /** The message that the list was pasted as last, and who did. */
  readonly source?: PastedBy | undefined;
  /** Those before it, the oldest first, and how many are kept no more. */
  readonly earlier?: readonly PastedBy[] | undefined;
  readonly gone?: number | undefined;
};

const deflate = promisify(deflateRaw);
const inflate = promisify(inflateRaw);

type Place = 'roster' | 'reading';

/** Seals what names persons into one text that belongs to one list. */
export async function sealText(
  sealer: Sealer,
  content: Roster | Reading,
  place: Place,
  import_job_id: number,
): Promise<Buffer> {
  const packed = await deflate(JSON.stringify(content), { level: 1 });
  return sealer.sealBytes(packed, `${place}:${import_job_id}`);
}

type Opening = { readonly sealer: Sealer };

export const openRoster = async (
  { sealer }: Opening,
  { roster_enc, import_job_id }: { readonly roster_enc: Buffer | null; readonly import_job_id: number },
): Promise<Roster> =>
  roster_enc === null
    ? { rows: [], left: [] }
    : ((await opened(sealer, roster_enc, `roster:${import_job_id}`)) as Roster);

export const openReading = async (
  { sealer }: Opening,
  { reading_enc, import_job_id }: { readonly reading_enc: Buffer | null; readonly import_job_id: number },
): Promise<Reading> =>
  reading_enc === null
    ? nothingRead
    : ((await opened(sealer, reading_enc, `reading:${import_job_id}`)) as Reading);

/** What a row of a list takes at least, packed and sealed. */
const row_bytes_min = 40;

async function opened(sealer: Sealer, sealed: Buffer, place: string): Promise<unknown> {
  guardShort(sealed.byteLength / row_bytes_min);
  return JSON.parse((await inflate(sealer.openBytes(sealed, place))).toString());
}

const nothingRead: Reading = {
  sheets: [],
  sheet: null,
  heading_row: null,
  columns: [],
  counts: { in: 0, accepted: 0, skipped: 0, hidden: 0 },
  skipped: [],
};
