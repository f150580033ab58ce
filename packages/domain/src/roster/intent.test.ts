import { expect, it } from 'vitest';
import { context, soundRow } from '../../test/roster-world.ts';
import { doubtFields } from './cells.ts';
import { intentKinds, type Told } from './intent.ts';
import { judgeRow } from './roster.ts';

const judge = (told: Told) => judgeRow({ ...soundRow, ...told }, context);

it('B3 insures nobody whom the list names for another reason than to be insured, and says its words', () => {
  for (const kind of intentKinds) {
    const { insurable, premium, verdicts } = judge({ intent: { kind, words: '王经理说的', of: '何磊' } });
    expect({ insurable, premium }).toEqual({ insurable: false, premium: null });
    expect(verdicts).toMatchObject([{ field: 'name', level: 'error', detail: { words: '王经理说的' } }]);
  }
  expect(judge({ intent: null }).insurable).toBe(true);
});

it('B3 keeps back whoever has a cell that was only one way to read it, whichever cell that is', () => {
  for (const field of doubtFields) {
    const { insurable, verdicts } = judge({
      doubts: [{ field, words: '孙 建国', others: ['建国', '孙建'] }],
    });
    const detail = { words: '孙 建国', others: '建国 / 孙建' };
    expect(insurable).toBe(false);
    expect(verdicts).toEqual([{ code: 'DOUBT', level: 'error', field, detail }]);
  }
  expect(judge({ doubts: [] }).insurable).toBe(true);
});
