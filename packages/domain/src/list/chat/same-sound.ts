import { clipped } from '../cell.ts';
import type { Draft } from './draft.ts';
import { words_max } from './scene.ts';
import { soundsOf } from '../words/sounds.ts';

/** 章国栋 3412…, and below 张国栋电话 138…: a mobile of whose name sounds like that of one above is theirs, and the name is asked about. */
export function joinSameSound(drafts: readonly Draft[]): void {
  joinNamed(drafts);
  const bySound = Map.groupBy(
    drafts.filter(({ values }) => values.idcard !== undefined),
    ({ values }) => soundOf(values.name),
  );
  for (const draft of drafts) {
    const { name = '', idcard, mobile } = draft.values;
    if (idcard !== undefined || mobile === undefined || name === '') continue;
    const [only, ...more] = bySound.get(soundOf(name)) ?? [];
    if (only === undefined || more.length > 0 || soundOf(name) === '' || only.values.mobile !== undefined)
      continue;
    only.values.mobile = mobile;
    only.doubts.push({
      field: 'name',
      words: clipped(`${only.values.name} ${name}`, words_max),
      others: [name],
    });
    draft.isMeant = false;
    delete draft.values.mobile;
  }
}

/** Characters that sound alike may have been taken one for the other; '' where nobody knows how they sound. */
const soundOf = (name = ''): string => soundsOf(name)?.join(' ') ?? '';

/** 一个叫张三 in a sentence, and 张三 3205… below it: named twice, and one. */
function joinNamed(drafts: readonly Draft[]): void {
  const numbered = new Map(
    drafts.flatMap((one) => (one.values.idcard === undefined ? [] : [[one.values.name, one] as const])),
  );
  for (const one of drafts) {
    const { values, intent, doubts } = one;
    const same = values.idcard === undefined ? numbered.get(values.name ?? '') : undefined;
    if (same === undefined || intent !== undefined || doubts.length > 0 || values.mobile !== undefined)
      continue;
    if (same.source_row <= one.source_row) continue;
    one.isMeant = false;
    for (const field of ['work_company', 'occupation', 'start_date'] as const) {
      const text = values[field] ?? one.said[field];
      if (text !== undefined && same.values[field] === undefined) same.said[field] ??= text;
    }
  }
}
