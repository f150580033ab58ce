import { createRoster, directory } from '../../../test/roster-world.ts';
import { appendRows } from '../../roster/roster.tsx';
import { day } from '@app/domain/calendar/day';
import { describe, expect, it } from 'vitest';
import { readText } from '../text-list.ts';
import { linesOf } from './lines-of.ts';
import { phrasesOf } from './phrases.ts';
import { tintOf } from './tint.ts';

/** Pastes a text as the page does. */
function pasted(text: string) {
  const roster = createRoster();
  const { reading, persons, sourceRows } = readText(text, {
    kind: 'add',
    today: day('2026-11-30'),
    directory,
  });
  const keys = appendRows(roster, persons);
  roster.cite(keys.map((key, at) => [key, { source_row: sourceRows[at] ?? 0 }]));
  roster.finish();
  const source = { text, line_count: 9, skipped: reading.skipped, keys };
  const tints = () =>
    linesOf(source, roster).map(
      ({ keys: rows, why, use }) => why ?? use ?? (rows.length === 0 ? null : tintOf(rows.map(roster.view))),
    );
  return { roster, reading, keys, source, tints };
}

describe('B3 a message that was pasted', () => {
  it('leads from each line to its rows, and says of those left out why', () => {
    const text = '大家好\r\n王小明 110101199003070011 包装工\n\n李雪 320506198802290123 包装工';
    const { roster, reading, keys, source } = pasted(text);
    const lines = linesOf(source, roster);

    expect(lines.map(({ text: words }) => words)).toEqual(text.split(/\r?\n/));
    expect(lines.map((line) => line.keys)).toEqual([[], [keys[0]], [], [keys[1]]]);
    expect(lines.map(({ why }) => why)).toEqual(
      [1, 2, 3, 4].map((row) => reading.skipped.find(({ source_row }) => source_row === row)?.why ?? null),
    );
  });

  it('leads from the line of a mobile number alone to whose it is', () => {
    const { source, roster, keys } = pasted(
      '王小明 110101199003070011\n13812340678\n李雪 320506198802290123',
    );

    expect(linesOf(source, roster).map((line) => line.keys)).toEqual([[keys[0]], [keys[0]], [keys[1]]]);
  });

  it('is tinted by what became of each line: in rows, asked about, left out, or not understood', () => {
    const { tints, source, roster } = pasted(
      [
        '苏州精工明天进3人',
        '王小明',
        '110101199003070011',
        '李雪 320506198802290123 包装工',
        '赵六 440306199507151020 包装工',
        '谢谢',
      ].join('\n'),
    );
    expect(tints()).toEqual(['facts', 'asked', 'asked', 'read', 'asked', 'note']);
    const odd = linesOf({ ...source, text: `${source.text}\n\nABRA 7` }, roster);
    expect(odd.map(({ use }) => use).slice(-2)).toEqual([null, 'none']);
  });

  it('is tinted by the worst of the rows of a line, whichever of them stands first', () => {
    const { keys, roster, tints } = pasted(
      '苏州精工 包装工\n李雪 320506198802290123，王小明 110101199003070012',
    );
    const [first, second] = keys.map((key) => tintOf([roster.view(key)]));
    expect([first, second, tints()[1]]).toEqual(['read', 'asked', 'asked']);
  });

  it('names each person of a line at that person’s own row, by name and by number however it is cut', () => {
    const line = '王伟强 3205 0619 8802290123、王伟 １１０１０１199003070011 都是包装工';
    const rows = [
      { key: 1, name: '王伟', idcard: '110101199003070011' },
      { key: 2, name: '王伟强', idcard: '320506198802290123' },
    ];
    expect(phrasesOf(line, rows)).toEqual([
      { text: '王伟强', key: 2 },
      { text: ' ', key: null },
      { text: '3205 0619 8802290123', key: 2 },
      { text: '、', key: null },
      { text: '王伟', key: 1 },
      { text: ' ', key: null },
      { text: '１１０１０１199003070011', key: 1 },
      { text: ' 都是包装工', key: null },
    ]);
  });
});
