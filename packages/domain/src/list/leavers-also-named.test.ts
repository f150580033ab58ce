import { describe, expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { directory } from '../../test/list-world.ts';
import { readPasted } from './pasted.ts';
import { readAs } from './read-as.ts';

const today = day('2026-11-26');

/** Name, first day without and the words of the question, of each row. */
const read = (...lines: readonly string[]) => {
  const text = lines.join('\n');
  const pasted = readPasted(text, { today, directory, kind: 'off' });
  return readAs('off', pasted, { today, text, directory }).rows.map(({ values, intent }) =>
    [values.name, values.start_date, intent?.words].filter((one) => one !== undefined).join(' '),
  );
};

describe('a message of leavers loses nobody whom it names', () => {
  it.each([
    ['陈静不走了，朱娜还是28号。', '朱娜 2026-11-29 朱娜还是28号'],
    ['赵超兰不走了，谈好了。郭涛霞还是月底。', '郭涛霞 2026-12-01 郭涛霞还是月底'],
    ['陈静不走了，朱娜改到28号', '朱娜 2026-11-29 朱娜改到28号'],
  ])('B3 of whom it tells a day alone: %s', (text, row) => {
    expect(read(text)).toContain(row);
  });

  it('B3 who comes for somebody', () => {
    expect(read('韩勇不做了，明天起换邹勇 362329199008083116 顶他，叉车司机')).toContain(
      '邹勇 明天起换邹勇 362329199008083116 顶他',
    );
  });

  it('B3 who comes without a number, and takes 换…顶他 for no doubt about who goes', () => {
    const words = '韩勇不做了，明天起换邹勇顶他';

    expect(read(words)).toEqual(['韩勇 2026-11-27', `邹勇 ${words}`]);
  });

  it('B3 whom a quotation names beside who said it, with the day', () => {
    const words = '王建国：赵超兰和郭涛霞28号走';

    expect(read(`「${words}」`, '收到，麻烦刘姐处理')).toEqual([
      `王建国 ${words}`,
      `赵超兰 2026-11-29 ${words}`,
      `郭涛霞 2026-11-29 ${words}`,
    ]);
  });

  it('B3 but takes nobody called by a trade for a name', () => {
    const said = read('「陈班长：赵超兰和郭涛霞月底走，你报一下」', '赵超兰不走了，郭涛霞还是月底。');

    expect(said.map((row) => row.replace(/ .*/, ''))).toEqual(['赵超兰', '郭涛霞']);
  });
});
