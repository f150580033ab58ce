import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { numRuns } from '../../test/runs.ts';
import { compareRoster, type CoveredWorker, type ListedWorker } from './compare.ts';

const [here, there] = [1, 2];

const row = (row_no: number, key: string | null, name: string, at: number | null = here): ListedWorker => ({
  row_no,
  key,
  name,
  work_company_id: at,
});
const cover = (id: number, key: string, name: string, at = here, is_leaving = false): CoveredWorker => ({
  policy_person_id: id,
  key,
  name,
  work_company_id: at,
  has_begun: true,
  is_leaving,
});
/** A cover that begins later, or that the insurer has not bound. */
const later = (...of: Parameters<typeof cover>): CoveredWorker => ({ ...cover(...of), has_begun: false });
const compared = (rows: readonly ListedWorker[], covers: readonly CoveredWorker[], companies = [here]) => {
  const found = compareRoster(rows, covers, new Set(companies));
  const ofRows = (those: typeof found.later) => those.map((one) => [one.row_no, one.cover.policy_person_id]);
  const numbers = (those: typeof found.unlisted) => those.map(({ policy_person_id }) => policy_person_id);
  return {
    ...found,
    elsewhere: ofRows(found.elsewhere),
    later: ofRows(found.later),
    unlisted: numbers(found.unlisted),
    unlisted_later: numbers(found.unlisted_later),
  };
};
const nobody = {
  covered: [],
  named: [],
  elsewhere: [],
  later: [],
  missing: [],
  unclear: [],
  unlisted: [],
  unlisted_later: [],
};

describe('a list of who works somewhere', () => {
  it('N3 B3 parts the covered, those whom nobody covers, and the covered whom it leaves out', () => {
    const rows = [row(1, 'A', '张三'), row(2, 'B', '李四')];
    const covers = [cover(11, 'A', '张三'), cover(12, 'C', '王五')];
    expect(compared(rows, covers)).toEqual({ ...nobody, covered: [1], missing: [2], unlisted: [12] });
  });

  it('N3 B3 tells who is covered at another work company, and takes a row that names none to mean any', () => {
    const covers = [cover(11, 'A', '张三', there), cover(12, 'B', '李四', there)];
    expect(compared([row(1, 'A', '张三'), row(2, 'B', '李四', null)], covers)).toEqual({
      ...nobody,
      elsewhere: [[1, 11]],
      covered: [2],
    });
  });

  it('N3 B3 leaves nobody out who may be meant by a mistyped number or none', () => {
    const covers = [cover(11, 'A', '张三'), cover(12, 'B', '李 四')];
    expect(compared([row(1, 'X', '张三'), row(2, null, '李四'), row(3, null, '赵六')], covers)).toEqual({
      ...nobody,
      named: [2],
      unclear: [
        { row_no: 1, why: 'name' },
        { row_no: 3, why: 'number' },
      ],
    });
  });

  it('N3 B3 takes a row without a number for the one who is so called there, and asks where two could be meant', () => {
    const covers = [
      cover(11, 'A', '张三'),
      cover(12, 'B', '李四'),
      cover(13, 'C', '李四'),
      cover(14, 'D', '王五'),
    ];
    const rows = [row(1, null, '张三'), row(2, null, '李四'), row(3, null, '王五'), row(4, null, '王五')];
    expect(compared(rows, covers)).toEqual({
      ...nobody,
      named: [1],
      unclear: [2, 3, 4].map((row_no) => ({ row_no, why: 'number' })),
    });
  });

  it('N3 B3 asks about a number that covers somebody of another name', () => {
    expect(compared([row(1, 'A', '张三')], [cover(11, 'A', '李四')])).toEqual({
      ...nobody,
      unclear: [{ row_no: 1, why: 'name' }],
    });
  });

  it('N3 B3 asks about who works there and is being taken off, and takes nobody off twice', () => {
    const covers = [cover(11, 'A', '张三', here, true), cover(12, 'B', '李四', here, true)];
    expect(compared([row(1, 'A', '张三')], covers)).toEqual({
      ...nobody,
      unclear: [{ row_no: 1, why: 'leaving' }],
    });
  });

  it('N3 B3 does not say of whoever moves tomorrow, and is covered until then, that they are not covered yet', () => {
    const covers = [cover(11, 'A', '张三', here, true), later(12, 'A', '张三', there)];
    expect(compared([row(1, 'A', '张三')], covers)).toMatchObject({
      later: [],
      unclear: [{ row_no: 1, why: 'leaving' }],
    });
    expect(compared([row(1, 'A', '张三', there)], covers, [there])).toMatchObject({
      later: [],
      unclear: [{ row_no: 1, why: 'leaving' }],
    });
  });

  it('N3 B3 takes nobody to be covered whose cover has not begun, and leaves out nobody who begins later', () => {
    const covers = [
      later(11, 'A', '张三'),
      later(12, 'B', '李四', there),
      later(13, 'C', '王五'),
      later(14, 'D', '赵六'),
      later(15, 'E', '孙七'),
    ];
    const rows = [row(1, 'A', '张三'), row(2, 'B', '李四'), row(3, null, '王五'), row(4, 'X', '赵六')];
    expect(compared(rows, covers)).toEqual({
      ...nobody,
      later: [
        [1, 11],
        [2, 12],
      ],
      unclear: [
        { row_no: 3, why: 'number' },
        { row_no: 4, why: 'name' },
      ],
      unlisted_later: [15],
    });
  });

  it('N3 B3 goes by the cover that runs where another of the person begins later', () => {
    const covers = [
      later(11, 'A', '张三'),
      cover(12, 'A', '张三'),
      later(13, 'B', '李四'),
      cover(14, 'B', '李四', there),
    ];
    expect(compared([row(1, 'A', '张三'), row(2, 'B', '李四')], covers)).toEqual({
      ...nobody,
      covered: [1],
      // The cover that runs is of another company, and the work here is not covered yet.
      later: [[2, 13]],
    });
  });

  it('N3 B3 says nothing of other work companies than those that the list names', () => {
    expect(compared([], [cover(11, 'A', '张三', there)])).toEqual(nobody);
    // Of the same name at another company: another person.
    expect(compared([row(1, 'X', '张三')], [cover(11, 'A', '张三', there)])).toEqual({
      ...nobody,
      missing: [1],
    });
  });
});

