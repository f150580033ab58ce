import { parseList as call } from '@app/contract/imports/parse-list';
import type { ListType } from '@app/domain/changes/kinds';
import { readPasted } from '@app/domain/list/pasted';
import { readAs } from '@app/domain/list/read-as';
import type { z } from 'zod/mini';
import { readHeadings } from '../aliases/aliases.ts';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { Refusal } from '../platform/refusal.ts';
import { guardShortText } from '../platform/work/short.ts';
import { guardQuotas, guardRoom } from '../quotas/quotas.ts';
import { findFile } from './files/file.queries.ts';
import { keepFile } from './files/keep-file.ts';
import { readingOf } from './files/reading.ts';
import { guardUnfinished, guardVersion } from './guard.ts';
import { countBeingRead, insertJob, lockJob, type StoredJob, updateJob } from './queries.ts';
import { readFiles } from './queues.ts';
import { keptAskedStart } from './rows/asked-start.ts';
import { readChoices } from './rows/choices.ts';
import { findingsOf } from './rows/judge.ts';
import { readRows } from './rows/read-rows.ts';
import { standingOrOut, withPast } from './rows/past-rows.ts';
import { atOf, saveRows } from './rows/roster-store.ts';
import { type KeptRow, openRoster, type Reading, type Roster, sealText } from './rows/roster-text.ts';
import { type By, openedRow } from './rows/seen-rows.ts';
import { importStatus } from '@app/domain/list/import-status';
import { stateOf } from './wire.ts';

type Input = z.output<typeof call.input>;

export const parseList = answer(call, async (context) => {
  const { input } = context;
  const ways = [input.file_id, input.text, input.rows].filter((way) => way !== undefined);
  if (ways.length !== 1) throw new Refusal('VALIDATION', { fields: ['file_id', 'text', 'rows'] });
  const isNew = input.import_job_id === undefined;
  if (isNew) await guardRoom(context, { lists: 1 });
  const parsed = await parse(context);
  await guardQuotas(
    context,
    ...(isNew ? (['lists'] as const) : []),
    ...(isLong(input) ? (['file_mb', 'uploads'] as const) : []),
  );
  return parsed;
});

/** A text of more characters is read beside the server, as a file is: a hostile one takes seconds. */
const atOnce_max = 3_000;

/** Lists of one user that are read later, at a time: a reading may take seconds, and asking for one costs nothing. */
const readings_max = 10;

const isLong = ({ text = '' }: Input): boolean => text.length > atOnce_max;

async function parse(context: Context<Input>) {
  const { input, language } = context;
  guardShortText(input.text?.length ?? 0);
  if (input.file_id !== undefined)
    return { ...stateOf(await readLater(context, await chosenFile(context)), language), rows: [] };
  if (isLong(input))
    return { ...stateOf(await readLater(context, await keptText(context)), language), rows: [] };

  const at = await atOf(context);
  const job = await jobFor(context, input.rows ? 'typed' : 'pasted', {});
  const before = await openRoster(at, job);
  const { left } = before;
  const { rows, past, reading } = input.rows
    ? {
        ...withPast(
          before,
          typedRows(input.rows, standingOrOut(before), {
            sealer: at.sealer,
            user_id: context.session.user.id,
            today: context.today,
            import_job_id: job.import_job_id,
          }),
        ),
        reading: null,
      }
    : { ...(await pasted(context, job, left)), past: undefined };
  const saved = await saveRows(at, job, { rows, past, left, by: context.session.user });
  if (reading) {
    const reading_enc = await sealText(at.sealer, reading, 'reading', job.import_job_id);
    await updateJob(at.tx, job.import_job_id, { reading_enc });
  }
  return {
    ...stateOf(saved.job, language),
    rows: findingsOf(job, saved.judgements, language, saved.isTwin),
  };
}

/** What is read later: where it stands, and how it is to be read. */
type Kept = {
  readonly file_id: number;
  readonly file_name: string | null;
  readonly source: 'file' | 'pasted';
  readonly how: object;
};

async function chosenFile({ tx, input }: Context<Input>): Promise<Kept> {
  const file = await findFile(tx, input.file_id!);
  if (!file) throw new Refusal('NOT_FOUND');
  if (file.bytes_enc === null) throw new Refusal('FILE_GONE');
  const { sheet, heading_row, mapping, sheets } = input;
  const choices = sheets?.map(({ taken, ...choice }) => ({
    ...choice,
    ...(taken === undefined ? {} : { taken: taken === 1 }),
  }));
  return {
    file_id: file.file_id,
    file_name: file.name,
    source: 'file',
    how: { sheet, heading_row, mapping, choices },
  };
}

