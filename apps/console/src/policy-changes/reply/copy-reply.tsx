import { Button } from 'antd';
import { useId, useState } from 'react';
import { useText } from '../../platform/text.ts';
import { useCopy } from '../../ui/copy.ts';
import { toast } from '../../ui/toast.tsx';
import type { Gatherer } from './gather-reply.ts';
import type { WriteReply } from './reply-text.ts';
import { replyWords } from './words/words.ts';
import './copy-reply.css';

/**
 * Copies a few lines for whoever sent the list: who is covered from when until when, and who is not and why. The first press copies the
 * whole. Where people of several work companies stand on it, each company can be written to alone as well: none reads the names of another.
 */
export function CopyReply<Told>({ gather, write }: { gather: Gatherer<Told>; write: WriteReply<Told> }) {
  const text = useText(replyWords);
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
  const copyWhole = async () => {
    const { reply, companies: named } = await gather.whole();
    const isSplit = named.length > 1;
    await copyToClipboard(write(reply, { isSplit }), text(isSplit ? 'copiedAll' : 'copied'));
    setCompanies(isSplit ? named : []);
  };
  const nameOf = (company: string) => company || text('noCompany');
  const copyFor = async (company: string) =>
    copyToClipboard(
      write(await gather.of(company), { company }),
      text('copiedFor', { company: nameOf(company) }),
    );

  return (
    <>
      <Button loading={isBusy} onClick={() => void busily(copyWhole)}>
        {text('copyReply')}
      </Button>
      {companies.length > 0 && (
        <fieldset className="copy-replies" aria-labelledby={id}>
          <p id={id}>{text('chooseCompany')}</p>
          {companies.map((company) => (
            <Button key={company} disabled={isBusy} onClick={() => void busily(() => copyFor(company))}>
              {nameOf(company)}
            </Button>
          ))}
        </fieldset>
      )}
    </>
  );
}
