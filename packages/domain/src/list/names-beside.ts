import type { ListRow } from './table.ts';

/**
 * Leavers of a message without what a line with one's number, 丁斌、蔡桂（4114…）、李宇, has of the others: they have rows of their own, so
 * that they are no remark about that one, no other name of theirs, and no question.
 */
export function withoutNamesBeside(rows: readonly ListRow[]): readonly ListRow[] {
  const byLine = Map.groupBy(rows, ({ source_row, source_sheet }) => `${source_row} ${source_sheet}`);
  return rows.map((row): ListRow => {
    const { values, doubts = [], intent, source_row, source_sheet } = row;
    const beside = byLine.get(`${source_row} ${source_sheet}`) ?? [];
    if (values.idcard === undefined || beside.length < 2) return row;
    const others = new Set(beside.flatMap((one) => (one === row ? [] : one.values.name || [])));
    const isOthers = (words: string) => words.split(/[，、\s]+/u).every((one) => others.has(one));
    const { remark = '', ...cells } = values;
    const left = remark.split('，').filter((one) => !others.has(one));
    return {
      ...row,
      values: { ...cells, ...(left.join('') === '' ? {} : { remark: left.join('，') }) },
      ...(row.doubts === undefined
        ? {}
        : { doubts: doubts.filter(({ field, words }) => field !== 'name' || !isOthers(words)) }),
      ...(intent?.kind === 'unclear' && intent.words !== '' && isOthers(intent.words)
        ? { intent: null }
        : {}),
    };
  });
}
