import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paste } from '../../test/list-world.ts';
import { person, persons, said, way } from '../../test/message-world.ts';
import { numRuns } from '../../test/runs.ts';
import type { ListReading } from './table.ts';

// The laws of reading: nothing vanishes, nothing is taken as the opposite of what was written, and what was chosen between is marked.

const patience = 300_000;

const toldBy = ({ rows, skipped }: ListReading): string => JSON.stringify([rows, skipped]);

const heads = fc.constantFrom(
  '苏州精工明天进人',
  '宁波港务 12月1号 装卸',
  '苏州精工：',
  '新增：',
  '离职：',
  '另外这几个不做了',
  '以下先不买',
  '大家好',
  '',
);
const tails = fc.constantFrom(
  '',
  '都是包装工',
  '以上都是苏州精工的',
  '共3人',
  '谢谢',
  '上面第二个不要了',
  '1号体检没过',
  '有事打 13900001111',
);

describe('the first law: nothing vanishes', () => {
  it(
    'B3 each number and each mobile of a message is in a row, or in words that are told',
    () => {
      fc.assert(
        fc.property(
          heads,
          persons(6),
          way,
          fc.array(said, { minLength: 6, maxLength: 6 }),
          tails,
          (head, all, of, words, tail) => {
            const text = [head, ...all.map((one, at) => `${of(one)}${words[at]}`), tail].join('\n');
            const told = toldBy(paste(text));
            for (const { number, mobile: phone } of all) {
              expect(told).toContain(number);
              if (phone !== '') expect(told).toContain(phone);
            }
            if (tail.includes('13900001111')) expect(told).toContain('13900001111');
          },
        ),
        { numRuns },
      );
    },
    patience,
  );

  it(
    'B3 a swap has both: who comes with the number, and who goes, in the words that were written',
    () => {
      const swaps: readonly ((goes: string, comes: string) => string)[] = [
        (goes, comes) => `${goes}不来了，换成${comes}`,
        (goes, comes) => `${goes} 换 ${comes}`,
        (goes, comes) => `${goes}的位子由${comes} 接`,
        (goes, comes) => `${comes} 顶替${goes}`,
        (goes, comes) => `${comes}，顶替苏州精工的${goes}`,
      ];
      fc.assert(
        fc.property(
          persons(2).filter((all) => all.length === 2),
          fc.constantFrom(...swaps),
          ([goes, comes], of) => {
            const text = of(goes!.name, `${comes!.name} ${comes!.number}`);
            const { rows } = paste(`苏州精工明天\n${text}`);
            const comer = rows.find(({ values }) => values.idcard === comes!.number);
            expect([comer?.values.name, comer?.intent?.kind, comer?.intent?.of]).toEqual([
              comes!.name,
              'replace',
              goes!.name,
            ]);
            expect(rows.find(({ values }) => values.name === goes!.name)?.intent?.kind).toBe('leave');
            for (const { intent } of rows)
              for (const words of (intent?.words ?? '').split('，').filter((one) => one.length > 0))
                expect(text).toContain(words);
          },
        ),
        { numRuns },
      );
    },
    patience,
  );
});

describe('the second law: nothing is taken as the opposite', () => {
  const against = fc.constantFrom(
    ' 不来了',
    '，先别买',
    '（体检没过）',
    '，等通知',
    ' 离职',
    '，他不做了',
    ' 走了',
    '，下周再说',
  );
  it(
    'B3 whoever words are against is never insurable, whatever stands round them',
    () => {
      fc.assert(
        fc.property(heads, persons(5), way, against, fc.nat(4), (head, all, of, words, which) => {
          const at = which % all.length;
          const text = [
            head,
            ...all.map((one, place) => (place === at ? `${of(one)}${words}` : of(one))),
          ].join('\n');
          const { rows } = paste(text);
          const row = rows.find(({ values }) => values.idcard === all[at]!.number);
          expect(row?.intent?.kind).toMatch(/^(?:leave|wait|unclear)$/);
        }),
        { numRuns },
      );
    },
    patience,
  );

  it(
    'B3 whoever stands below a head of leavers is not insurable, and whoever stands above it is not hit by it',
    () => {
      const gone = fc.constantFrom(
        '离职：',
        '下面这几个不做了',
        '另外这几个不做了，保险停掉',
        '【减员】',
        '走的：',
      );
      fc.assert(
        fc.property(
          persons(6).filter((all) => all.length > 2),
          gone,
          way,
          fc.nat(4),
          (all, head, of, cut) => {
            const first = 1 + (cut % (all.length - 2));
            const lines = all.map(of);
            const { rows } = paste(
              ['苏州精工 明天', ...lines.slice(0, first), head, ...lines.slice(first)].join('\n'),
            );
            const kinds = all.map(
              ({ number }) => rows.find(({ values }) => values.idcard === number)?.intent?.kind,
            );
            expect(kinds.slice(first).every((kind) => kind === 'leave' || kind === 'unclear')).toBe(true);
            expect(kinds.slice(0, first).every((kind) => kind !== 'leave')).toBe(true);
          },
        ),
        { numRuns },
      );
    },
    patience,
  );
});

describe('the third law: what was chosen between is marked', () => {
  it.each([
    ['two days', ' 明天或者后天到', 'start_date'],
    ['two days apart', ' 12月1号 12月3号', 'start_date'],
    ['two companies', ' 苏州精工 宁波港务', 'work_company'],
    ['two works', ' 包装工 焊工', 'occupation'],
  ] as const)('B3 %s of one person', (_, words, field) => {
    fc.assert(
      fc.property(person, way, (one, of) => {
        const [row] = paste(`大家好\n${of(one)}${words}`).rows;
        const isMarked = row?.doubts?.some((doubt) => doubt.field === field) ?? false;
        const isOpen =
          row?.values[field] === undefined ||
          !/^\d{4}-\d\d-\d\d$/.test(row.values.start_date ?? '2026-01-01');
        expect(isMarked || isOpen || row?.intent !== undefined).toBe(true);
      }),
      { numRuns },
    );
  });
});
