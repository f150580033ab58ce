import { CopyReply } from './copy-reply.tsx';
import { repliesOfChange } from './gather-reply.ts';
import { useReplyText } from './reply-text.ts';

/** Writes what became of a change, for whoever sent its list. */
export const ReplyToSender = ({ policyChangeId }: { policyChangeId: number }) => (
  <CopyReply gather={repliesOfChange(policyChangeId)} write={useReplyText()} />
);
