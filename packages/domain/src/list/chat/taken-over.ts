import type { Draft } from './draft.ts';
import type { Scene } from './scene.ts';

/** 卢晓东不来了，换他老婆宋丽娟，岗位时间都一样: who comes has what was said of the one whose place is taken. */
export function takeOver(drafts: readonly Draft[], { names }: Scene): void {
  for (const { intent, values, said } of drafts) {
    if (intent?.kind !== 'replace' || intent.of === '') continue;
    const words = `${intent.words} ${values.remark ?? ''}`;
    if (!alike.test(words)) continue;
    const before = names.of(intent.of).findLast(({ values: theirs }) => theirs.idcard !== undefined);
    for (const field of before === undefined ? [] : fieldsIn(words)) {
      const text = before?.values[field] ?? before?.said[field];
      if (text !== undefined && said[field] === undefined) values[field] ??= text;
    }
  }
}

const what = '(?:岗位|工种|职位|时间|日期|班次|单位|公司|其[他它余]|全部|所有)';
const alike = new RegExp(`${what}[^,，。;；\\d]{0,8}(?:一样|不变|照旧|相同|没变)`, 'u');

/** What is the same: all of it where the words do not say what. */
function fieldsIn(words: string): readonly ('work_company' | 'occupation' | 'start_date')[] {
  const [told = ''] =
    new RegExp(`(?:${what}[、和跟与及]?)+[^,，。;；\\d]{0,8}(?:一样|不变|照旧|相同|没变)`, 'u').exec(words) ??
    [];
  if (/其[他它余]|全部|所有/u.test(told)) return ['work_company', 'occupation', 'start_date'];
  return [
    ...(/岗位|工种|职位/u.test(told) ? (['occupation', 'work_company'] as const) : []),
    ...(/单位|公司/u.test(told) ? (['work_company'] as const) : []),
    ...(/时间|日期/u.test(told) ? (['start_date'] as const) : []),
  ];
}
