import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { anEmployer } from '../../../test/changes.ts';
import { typed, upload } from '../../../test/lists.ts';
import { openThrowAwayWorld } from '../../../test/throw-away.ts';
import { dataOf, moment, refusedOf, signedIn, ten_oclock } from '../../../test/world.ts';
import { clearOldOf, sweepOld } from '../../clearing.ts';

// In a database of its own: what is of no enterprise is cleared away for all.
const world = await openThrowAwayWorld();

/** What the sweep and its workers would do now. */
async function clear() {
  const due = await sweepOld(world.platform);
  for (const job of due) await clearOldOf(world.platform, job);
  return due.map(({ enterprise_id }) => enterprise_id);
}

it('S12 B3 keeps a file for a day, and no longer', async () => {
  world.clock.set(ten_oclock);
  const employer = await anEmployer(world);
  const bytes = Buffer.from('姓名,身份证号\n张三,110101199003070011\n');
  const { file_id } = dataOf(await upload(world, employer.token, { name: 'a.csv', bytes }));
  const read = async () =>
    world.call(await signedIn(world, employer), parseList, { policy_id: employer.policyId, file_id });

  world.clock.set(moment('2026-03-11 09:59:59'));
  const early = await clear();
  const stillThere = await read();
  world.clock.set(moment('2026-03-11 10:00:00'));
  const due = await clear();
  const gone = await read();

  expect(early).not.toContain(employer.enterpriseId);
  expect(stillThere.code).toBe(1);
  expect(due).toContain(employer.enterpriseId);
  expect(refusedOf(gone).reason).toBe('FILE_GONE');
  expect(await clear()).not.toContain(employer.enterpriseId);
});

it('S12 B3 keeps a list that nobody touches for ninety days, and no longer', async () => {
  world.clock.set(ten_oclock);
  const employer = await anEmployer(world);
  const { import_job_id } = await typed(world, employer);
  const look = async () => {
    const token = await signedIn(world, employer);
    const { status } = dataOf(await world.call(token, readImport, { import_job_id }));
    const { rows } = dataOf(await world.call(token, readImportRows, { import_job_id }));
    return { status, rows: rows.length };
  };

  world.clock.set(moment('2026-06-08 09:59:59'));
  await clear();
  const before = await look();
  world.clock.set(moment('2026-06-08 10:00:00'));
  await clear();

  expect(before).toEqual({ status: 30, rows: 3 });
  expect(await look()).toEqual({ status: 70, rows: 0 });
});