async function keptText(context: Context<Input>): Promise<Kept> {
  const bytes = Buffer.from(context.input.text ?? '');
  const { file_id } = await keepFile(context, { name: 'text', bytes });
  return { file_id, file_name: null, source: 'pasted', how: { pasted: true } };
}

/** Queues the reading of a file; an earlier one of the same list is overtaken by it. */
async function readLater(context: Context<Input>, { file_id, file_name, source, how }: Kept) {
  const { tx, jobs, session } = context;
  const job = await jobFor(context, source, { file_id, file_name, reading_options: JSON.stringify(how) });
  // Turns by user: whoever has others waiting stands behind all who have fewer, whenever they come.
  const after = await countBeingRead(tx, job);
  if (after >= readings_max) throw new Refusal('TOO_MANY_AT_ONCE', { whose: 'user', retry_after_s: 5 });
  const reading = { status: importStatus.reading, reading_no: job.reading_no + 1, rows_read: 0 };
  await updateJob(tx, job.import_job_id, reading);
  await jobs.send(tx, readFiles, { enterprise_id: session.enterprise.id, id: job.import_job_id }, { after });
  return { ...job, ...reading };
}

type Fields = Partial<Pick<StoredJob, 'file_id' | 'file_name' | 'reading_options'>>;

/** The list that gets other rows, locked, or a new one. */
async function jobFor(context: Context<Input>, source: string, fields: Fields): Promise<StoredJob> {
  const { tx, input, session, now } = context;
  const { policy_id } = input;
  await readChoices(tx, policy_id, now);
  const by = { user_id: session.user.id, user_name: session.user.name, updated_at: now };
  const start = input.start_date === undefined ? {} : { start_date: input.start_date };
  if (input.import_job_id === undefined) {
    const status = importStatus.needsFixes;
    const { kind } = input;
    return insertJob(tx, { kind, policy_id, source, status, ...start, ...by, ...fields, created_at: now });
  }
  const job = await lockJob(tx, input.import_job_id);
  if (!job) throw new Refusal('NOT_FOUND');
  await guardUnfinished(tx, job);
  if (input.version !== undefined) guardVersion(job, input.version);
  // A draft is one policy's: a list that moves to another begins a new one.
  const draft = policy_id === job.policy_id ? {} : { policy_change_id: null };
  const changed = {
    policy_id,
    ...draft,
    source,
    failure: null,
    failure_what: null,
    ...start,
    ...by,
    ...fields,
  };
  // What could not be read is a list without rows again, until it gets some.
  const status = job.status === importStatus.unreadable ? importStatus.needsFixes : job.status;
  await updateJob(tx, job.import_job_id, { ...changed, status });
  return { ...job, ...changed, status };
}

/** Rows as they were sent. A row that stood there already may have come back as its sender was shown it, masks and all. */
function typedRows(
  entries: NonNullable<Input['rows']>,
  known: ReturnType<typeof standingOrOut>,
  by: By,
): KeptRow[] {
  return entries.map(({ row_no, values, source_row = null, source_sheet, source_hidden, asked_date }) => {
    const own = known({ row_no, source_row });
    return {
      row_no,
      source_row,
      source_sheet: own ? own.source_sheet : source_sheet,
      source_hidden: own ? own.source_hidden : source_hidden,
      said: null,
      asked: keptAskedStart(own, { values, asked_date }),
      ...openedRow(by, values, own),
    };
  });
}

async function pasted(
  { tx, input, session, today, now }: Context<Input>,
  job: StoredJob,
  left: Roster['left'],
): Promise<{ rows: KeptRow[]; reading: Reading }> {
  const { directory } = await readChoices(tx, input.policy_id, now);
  const { text = '' } = input;
  const kind = job.kind as ListType;
  const read = readPasted(text, { today, directory, kind, headings: await readHeadings(tx) });
  const list = readAs(kind, read, { today, text, directory });
  if (list.rows.length === 0) throw new Refusal('LIST_NOT_FOUND');
  const rows = readRows(list.rows, left, session.user.id);
  return { rows, reading: { ...readingOf(list, []), by: session.user.id } };
}
