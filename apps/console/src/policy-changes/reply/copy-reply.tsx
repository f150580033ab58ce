import { Button } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../platform/text.ts';
import { useCopy } from '../../ui/copy.ts';
import { toast } from '../../ui/toast.tsx';
import { gatherReply, gatherReplyFor } from './gather-reply.ts';
import type { Reply } from './reply.ts';
import { useReplyText } from './reply-text.ts';
import { replyWords } from './words/words.ts';
import './copy-reply.css';

/**
 * Copies a few lines for whoever sent the list: who is covered from when until when, and who is not and why. Where people of several work
 * companies stand on it, each company is written to alone: none reads the names of another.
 */
export function CopyReply({ policyChangeId }: { policyChangeId: number }) {
  const text = useText(replyWords);
  const write = useReplyText();
  const copyToClipboard = useCopy();
  const [isBusy, setIsBusy] = useState(false);
  const [companies, setCompanies] = useState<readonly string[]>([]);
  const id = useId();

  const busily = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
    }
    setIsBusy(false);
  };
  const copied = (reply: Reply, said: string) => copyToClipboard(write(reply), said);
  const begin = async () => {
    const gathered = await gatherReply(policyChangeId);
    if (gathered.companies.length > 1) setCompanies(gathered.companies);
    else await copied(gathered.reply, text('copied'));
  };
  const nameOf = (company: string) => company || text('noCompany');
  const copyFor = async (company: string) =>
    copied(await gatherReplyFor(policyChangeId, company), text('copiedFor', { company: nameOf(company) }));

  if (companies.length === 0)
    return (
      <Button loading={isBusy} onClick={() => void busily(begin)}>
        {text('copyReply')}
      </Button>
    );
  return (
    <fieldset className="copy-replies" aria-labelledby={id}>
      <p id={id}>{text('chooseCompany')}</p>
      {companies.map((company) => (
        <Button key={company} disabled={isBusy} onClick={() => void busily(() => copyFor(company))}>
          {nameOf(company)}
        </Button>
      ))}
    </fieldset>
  );
}
