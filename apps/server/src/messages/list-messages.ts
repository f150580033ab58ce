import {
  levelOfMessage,
  listMessages as call,
  type MessageCode,
  type Messages,
} from '@app/contract/messages';
import type { Language } from '@app/contract/words/languages';
import { wordMessage } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { pageOf } from '../platform/page.ts';
import { countUnread, listMessageRows } from './queries.ts';

export const listMessages = answer(
  call,
  async ({ tx, input, now, session: { user, enterprise }, language }) => {
    const reader = { user_id: user.id, access: enterprise.access };
    const [{ rows, total }, unread_message] = await Promise.all([
      listMessageRows(tx, reader, { ...input, type: input.type, is_read: input.is_read }),
      countUnread(tx, reader),
    ]);
    const page = rows.map(
      ({ message_id, code, detail, policy_change_id, policy_id, is_read, created_at }) => ({
        message_id,
        type: code as MessageCode,
        level: levelOfMessage[code as MessageCode],
        ...worded(language, code as MessageCode, detail),
        policy_change_id,
        policy_id,
        is_read: flagOf(is_read),
        create_time: shanghaiTime(created_at),
      }),
    );
    return { ...pageOf(input, total, page), unread_message, now: shanghaiTime(now) };
  },
);

const worded = <C extends MessageCode>(language: Language, code: C, detail: string) =>
  wordMessage(language, code, JSON.parse(detail) as Messages[C]);
