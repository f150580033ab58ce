import { describe, expect, it } from 'vitest';
import { type Arrival, arrive, close, emptyList, type TabList, tabs_max } from './tab-list.ts';

const at = (key: string, more: Partial<Arrival> = {}): Arrival => {
  const [route = ''] = key.split(' ');
  return { key, route, href: key.replace(' ', '?id='), params: {}, search: {}, stay: 'open', ...more };
};
const none = () => false;
const visit = (list: TabList, ...arrivals: Arrival[]): TabList =>
  arrivals.reduce((before, arrival) => arrive(before, arrival, none), list);
const keys = ({ tabs }: TabList) => tabs.map(({ key }) => key);

describe('L8 a page that is come to', () => {
  it('has one tab a path and record, whatever its filters', () => {
    const list = visit(
      emptyList,
      at('/list'),
      at('/one 7'),
      at('/list', { href: '/list?page=2' }),
      at('/one 8'),
    );

    expect(keys(list)).toEqual(['/list', '/one 7', '/one 8']);
    expect(list.tabs[0]?.href).toBe('/list?page=2');
    expect(list.shown).toBe(list.tabs[2]?.id);
  });

  it('keeps its tab when its record gets a number, and gets another for another record', () => {
    const begun = visit(emptyList, at('/add '));
    const id = begun.shown;

    const saved = visit(begun, at('/add 5', { from: id }));
    expect(saved.tabs).toMatchObject([{ id, key: '/add 5' }]);

    const other = visit(saved, at('/add 6', { from: id }));
    expect(keys(other)).toEqual(['/add 5', '/add 6']);
  });

  it('begins anew only when asked to', () => {
    const list = visit(emptyList, at('/list'), at('/other'), at('/list'));
    expect(list.tabs[0]?.revision).toBe(0);

    expect(visit(list, at('/list', { renew: true })).tabs[0]?.revision).toBe(1);
  });

  it('keeps a record’s name for that record alone', () => {
    const [tab] = visit(emptyList, at('/add ')).tabs;
    const named: TabList = { ...emptyList, tabs: [{ ...tab!, name: 'C7' }], shown: tab!.id };

    expect(visit(named, at('/add ')).tabs[0]?.name).toBe('C7');
    expect(visit(named, at('/add 9', { from: tab!.id })).tabs[0]?.name).toBeUndefined();
  });

  it('leaves nothing of a passing page', () => {
    const list = visit(emptyList, at('/404', { stay: 'passing' }), at('/list'));

    expect(keys(list)).toEqual(['/list']);
  });
});

describe('L8 the eleventh page', () => {
  const full = visit(
    emptyList,
    at('/home', { stay: 'pinned' }),
    ...Array.from({ length: tabs_max - 1 }, (_, number) => at(`/page-${number}`)),
  );

  it('takes the place of the one longest out of sight, never of a pinned one', () => {
    const list = visit(full, at('/page-0'), at('/new'));

    expect(list.tabs).toHaveLength(tabs_max);
    expect(keys(list)).toContain('/home');
    expect(keys(list)).toContain('/page-0');
    expect(keys(list)).not.toContain('/page-1');
  });

  it('never of one with something unsaved', () => {
    const unsaved = full.tabs[1]?.id;
    const list = arrive(full, at('/new'), (id) => id === unsaved);

    expect(keys(list)).toContain('/page-0');
    expect(keys(list)).not.toContain('/page-1');
    expect(arrive(full, at('/new'), () => true).tabs).toHaveLength(tabs_max + 1);
  });
});

describe('L6 closing', () => {
  const list = visit(emptyList, at('/home', { stay: 'pinned' }), at('/a'), at('/b'), at('/a'), at('/c'));

  it('shows the page seen last before', () => {
    const left = close(list, ({ key }) => key === '/c');

    expect(left.tabs.find(({ id }) => id === left.shown)?.key).toBe('/a');
  });

  it('leaves the page in sight alone when another goes', () => {
    expect(close(list, ({ key }) => key === '/a').shown).toBe(list.shown);
  });

  it('leaves the pinned page, also when all are to go', () => {
    const left = close(list, () => true);

    expect(keys(left)).toEqual(['/home']);
    expect(left.shown).toBe(left.tabs[0]?.id);
  });
});
