import { my } from '@app/contract/customers';
import { Link } from '@tanstack/react-router';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { shellWords } from './words/words.ts';

/** Messages arrive while nobody presses anything. */
const asked_ms = 60_000;

const shown_max = 10;

/** The way to the messages, with how many are unread: none at zero, at most ten by number. */
export function Bell() {
  const text = useText(shellWords);
  const { data } = useQuery({ ...callQuery(my, {}, { quiet: true }), refetchInterval: asked_ms });
  const unread = data?.unread_message ?? 0;

  return (
    <Link
      to="/notice"
      className="tool bell"
      aria-label={unread === 0 ? text('messages') : text('unread', { count: unread })}
    >
      <Icon name="bell" />
      {unread > 0 && <span className="bell-badge">{unread > shown_max ? `${shown_max}+` : unread}</span>}
    </Link>
  );
}
