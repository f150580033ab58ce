import { listNotices as call } from '@app/contract/customers';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import { answer } from '../platform/answer.ts';
import { flagOf } from '../platform/flag.ts';
import { findNotices } from './queries.ts';

export const listNotices = answer(call, async ({ tx, now }) =>
  (await findNotices(tx, now)).map(({ notice_id, title, content, popup, created_at }) => ({
    notice_id,
    title,
    content,
    popup: flagOf(popup === 1),
    create_time: shanghaiTime(created_at),
  })),
);
