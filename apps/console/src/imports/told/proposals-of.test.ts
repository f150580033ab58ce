import { bySettled } from '@app/domain/roster/intent';
import { describe, expect, it } from 'vitest';
import { createRoster } from '../../../test/roster-world.ts';
import { appendRows, writeRows } from '../../roster/roster.tsx';
import { proposalsIn, proposalsOf } from './proposals-of.ts';

const told = (name: string, kind: 'leave' | 'replace' | 'wait', words: string, of = '') => ({
  name,
  intent: { kind, words, of },
});

const list = [
  told('王伟', 'leave', '离职：王伟 李娜'),
  { name: '陈静' },
  told('赵敏', 'wait', '赵敏先不要买'),
  told('李娜', 'leave', '离职：王伟 李娜'),
  told('周涛', 'replace', '何磊换成周涛', '何磊'),
];

describe('B3 what a list says beside whom to insure', () => {
  it('is told by kind, with everybody it is about and its words once', () => {
    const roster = createRoster();
    const keys = appendRows(roster, list);
    expect(proposalsOf(roster.entries())).toEqual([
      {
        kind: 'leave',
        of: '',
        words: ['离职：王伟 李娜'],
        rows: [
          { key: keys[0], name: '王伟' },
          { key: keys[3], name: '李娜' },
        ],
      },
      { kind: 'wait', of: '', words: ['赵敏先不要买'], rows: [{ key: keys[2], name: '赵敏' }] },
      { kind: 'replace', of: '何磊', words: ['何磊换成周涛'], rows: [{ key: keys[4], name: '周涛' }] },
    ]);
  });

  it('is told of those who are still to be insured apart from those who leave', () => {
    const roster = createRoster();
    appendRows(roster, list);
    const groups = bySettled(proposalsOf(roster.entries()));
    expect(groups.map(([group, those]) => [group, those.map(({ kind }) => kind)])).toEqual([
      ['open', ['wait', 'replace']],
      ['settled', ['leave']],
    ]);
  });

  it('names nobody as replaced by all where each replaces somebody else', () => {
    const roster = createRoster();
    appendRows(roster, [
      told('周涛', 'replace', '何磊换成周涛', '何磊'),
      told('吴刚', 'replace', '吴刚顶替孙亮', '孙亮'),
    ]);
    expect(proposalsOf(roster.entries())).toMatchObject([
      { of: '', words: ['何磊换成周涛', '吴刚顶替孙亮'] },
    ]);
  });

  it('is read anew when somebody is to be added all the same, and only then', () => {
    const roster = createRoster();
    const keys = appendRows(roster, list);
    const read = () => proposalsIn(roster);
    expect(read()).toBe(read());
    writeRows(roster, keys.slice(0, 1), (entry) => ({ ...entry, intent: null }));
    expect(read()[0]?.rows).toEqual([{ key: keys[3], name: '李娜' }]);
    roster.undo();
    expect(read()[0]?.rows).toHaveLength(2);
  });
});
