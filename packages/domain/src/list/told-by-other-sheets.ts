import type { ListRow, SkippedRow } from './table.ts';

/** 张三改到12.1 on a sheet beside the one on which he stands: nobody has read it for him, so he is asked about. */
export function toldByOtherSheets(
  rows: readonly ListRow[],
  lines: readonly SkippedRow[],
): readonly ListRow[] {
  const notes = lines
    .filter(({ why, text }) => (why === 'note' || why === 'above_heading') && changes.test(text))
    .slice(0, notes_max);
  if (notes.length === 0) return rows;
  return rows.map((row) => {
    const { name = '' } = row.values;
    if (row.intent || Array.from(name).length < 2) return row;
    const note = notes.find(
      ({ text, source_sheet }) => source_sheet !== row.source_sheet && text.includes(name),
    );
    return note === undefined
      ? row
      : { ...row, intent: { kind: 'unclear', of: '', words: note.text.slice(0, words_max).toWellFormed() } };
  });
}

const changes = /[改换不没退停撤]|取消|暂缓|推迟|提前|延|走了|离/u;
const notes_max = 50;
const words_max = 200;
