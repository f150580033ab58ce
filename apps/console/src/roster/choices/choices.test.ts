import { describe, expect, it } from 'vitest';
import { found, nextOpen, onlyMeant } from './choice.ts';
import { choicesAt, choicesOf } from './choices.ts';
import { writeCells } from '../store/edits.ts';
import { createRoster, judging, wordingIn } from '../../../test/roster-world.ts';

/** The choices of a row, with the given work company written in it. */
function choices(field: 'work_company' | 'occupation', work_company = '', language: 'zh' | 'en' = 'zh') {
  const roster = createRoster();
  writeCells(roster, 0, [
    { field: 'name', text: '王伟' },
    { field: 'work_company', text: work_company },
  ]);
  const view = roster.view(roster.keys()[0] ?? -1);
  if (!view) throw new RangeError('the row was not made');
  return choicesOf(roster, field, { entry: view.entry, view }, wordingIn(language));
}

const keysOf = (list: ReturnType<typeof choices>) => list.map(({ key }) => key);

describe('what can be chosen', () => {
  it('stands before what cannot, which says why', () => {
    expect(choices('work_company').map(({ label, closed }) => [label, closed])).toEqual([
      ['苏州精工电子有限公司', null],
      ['宁波港务(集团)', 'WC_PENDING'],
    ]);
  });

  it('is what the work company was approved for, in a class of the plan', () => {
    const closed = choices('occupation', '苏州精工电子有限公司').map((choice) => [choice.key, choice.closed]);
    expect(closed).toEqual([
      ['MFG03', null],
      ['MFG04', null],
      ['LOG01', 'OCC_NOT_ALLOWED'],
      ['CON09', 'OCC_NOT_ALLOWED'],
    ]);
  });

  it('leaves out special work even before a work company is chosen', () => {
    expect(choices('occupation').find(({ key }) => key === 'CON09')?.closed).toBe('OCC_CLASS');
  });
});

describe('a typed text', () => {
  it.each([
    ['包装', ['MFG03', 'LOG01']],
    ['mfg04', ['MFG04']],
    ['assem', ['MFG04']],
    ['ＳＭＴ', ['MFG04']],
    ['普工', ['MFG04', 'LOG01']],
    ['bzg', ['MFG03', 'LOG01']],
    ['zhuangpei', ['MFG04']],
    ['厨师', []],
  ])('B3 finds by name, code, alias, English or pinyin: %s', (typed, keys) => {
    expect(keysOf(found(choices('occupation', '苏州精工电子有限公司'), typed, judging().readings))).toEqual(
      keys,
    );
  });

  it.each([
    ['普工', ['MFG04', 'LOG01', 'MFG03', 'CON09']],
    ['物流', ['LOG01', 'MFG03', 'MFG04', 'CON09']],
    ['焊工', ['MFG03', 'MFG04', 'LOG01', 'CON09']],
    ['包装工', ['MFG03', 'MFG04', 'LOG01', 'CON09']],
  ])(
    'B3 opens the list of a cell that says %s with what holds it by name, alias or industry',
    (words, keys) => {
      const roster = createRoster();
      writeCells(roster, 0, [
        { field: 'name', text: '王伟' },
        { field: 'work_company', text: '苏州精工电子有限公司' },
        { field: 'occupation', text: words },
      ]);
      const opened = choicesAt(roster, { at: 0, field: 'occupation', typed: '' }, wordingIn('zh'));
      expect(opened.map(({ key }) => key)).toEqual(keys);
    },
  );

  it('is taken at once only when it can mean one thing', () => {
    const all = choices('occupation');
    expect(onlyMeant(found(all, 'smt', null), 'smt')).toBe(0);
    expect(onlyMeant(found(all, '普工', null), '普工')).toBe(-1);
    expect(onlyMeant(found(all, '', null), '')).toBe(-1);
  });
});

it('skips what cannot be chosen, and stays where nothing else can', () => {
  const list = found(choices('occupation', '苏州精工电子有限公司'), '', null);
  expect(nextOpen(list, -1, 1)).toBe(0);
  expect(nextOpen(list, 1, 1)).toBe(1);
  expect(nextOpen(list, 1, -1)).toBe(0);
});

it('shows work types in the language of the page, and the Chinese name beside it', () => {
  const [first] = choices('occupation', '苏州精工电子有限公司', 'en');
  expect(first).toMatchObject({ label: 'Packer', hint: '包装工 MFG03', category: '2' });
});
