import { useState } from 'react';
import { useText } from '../../platform/text.ts';
import { useCopy } from '../../ui/copy.ts';
import { toast } from '../../ui/toast.tsx';
import type { Gatherer } from './gather-reply.ts';
import type { WriteReply } from './reply-text.ts';
import { replyWords } from './words/words.ts';

/** To whom a reply goes: to a work company, by its name, or to whoever sent the whole list. */
export type Addressee = { readonly company: string } | 'everybody';

/** A reply as it is read before it is copied. */
type Draft = {
  /** Whom the list names; each can be told of its own people alone. */
  readonly companies: readonly string[];
  readonly to: Addressee;
  readonly words: string;
};

export const isSame = (one: Addressee, other: Addressee): boolean =>
  one === 'everybody' || other === 'everybody' ? one === other : one.company === other.company;

/** Writes replies about a list, one work company after another, and copies what was read. */
export function useReplies<Told>(gather: Gatherer<Told>, write: WriteReply<Told>) {
  const text = useText(replyWords);
  const copyToClipboard = useCopy();
  const [isBusy, setIsBusy] = useState(false);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [copied, setCopied] = useState<readonly Addressee[]>([]);

  const busily = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } catch (error) {
      toast({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
    }
    setIsBusy(false);
  };
  const written = async (to: Addressee): Promise<string> => {
    if (to !== 'everybody') return write(await gather.of(to.company), to);
    const { reply, companies } = await gather.whole();
    return write(reply, { isSplit: companies.length > 1 });
  };

  return {
    draft,
    isBusy,
    isCopied: (to: Addressee) => copied.some((one) => isSame(one, to)),
    /** Where people of several companies stand on the list, the first of them comes first: none reads the names of another. */
    begin: () =>
      busily(async () => {
        const { reply, companies } = await gather.whole();
        const [first = ''] = companies;
        const to: Addressee = companies.length > 1 ? { company: first } : 'everybody';
        const words = to === 'everybody' ? write(reply, {}) : await written(to);
        setDraft({ companies: companies.length > 1 ? companies : [], to, words });
        setCopied([]);
      }),
    turnTo: (to: Addressee) =>
      busily(async () => {
        const words = await written(to);
        setDraft((before) => before && { ...before, to, words });
      }),
    /** Copies what was read. What is written otherwise by now is shown again instead. */
    copy: ({ to, words }: Draft, done: string) =>
      busily(async () => {
        const now = await written(to);
        if (now !== words) {
          setDraft((before) => before && { ...before, words: now });
          toast({ kind: 'failed', text: text('replyMoved') });
          return;
        }
        await copyToClipboard(words, done);
        setCopied((before) => [...before, to]);
      }),
  };
}
