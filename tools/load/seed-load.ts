// npm run seed:load: fills an installation of its own with 2,000 enterprises and 1,000,000 covered persons.
import { addDays, calendarMonth } from '@app/domain/calendar/day';
import { atTime, shanghaiDay } from '@app/domain/calendar/shanghai';
import { systemClock, standingClock } from '../../apps/server/src/platform/clock.ts';
import { openDatabase } from '../../apps/server/src/platform/database/open-database.ts';
import { openGate } from '../../apps/server/src/platform/gate.ts';
import { openJobs } from '../../apps/server/src/platform/jobs.ts';
import { openVault } from '../../apps/server/src/platform/vault.ts';
import { sealingKeyFrom } from '../../apps/server/src/platform/sealing-key.ts';
import { readSettings } from '../../apps/server/src/platform/settings.ts';
import { openStore } from '../../apps/server/src/store.ts';
import { fillEnterprise, isFilled, loadPassword } from './enterprise.ts';
import { sizesOf } from './sizes.ts';

const [enterprises, persons] = [wholeOf(process.argv[2], 2000), wholeOf(process.argv[3], 1_000_000)];
const ends: (() => Promise<unknown>)[] = [];

async function seedLoad(): Promise<void> {
  const settings = { ...readSettings({ DATA_DIR: './data-load', ...process.env }), DEMO: false };
  const store = await openStore({
    settings,
    clock: systemClock,
    say: console.error,
    later: (_, end) => ends.push(end),
  });
  const database = openDatabase(store.operatorUrl, { sealingKey: sealingKeyFrom(store.masterKey) });
  ends.push(database.close);
  const jobs = openJobs(store.operatorUrl, (error) => console.error(error.message));
  await jobs.start();
  ends.push(jobs.stop);
  const month = calendarMonth(shanghaiDay(systemClock.now()));
  const clock = standingClock(atTime(addDays(month.from, -3), '10:00'));
  const platform = { database, gate: openGate(database), vault: openVault(store.masterKey), jobs, clock };

  const sizes = sizesOf(enterprises, persons);
  const queue = sizes.map((count, at) => ({ count, number: at + 1 }));
  let done = 0;
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      if (!(await isFilled(platform, next.number))) await fillEnterprise(platform, { ...next, month });
      done += next.count;
      if (next.number % 20 === 0 || next.count > 10_000) console.error(`${done} of ${persons} persons`);
    }
  };
  await Promise.all([work(), work(), work()]);
}

function wholeOf(text: string | undefined, fallback: number): number {
  const value = Number(text ?? fallback);
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`${text} is no whole number from 1 on`);
  return value;
}

try {
  await seedLoad();
  console.log(
    `${enterprises} enterprises with ${persons} persons stand ready. Sign in as load_1, password ${loadPassword}.`,
  );
} finally {
  for (const end of ends.toReversed()) await end();
}
