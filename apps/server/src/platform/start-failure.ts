import { statfs } from 'node:fs/promises';

type Failure = Error & { readonly code?: string; readonly port?: number; readonly address?: string };

/** PostgreSQL's log grows by files of 16 MB, and it must be able to make the next. */
const free_min_bytes = 20_000_000;

/** What went wrong at the start, in a sentence that says what to do. */
export async function sentenceOf(
  error: Failure,
  { DATABASE_URL, DATA_DIR = './data' }: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} on ${error.address} is taken. Stop what uses it, or choose another: PORT=8081 npm start`;
  if (error.code === 'EACCES' && error.port)
    return `Port ${error.port} needs more rights. Choose one above 1023: PORT=8080 npm start`;
  if (DATABASE_URL !== undefined && isDiskFull(error))
    return 'The disk of the database of DATABASE_URL is full. Free some space on it, and start again.';
  const hasLostDatabase = /terminated|did not start|ended by itself/.test(error.message);
  if (DATABASE_URL === undefined && (isDiskFull(error) || (hasLostDatabase && (await isFull(DATA_DIR)))))
    return `The disk is full that holds the data folder ${DATA_DIR}. Free some space on it (the database begins with about 60 MB), or set DATA_DIR to a folder on another disk, and start again. What is in the folder was kept.`;
  if (
    DATABASE_URL !== undefined &&
    ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'ETIMEDOUT', '57P03'].includes(error.code ?? '')
  )
    return `The database of DATABASE_URL does not answer (${error.code}). Is it running, and is its address right?`;
  return error.message || String(error);
}

/** As Node says it (ENOSPC), as PostgreSQL answers it (53100), and as its programs write it. */
function isDiskFull(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '' } = error as Failure;
  if (['ENOSPC', 'EDQUOT', '53100'].includes(code)) return true;
  return /No space left on device|Disk quota exceeded/.test(error.message) || isDiskFull(error.cause);
}

/** A PostgreSQL that ran out of space may have said nothing but goodbye. */
async function isFull(folder: string): Promise<boolean> {
  const disk = await statfs(folder).catch(() => undefined);
  return disk !== undefined && disk.bavail * disk.bsize < free_min_bytes;
}
