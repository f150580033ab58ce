import type { Forecast } from '../../../confirm/forecasts.ts';
import type { RosterEntry } from '../../../../roster/roster.tsx';
import { CopyReply } from '../../../reply/copy-reply.tsx';
import { repliesOfLeavers, repliesOfRemoval } from './gather-off-reply.ts';
import { toldRows } from './told-rows.ts';
import { useOffReplyText } from './off-reply-text.ts';

/** Copies what became of a removal, for whoever said who leaves. */
export const ReplyOfRemoval = ({ policyChangeId }: { policyChangeId: number }) => (
  <CopyReply gather={repliesOfRemoval(policyChangeId)} write={useOffReplyText()} />
);

/** Copies who of a list cannot be taken off, and what to send. */
export const ReplyOfLeavers = ({
  ask,
  entries,
}: {
  ask: () => Promise<Forecast>;
  entries: () => readonly RosterEntry[];
}) => <CopyReply gather={repliesOfLeavers(ask, () => toldRows(entries()))} write={useOffReplyText()} />;
