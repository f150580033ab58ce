import { statfs } from 'node:fs/promises';
import { codeOfFailure, isWorthWaitingFor } from '../database/failures.ts';

type Failure = Error & {
  readonly code?: string;
  readonly port?: number;
  readonly address?: string;
  readonly hostname?: string;
  readonly syscall?: string;
  readonly detail?: string;
};

/** PostgreSQL's log grows by files of 16 MB, and it must be able to make the next. */
const free_min_bytes = 20_000_000;

/** What went wrong at the start, in a sentence that says what to do. */
export async function sentenceOf(
  error: Failure,
  env: Readonly<Record<string, string | undefined>>,
): Promise<string> {
  const DATABASE_URL = env.DATABASE_URL || undefined;
  const DATA_DIR = env.DATA_DIR || './data';
  if (error.code === 'EADDRINUSE')
    return `Port ${error.port} on ${error.address} is taken. Stop what uses it, or choose another: PORT=8081 npm start`;
  if (error.code === 'EACCES' && error.port)
    return `Port ${error.port} needs more rights. Choose one above 1023: PORT=8080 npm start`;
  if (error.code === 'EADDRNOTAVAIL' || (error.hostname !== undefined && error.hostname === env.HOST))
    return `HOST=${env.HOST} is no address of this machine (${error.code}). Set HOST to one that it has: 127.0.0.1 for this machine alone, 0.0.0.0 for all.`;
  const refused = DATABASE_URL === undefined ? undefined : refusalOf(DATABASE_URL, error);
  if (refused !== undefined) return refused;
  if (DATABASE_URL !== undefined && isDiskFull(error))
    return 'The disk of the database of DATABASE_URL is full. Free some space on it, and start again.';
  const hasLostDatabase = /terminated|did not start|ended by itself/.test(error.message);
  if (DATABASE_URL === undefined && (isDiskFull(error) || (hasLostDatabase && (await isFull(DATA_DIR)))))
    return `The disk is full that holds the data folder ${DATA_DIR}. Free some space on it (the database begins with about 60 MB), or set DATA_DIR to a folder on another disk, and start again. What is in the folder was kept.`;
  if (DATABASE_URL !== undefined && isWorthWaitingFor(error))
    return `The database of DATABASE_URL does not answer (${codeOfFailure(error)}). Is it running, and is its address right?`;
  return error.message || String(error);
}

/** Why the database of DATABASE_URL does not let the server in, or does not let it prepare anything. */
function refusalOf(url: string, { code = '', message, detail = '', cause }: Failure): string | undefined {
  const { username, pathname } = new URL(url);
  const role = decodeURIComponent(username);
  const database = decodeURIComponent(pathname.slice(1));
  // The driver asks for a password that the address does not hold.
  if (['28P01', '28000'].includes(code) || message.includes('client password must be a string'))
    return `The database of DATABASE_URL does not let the role "${role}" in (${message}). Is the password in DATABASE_URL right, with @ : / # and % written as %40 %3A %2F %23 and %25, and may this role sign in from here?`;
  if (code === '3D000')
    return `There is no database "${database}" where DATABASE_URL leads. Make it (create database "${database}" owner "${role}"), or mend the name at the end of DATABASE_URL.`;
  if (code === '42501' && /permission denied to grant role|ADMIN option/.test(`${message} ${detail}`))
    return `The role "${role}" of DATABASE_URL may not use the common roles of this cluster, which another installation made. As an administrator: grant app_owner, app_gate, app_rw, app_operator, auditor to "${role}" with admin option. Then start again.`;
  if (code === '42501')
    return `The role "${role}" of DATABASE_URL may not prepare the database "${database}" (${message}). It must own the database and be able to create roles; as an administrator: alter role "${role}" createrole; alter database "${database}" owner to "${role}". Then start again.`;
  return cause instanceof Error ? refusalOf(url, cause) : undefined;
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
