import { useId } from 'react';
import { useText } from '../../platform/text.ts';
import type { Gatherer } from './gather-reply.ts';
import type { WriteReply } from './reply-text.ts';
import { type Addressee, isSame, useReplies } from './use-replies.ts';
import { replyWords } from './words/words.ts';
import { Button } from '../../ui/button.tsx';
import './copy-reply.css';

/**
 * Writes a few lines for whoever sent the list: who is covered from when until when, and who is not and why. They are read before they are
 * copied; where people of several work companies stand on the list, each company is written to alone, and the whole comes last.
 */
export function CopyReply<Told>({ gather, write }: { gather: Gatherer<Told>; write: WriteReply<Told> }) {
  const text = useText(replyWords);
  const { draft, isBusy, isCopied, begin, turnTo, copy } = useReplies(gather, write);
  const id = useId();
  const nameOf = (to: Addressee) =>
    to === 'everybody' ? text('wholeList') : to.company || text('noCompany');
  const doneOf = (to: Addressee) => {
    if (draft?.companies.length === 0) return text('copied');
    return to === 'everybody' ? text('copiedAll') : text('copiedFor', { company: nameOf(to) });
  };
  const addressees: readonly Addressee[] =
    draft && draft.companies.length > 0
      ? [...draft.companies.map((company) => ({ company })), 'everybody']
      : [];

  return (
    <>
      <Button isBusy={isBusy && draft === null} onClick={() => void begin()}>
        {text('writeReply')}
      </Button>
      {draft && (
        <section className="reply" aria-label={text('reply')}>
          {addressees.length > 0 && (
            <fieldset className="reply-addressees" aria-labelledby={id}>
              <p id={id}>{text('chooseCompany')}</p>
              {addressees.map((to) => (
                <Button
                  key={to === 'everybody' ? to : ` ${to.company}`}
                  disabled={isBusy}
                  aria-pressed={isSame(to, draft.to)}
                  onClick={() => void turnTo(to)}
                >
                  {nameOf(to)}
                  {isCopied(to) && ` ✓ ${text('copiedMark')}`}
                </Button>
              ))}
            </fieldset>
          )}
          <textarea className="reply-words" aria-label={nameOf(draft.to)} readOnly value={draft.words} />
          <Button isBusy={isBusy} onClick={() => void copy(draft, doneOf(draft.to))}>
            {text('copyReply')}
          </Button>
        </section>
      )}
    </>
  );
}
