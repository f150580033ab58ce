import { fixAlike } from '@app/contract/imports/fix-alike';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { expect, it } from 'vitest';
import { anEmployer } from '../../test/changes.ts';
import { typed } from '../../test/lists.ts';
import { dataOf, openWorld, refusedOf } from '../../test/world.ts';

const world = await openWorld();

it('B3 holds no list whose cells are all as long as one may be, and leaves it as it was', async () => {
  const employer = await anEmployer(world);
  const { token } = employer;
  const many = Array.from({ length: 1_050 }, (_, place) => ({
    row_no: place + 1,
    values: { name: 'a', remark: 'a', employee_no: 'a' },
  }));
  const { import_job_id, version } = await typed(world, employer, many);
  const long = 'a'.repeat(2_000);
  const fill = (at: number, field: 'birthday' | 'end_date' | 'name' | 'remark' | 'start_date') =>
    world.call(token, fixAlike, {
      import_job_id,
      version: at,
      field,
      match: field === 'name' || field === 'remark' ? 'a' : '',
      values: { [field]: long },
    });

  const kept = ['birthday', 'end_date', 'name', 'remark'] as const;
  for (const [place, field] of kept.entries()) dataOf(await fill(version + place, field));
  const refused = await fill(version + kept.length, 'start_date');

  expect(refusedOf(refused)).toMatchObject({
    reason: 'LIST_TOO_LONG',
    detail: { characters_max: 10_000_000 },
  });
  const [first] = dataOf(await world.call(token, readImportRows, { import_job_id })).rows;
  expect(first!.values).toMatchObject({ name: long, remark: long });
  expect(first!.values.start_date ?? '').toBe('');
});
