import { Button } from 'antd';
import { useState } from 'react';
import { useText } from '../../platform/text.ts';
import { useCopy } from '../../ui/copy.ts';
import { toast } from '../../ui/toast.tsx';
import { gatherReply } from './gather-reply.ts';
import { useReplyText } from './reply-text.ts';
import { replyWords } from './words/words.ts';

/** Copies a few lines for whoever sent the list: who is covered from when until when, and who is not and why. */
export function CopyReply({ policyChangeId }: { policyChangeId: number }) {
  const text = useText(replyWords);
  const write = useReplyText();
  const copyToClipboard = useCopy();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async () => {
    setIsBusy(true);
    try {
      await copyToClipboard(write(await gatherReply(policyChangeId)), text('copied'));
    } catch (error) {
      toast({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
    }
    setIsBusy(false);
  };
  return (
    <Button loading={isBusy} onClick={() => void copy()}>
      {text('copyReply')}
    </Button>
  );
}
