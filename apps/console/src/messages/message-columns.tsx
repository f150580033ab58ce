import { listMessages, markRead } from '@app/contract/messages';
import { my } from '@app/contract/customers';
import { readPolicy } from '@app/contract/policies';
import { readChange } from '@app/contract/policy-changes/read-change';
import { Link } from '@tanstack/react-router';
import type { z } from 'zod/mini';
import { useCall } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import type { ListColumn } from '../ui/list-table.tsx';
import { useServerNow } from '../ui/server-now.ts';
import { StateMark } from '../ui/state-mark.tsx';
import { messageWords } from './words/words.ts';

export type Message = z.output<typeof listMessages.output>['data'][number];

/** What the list says of each message: what it is, when it came, and whether it was read. */
export function useMessageColumns(): readonly ListColumn<Message>[] {
  const text = useText(messageWords);
  return [
    {
      key: 'message',
      title: text('message'),
      heading: true,
      cell: (message) => <What message={message} />,
    },
    {
      key: 'kind',
      title: text('kind'),
      cell: ({ level }) => <StateMark kind={kinds[level]}>{text(level)}</StateMark>,
    },
    {
      key: 'read',
      title: text('read'),
      cell: ({ is_read }) => (
        <StateMark kind={is_read === 1 ? 'quiet' : 'soon'}>
          {text(is_read === 1 ? 'isRead' : 'isUnread')}
        </StateMark>
      ),
    },
    { key: 'time', title: text('time'), cell: ({ create_time }) => <When time={create_time} /> },
  ];
}

/** How long ago; exactly when, where the pointer rests. */
function When({ time }: { time: string }) {
  const { formatAgo, formatTime } = useFormat();
  const now = useServerNow();
  return <span title={formatTime(time)}>{now === undefined ? formatTime(time) : formatAgo(time, now)}</span>;
}

const kinds = { info: 'covered', warning: 'needs', danger: 'refused' } as const;

/** The message itself; its title leads to what it is about, and whoever goes there has read it. */
function What({
  message: { message_id, title, content, policy_change_id, policy_id, is_read },
}: {
  message: Message;
}) {
  const mayRead = useMay(readChange);
  const read = useCall(markRead, { stales: [listMessages, my], quiet: true });
  const mayPolicy = useMay(readPolicy);
  const readIt = () => {
    if (is_read === 0) read.mutate({ message_ids: [message_id] });
  };
  const name = is_read === 1 ? <span>{title}</span> : <strong>{title}</strong>;
  return (
    <>
      {mayRead && policy_change_id !== null ? (
        <Link to="/policy/record-detail" search={{ policy_change_id }} onClick={readIt}>
          {name}
        </Link>
      ) : mayPolicy && policy_id !== null ? (
        <Link to="/policy/detail" search={{ policy_id }} onClick={readIt}>
          {name}
        </Link>
      ) : (
        name
      )}
      <span className="list-under message-content">{content}</span>
    </>
  );
}
