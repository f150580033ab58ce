import { readFileSync } from 'node:fs';
import { isIP, isIPv4 } from 'node:net';
import { join } from 'node:path';
import * as z from 'zod';

/** A setting that keeps the server from starting; its message says what to do. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const flag = (fallback: boolean) =>
  z
    .enum(['0', '1', 'on', 'off', 'true', 'false', ''], 'must be on or off')
    .default('')
    .transform((text) => (text === '' ? fallback : ['1', 'on', 'true'].includes(text)));

const wholeUpTo = (max: number) =>
  z.coerce
    .number<string>(`must be a whole number`)
    .int()
    .min(0, 'must not be negative')
    .max(max, `must be at most ${max}`);

const whole = (fallback: number, max: number) => wholeUpTo(max).default(fallback);

/** What the web server takes for the address of a proxy. */
function isProxy(text: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', range, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  if (range === undefined || (isIPv4(address) && isIPv4(range))) return true;
  return /^\d+$/.test(range) && Number(range) >= 1 && Number(range) <= (isIPv4(address) ? 32 : 128);
}

/** More than two intervals of a balancer that looks every two seconds. */
const drain_ms = 5_000;

const environment = z.object({
  PORT: whole(8080, 65_535),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('./data'),
  AUDIT_ANCHORS_DIR: z.string().min(1).optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .refine(
      (text) => URL.canParse(text),
      'must read postgres://user:password@host:5432/database, with @ : / # and % of the password written as %40 %3A %2F %23 and %25',
    )
    .optional(),
  DEMO: z.string().optional(),
  BUSINESS_NOW: z.iso
    .datetime({ offset: true, error: 'must be a moment such as 2026-11-21T15:55:00+08:00' })
    .optional(),
  MASTER_KEY: z
    .string()
    .regex(/^[0-9a-f]{64}$/i, 'must be 64 hexadecimal digits (openssl rand -hex 32)')
    .optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'silent'],
      'must be fatal, error, warn, info, debug or silent',
    )
    .optional(),
  DRAIN_MS: wholeUpTo(60_000).optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((one) => one.trim())
        .filter((one) => one !== ''),
    )
    .refine(
      (proxies) => proxies.every(isProxy),
      'must be addresses or networks, by commas, such as 10.0.0.5,10.1.0.0/16',
    ),
  INSURER_STAND_IN_DELAY_MS: whole(3_000, 86_400_000),
  INSURER_STAND_IN_REFUSE_PERCENT: whole(0, 100),
  INSURER_STAND_IN_PART_PERCENT: whole(0, 100),
  INSURER_STAND_IN_FAIL_PERCENT: whole(0, 100),
});

/** What is read from the environment, by name. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads all settings from the environment, in this one place; the README describes each.
 *
 * @throws SettingsError naming every wrong setting and what it must be
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const read = environment.safeParse(present);
  if (!read.success) {
    const faults = read.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new SettingsError(`Wrong settings: ${faults.join('; ')}. See "Settings" in the README.`);
  }
  const settings = read.data;
  const demo = flag(settings.DATABASE_URL === undefined).safeParse(settings.DEMO?.toLowerCase());
  if (!demo.success)
    throw new SettingsError('Wrong settings: DEMO must be on or off. See "Settings" in the README.');
  if (settings.BUSINESS_NOW !== undefined && !demo.data) {
    throw new SettingsError(
      'BUSINESS_NOW moves the clock and is for demo and tests only: unset it, or set DEMO=on.',
    );
  }
  if (settings.DATABASE_URL !== undefined && settings.MASTER_KEY === undefined) {
    throw new SettingsError(
      'DATABASE_URL needs MASTER_KEY beside it: 64 hexadecimal digits (openssl rand -hex 32), kept outside the database.',
    );
  }
  return {
    ...settings,
    DEMO: demo.data,
    // Where someone tries the product, the terminal is for the address and the sign-ins.
    LOG_LEVEL: settings.LOG_LEVEL ?? (demo.data ? 'warn' : 'info'),
    // Only servers that share a database have a balancer in front that could send requests elsewhere meanwhile.
    DRAIN_MS: settings.DRAIN_MS ?? (settings.DATABASE_URL === undefined ? 0 : drain_ms),
    AUDIT_ANCHORS_DIR: settings.AUDIT_ANCHORS_DIR ?? join(settings.DATA_DIR, 'audit-anchors'),
  };
}

/** The product's version, from the manifest. */
export const version = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
