import { expect, it } from 'vitest';
import { createRoster } from '../../../test/roster-world.ts';
import { appendRows } from './edits.ts';

const written = (roster: ReturnType<typeof createRoster>) =>
  roster.openText.writtenInto(roster.entries(), roster.nextKey());

it('N17 counts what stands in an open cell as written, without touching the list', () => {
  const roster = createRoster();
  const [key = 0] = appendRows(roster, [{ name: '王伟' }]);
  const revision = roster.revision();

  roster.openText.hold({ key, field: 'idcard', text: '3205831990' });

  expect(written(roster)).toMatchObject([{ name: '王伟', idcard: '3205831990' }]);
  expect(written(roster)[0]).toBe(written(roster)[0]);
  expect([roster.entryOf(key)?.idcard, roster.revision()]).toEqual(['', revision]);

  roster.openText.hold(undefined);
  expect(written(roster)).toEqual(roster.entries());
});

it('N17 counts the first word of a new row, under the number that the row will have', () => {
  const roster = createRoster();
  roster.openText.hold({ key: roster.nextKey(), field: 'name', text: '李' });
  const [row] = written(roster);
  expect(row).toMatchObject({ key: roster.nextKey(), name: '李' });
  expect(written(roster)[0]).toBe(row);

  appendRows(roster, [{ name: '李' }]);
  expect(written(roster)).toEqual(roster.entries());
});
