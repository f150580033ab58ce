import { hanSyllables } from '../build/han-pinyin.ts';
import { day } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import { createDirectory } from '@app/domain/roster/directory';
import type { RosterContext } from '@app/domain/roster/roster';
import { readingsFrom } from '../src/platform/readings.ts';
import { judgingBy } from '../src/policy-changes/kinds/add/sheet/judging.tsx';
import { addSheet } from '../src/policy-changes/kinds/add/sheet/sheet.ts';
import { chinese as addChinese } from '../src/policy-changes/kinds/add/words/zh.ts';
import { english as addEnglish } from '../src/policy-changes/kinds/add/words/en.ts';
import type { Judging, Wording } from '../src/roster/sheet.ts';
import { pasteBlock, writeCells } from '../src/roster/store/edits.ts';
import type { Block } from '../src/roster/grid/paste.ts';
import type { EntryField } from '../src/roster/store/roster-row.ts';
import { createRosterStore, type RosterStore } from '../src/roster/store/roster-store.ts';
import { createColumnChoice } from '../src/roster/store/shown-columns.ts';
import { english } from '../src/roster/words/en.ts';
import { chinese } from '../src/roster/words/zh.ts';

// A small world for the tests of the roster: two work companies, four work types, one policy.

export const persons = {
  wang: '110101199003070011',
  li: '320506198802290123',
  zhao: '440306199507151025',
  child: '510107201208152013',
};

export const directory = createDirectory(
  [
    { id: 1, name: '苏州精工电子有限公司', status: 10, occupation_codes: ['MFG03', 'MFG04'] },
    { id: 2, name: '宁波港务(集团)', status: 20, occupation_codes: [] },
  ],
  [
    { id: 11, code: 'MFG03', name: '包装工', name_en: 'Packer', category: '2', aliases: ['包装', '打包工'] },
    {
      id: 12,
      code: 'MFG04',
      name: '流水线装配工',
      name_en: 'Line assembler',
      category: '3',
      aliases: ['普工', 'SMT'],
    },
    {
      id: 13,
      code: 'LOG01',
      name: '装卸工',
      name_en: 'Stevedore',
      industry: '物流快递 Logistics, courier',
      category: '5',
      aliases: ['普工', '包装工'],
    },
    { id: 14, code: 'CON09', name: '爆破工', name_en: 'Blaster', category: 'R', aliases: [] },
  ],
);

const readings = readingsFrom(hanSyllables());

export const judging = (start?: string): Judging =>
  judgingBy({ directory, readings, context: contextOf(start) });

export const contextOf = (start = '2026-12-02'): RosterContext => ({
  now: new Date('2026-11-30T02:00:00Z'),
  start_date: day(start),
  policy: { from: day('2026-12-01'), to: day('2026-12-31') },
  covered: () => [],
  workCompanies: new Map([
    [1, { status: 10, occupation_ids: new Set([11, 12]) }],
    [2, { status: 20, occupation_ids: new Set<number>() }],
  ]),
  occupations: new Map(directory.occupations.map(({ id, category }) => [id, { series: 'EL', category }])),
  terms: {
    price_unit: 'MONTH_NATURAL',
    series: 'EL',
    class_prices: { '1': fen(3100), '2': fen(3100), '3': fen(4650) },
    age_bands: [
      {
        age_min: 16,
        age_max: 17,
        class_max: 3,
        loading_percent: 100,
        warning: 'MINOR_WORKER',
        over_age: 0,
      },
      { age_min: 18, age_max: 65, class_max: null, loading_percent: 100, warning: null, over_age: 0 },
    ],
    start_rule: { effective_mode: 'NEXT_DAY', cutoff_time: '16:00' },
    future_start_days_max: 60,
  },
});

/** A device that remembers nothing. */
export const forgetful = { getItem: () => null, setItem: () => undefined };

export const createRoster = () => createRosterStore(judging(), createColumnChoice(addSheet, forgetful));

/** Pastes a block from a place and a field on, as the grid does it while all rows are shown. */
export const pasteAt = (roster: RosterStore, at: number, field: EntryField, block: Block) =>
  pasteBlock(
    roster,
    {
      places: roster
        .keys()
        .map((_, place) => place)
        .slice(at),
      fields: roster.columns.fieldsFrom(roster.columns.offered(), field),
    },
    block,
  );

/** Says things in Chinese or English. */
export const wordingIn = (language: 'zh' | 'en'): Wording => ({
  language,
  text: ((key: string) =>
    (language === 'zh' ? { ...chinese, ...addChinese } : { ...english, ...addEnglish })[
      key as 'name'
    ]) as Wording['text'],
});

/** Writes a person who can be insured, but for what the name and the number bring. */
export const write = (roster: RosterStore, at: number, name: string, idcard: string) =>
  writeCells(roster, at, [
    { field: 'name', text: name },
    { field: 'idcard', text: idcard },
    { field: 'work_company', text: '苏州精工电子有限公司' },
    { field: 'occupation', text: '包装工' },
  ]);

/** What is found in the row at a place of the list. */
export const codesAt = (roster: RosterStore, at: number) =>
  roster.view(roster.keys()[at] ?? -1)?.verdicts.map(({ code }) => code);
