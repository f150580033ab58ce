import { wordVerdict } from '@app/contract/words/words';
import { Button } from 'antd';
import { useState } from 'react';
import { importWords } from '../../imports/words/words.ts';
import { useFormat } from '../../platform/format.ts';
import { useLanguage } from '../../platform/language.ts';
import { useText } from '../../platform/text.ts';
import { useCopy } from '../../ui/copy.ts';
import { toast } from '../../ui/toast.tsx';
import type { Change } from './change-query.ts';
import { keptFrom } from './kept-rows.ts';
import { coverTime } from '../moments.ts';
import { gatherReply, type Reply, type ReplyPerson } from './reply.ts';

/** Copies a few lines for whoever sent the list: who is covered from when, and who is not and why. */
export function CopyReply({ change }: { change: Change }) {
  const text = useText(importWords);
  const language = useLanguage();
  const write = useReplyText(change);
  const copyToClipboard = useCopy();
  const [isBusy, setIsBusy] = useState(false);
  const copy = async () => {
    setIsBusy(true);
    const kept = keptFrom(change.policy_change_id).map(({ name, last4, verdicts }) => ({
      name,
      last4,
      why: verdicts.map((verdict) => wordVerdict(language, verdict)).join(' '),
    }));
    try {
      await copyToClipboard(write(await gatherReply(change, kept)), text('replyCopied'));
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

/** How a reply is written in the page's language. */
function useReplyText(change: Change): (reply: Reply) => string {
  const text = useText(importWords);
  const { formatTime } = useFormat();
  const time = formatTime(coverTime(change));
  const nameOf = ({ name, last4 }: ReplyPerson) => text('replyPerson', { name, last4 });
  return ({ covered, isOpen, names, not }) => {
    const shown = not.slice(0, shown_max);
    return [
      covered > 0 ? text(isOpen ? 'replyWhenIssued' : 'replyCovered', { count: covered, time }) : '',
      names.map(nameOf).join(text('listSeparator')),
      not.length > 0 ? text('replyNot', { count: not.length }) : '',
      ...shown.map((person) =>
        person.why === '' ? nameOf(person) : text('replyWhy', { person: nameOf(person), why: person.why }),
      ),
      not.length > shown_max ? text('replyMore', { count: not.length - shown_max }) : '',
    ]
      .filter((line) => line !== '')
      .join('\n');
  };
}

const shown_max = 50;
