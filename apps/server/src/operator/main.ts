import { parseArgs } from 'node:util';
import { systemClock } from '../platform/clock.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { openGate } from '../platform/gate.ts';
import { readMasterKey } from '../platform/start/master-key.ts';
import { findRunningPostgres } from '../platform/postgres/running.ts';
import { sealingKeyFrom } from '../platform/sealing-key.ts';
import { readSettings, SettingsError } from '../platform/settings.ts';
import { openVault } from '../platform/vault.ts';
import { prepareDatabase } from '../prepare.ts';
import { openStore, type Store } from '../store.ts';
import type { Command } from './command.ts';
import { commands } from './commands.ts';
import { OperatorError } from './operator.ts';
import { readTyped } from './typed.ts';

const usage = () =>
  [
    'npm run operator -- <command> --flag value …',
    ...Object.entries(commands).map(
      ([name, { about, flags }]) => `\n  ${name}\n      ${about}\n      ${exampleOf(name, flags)}`,
    ),
  ].join('\n');

const exampleOf = (name: string, flags: Command['flags']) =>
  `npm run operator -- ${name} ${Object.entries(flags)
    .map(([flag, value]) => `--${flag} "${value}"`)
    .join(' ')}`;

async function run(name: string, args: string[]): Promise<string> {
  const command = commands[name];
  if (!command)
    throw new OperatorError(
      `${name === '' ? 'Which command?' : `There is no command ${name}.`}\n\n${usage()}`,
    );
  const flags = readFlags(name, command, args);
  const terminal = { input: process.stdin, output: process.stderr };
  const typed = command.asks === undefined ? '' : await readTyped(command.asks, terminal);
  const settings = readSettings(process.env);
  const running = settings.DATABASE_URL ?? (await findRunningPostgres(settings.DATA_DIR));
  const ended: (() => Promise<unknown>)[] = [];
  try {
    const masterKey = running && readMasterKey(settings, { isDatabaseThere: true });
    const store: Store = masterKey
      ? { ...(await prepareDatabase(running, masterKey, systemClock.now())), masterKey }
      : await openStore({
          settings,
          clock: systemClock,
          say: () => undefined,
          later: (_name, end) => ended.push(end),
        });
    const sealingKey = sealingKeyFrom(store.masterKey);
    const database = openDatabase(store.operatorUrl, { connections_max: 2, sealingKey });
    ended.push(database.close);
    const audit = { auditorUrl: store.auditorUrl, key: sealingKey, folder: settings.AUDIT_ANCHORS_DIR };
    const platform = { database, gate: openGate(database), clock: systemClock };
    return await command.run({ ...platform, vault: openVault(store.masterKey), audit }, flags, typed);
  } finally {
    for (const end of ended.toReversed()) await end();
  }
}

function readFlags(name: string, { flags }: Command, args: string[]): Record<string, string> {
  const options = Object.fromEntries(Object.keys(flags).map((flag) => [flag, { type: 'string' as const }]));
  try {
    const { values } = parseArgs({ args, options, strict: true });
    const missing = Object.keys(flags).filter((flag) => !values[flag]);
    if (missing.length > 0)
      throw new OperatorError(`Missing: ${missing.map((flag) => `--${flag}`).join(', ')}.`);
    return values as Record<string, string>;
  } catch (error) {
    throw new OperatorError(`${(error as Error).message}\n  ${exampleOf(name, flags)}`);
  }
}

/** What the database refused, in the operator's words. */
function sentenceOf(error: Error & { constraint?: string }): string {
  if (error instanceof OperatorError || error instanceof SettingsError) return error.message;
  const known: Record<string, string> = {
    user_names_are_unique: 'This user name is taken.',
    names_are_unique_in_an_enterprise: 'This work company is there already.',
    policy_numbers_are_unique_in_an_enterprise: 'This policy number is there already.',
    a_policy_ends_after_it_starts: 'The policy must end after it starts.',
    a_company_has_a_name: 'The enterprise needs a name.',
    a_notice_says_something: 'The notice needs a title.',
  };
  return known[error.constraint ?? ''] ?? error.message;
}

const [name = '', ...args] = process.argv.slice(2);
try {
  console.log(await run(name, args));
} catch (error) {
  console.error(sentenceOf(error as Error));
  process.exitCode = 1;
}
