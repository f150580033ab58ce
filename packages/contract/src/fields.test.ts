import { expect, it } from 'vitest';
import { toJSONSchema } from 'zod';
import * as z from 'zod/mini';
import { rowsOf } from './fields.ts';
import { fixRows } from './imports/fix-rows.ts';
import { parseList } from './imports/parse-list.ts';
import { add } from './policy-changes/add-persons.ts';

const row = z.strictObject({ name: z.string() });

it('T29 names the first faults of a list that is wrong in every row, and reads no further', () => {
  let read = 0;
  const counted = z.pipe(
    z.transform((value: unknown) => {
      read += 1;
      return value;
    }),
    row,
  );

  const { error } = rowsOf(counted).safeParse(Array.from({ length: 60_000 }, () => ({})));

  expect(error?.issues[0]?.path).toEqual([0, 'name']);
  expect(error?.issues.length).toBeLessThan(50);
  expect(read).toBeLessThan(50);
});

it('T29 looks at the length of a list before any of its rows', () => {
  expect(rowsOf(row, { rows_max: 2 }).safeParse([1, 2, 3]).error?.issues).toMatchObject([{ path: [] }]);
  expect(rowsOf(row, { rows_min: 1 }).safeParse([]).success).toBe(false);
  expect(rowsOf(row).safeParse('no list').success).toBe(false);
});

it('T29 reads the rows of a list as each row is read', () => {
  const trimmed = rowsOf(z.strictObject({ name: z.string().check(z.trim()) }));

  expect(trimmed.parse([{ name: ' a ' }, { name: 'b' }])).toEqual([{ name: 'a' }, { name: 'b' }]);
});

it('T29 refuses 99,999 empty rows in each call that takes rows', () => {
  const rows = Array.from({ length: 99_999 }, () => ({}));

  for (const [call, input] of [
    [parseList, { policy_id: 1, rows }],
    [fixRows, { import_job_id: 1, version: 1, rows }],
    [add, { policy_id: 1, persons: rows }],
    [add, { policy_id: 1, persons: JSON.stringify(rows) }],
  ] as const)
    expect(call.input.safeParse(input).success).toBe(false);
});

it('T27 asks for a list wherever it asks for rows, and says so in the description of the call', () => {
  const asking = z.strictObject({ rows: z.union([rowsOf(row), z.string()]), left: z.optional(rowsOf(row)) });

  expect(asking.safeParse({}).success).toBe(false);
  expect(asking.safeParse({ rows: [] }).success).toBe(true);
  expect(toJSONSchema(asking, { io: 'input' })).toMatchObject({
    required: ['rows'],
    properties: { rows: { anyOf: [{ type: 'array', items: { required: ['name'] } }, {}] } },
  });
});