describe('any list', () => {
  const key = fc.constantFrom('A', 'B', 'C', 'D', 'E');
  const name = fc.constantFrom('张三', '李四', '王五', '张 三', '', '?');
  const knownName = fc.constantFrom('张三', '李四', '王五', '张 三');
  const place = fc.constantFrom(here, there, 3);
  const rows = fc
    .array(fc.tuple(fc.option(key), name, fc.option(place)), { maxLength: 8 })
    .map((list) => list.map(([own, called, at], index) => row(index + 1, own, called, at)));
  const covers = fc
    .array(fc.tuple(key, knownName, place, fc.boolean(), fc.boolean()), { maxLength: 8 })
    .map((list) =>
      list.map(([own, called, at, leaves, begun], index) =>
        (begun ? cover : later)(index + 1, own, called, at, leaves),
      ),
    );

  it('N3 B3 puts each row into one group, and leaves out only whose number and name are on no row', () => {
    fc.assert(
      fc.property(rows, covers, (listed, covered) => {
        const found = compareRoster(listed, covered, new Set([here, there]));
        const placed = [
          ...found.covered,
          ...found.missing,
          ...found.named,
          ...[...found.elsewhere, ...found.later, ...found.unclear].map(({ row_no }) => row_no),
        ];
        expect(placed.toSorted((a, b) => a - b)).toEqual(listed.map(({ row_no }) => row_no));
        for (const one of found.unlisted) {
          expect(one).toMatchObject({ is_leaving: false, has_begun: true });
          expect(listed.map((row) => row.key)).not.toContain(one.key);
          expect(listed.map((row) => row.name)).not.toContain(one.name);
        }
      }),
      { numRuns },
    );
  });

  it('N3 B3 finds nobody missing and nobody left out where the list is that of the covered', () => {
    fc.assert(
      fc.property(covers, (covered) => {
        const listed = covered.map((one) =>
          row(one.policy_person_id, one.key, one.name, one.work_company_id),
        );
        const found = compareRoster(listed, covered, new Set([here, there, 3]));
        expect([found.missing, found.unlisted, found.unlisted_later]).toEqual([[], [], []]);
      }),
      { numRuns },
    );
  });
});
