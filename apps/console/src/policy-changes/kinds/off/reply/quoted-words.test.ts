import { expect, it } from 'vitest';
import { offReplyOfList } from './off-reply.ts';
import { offReplyWriter } from './off-reply-text.ts';

type Words = Parameters<typeof offReplyWriter>[0];

const key = (name: string): string => name;
it.each([
  ['赵波怡 28号离职，吴建兰也走', 'notClearIn'],
  ['产假中', 'notSaidIn'],
  ['不走了，别停她', 'keptAsSaid'],
])('N14 says of the words %s no more than they leave open', (words, said) => {
  const obstacles = [{ code: 'INTENT_STAYS' as const, detail: { words } }];
  const row = { row_no: 1, name: '吴建兰', last4: '', work_company: '', obstacles };
  let seen = '';
  const text = ((name: string) => {
    if (name.endsWith('In') || name === 'keptAsSaid') seen = name;
    return name;
  }) as Words['text'];
  offReplyWriter({ text, replyText: key as Words['replyText'] }, { formatDay: key, formatEnd: key })(
    offReplyOfList({ error_count: 0, list: [] }, [row]),
    {},
  );
  expect(seen).toBe(said);
});
