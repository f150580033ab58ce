import { listImports } from '@app/contract/imports/list-imports';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { callQuery } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { FirstLoad } from '../ui/faces.tsx';
import { Modal } from '../ui/overlay.tsx';
import { Unfinished } from './unfinished.tsx';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './unfinished.css';

/** A way to the unfinished lists for whoever has too many of them: some can be thrown away while what is being written stays. */
export function ListRoom({ onRoom }: { onRoom: () => void }) {
  const text = useText(importWords);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>{text('seeUnfinished')}</Button>
      {/* Not inside what tells of the refusal: it would be read out with it. */}
      {createPortal(
        <Modal open={isOpen} wide title={text('unfinished')} onClose={() => setIsOpen(false)}>
          <div className="list-room">
            <p>{text('discardSome')}</p>
            <Lists onRoom={onRoom} />
          </div>
        </Modal>,
        document.body,
      )}
    </>
  );
}

/** Those whom the reader saved come first: they are the reader's to throw away. */
function Lists({ onRoom }: { onRoom: () => void }) {
  const text = useText(importWords);
  const me = useMe();
  const { data } = useQuery({ ...callQuery(listImports, {}, { quiet: true }), staleTime: 0 });
  const [shown, setShown] = useState(step);
  if (!data) return <FirstLoad rows={4} columns={2} />;
  const own = data.filter(({ by }) => by === me.name);
  const lists = [...own, ...data.filter(({ by }) => by !== me.name)];
  const count = Math.min(step, lists.length - shown);
  return (
    <>
      <Unfinished lists={lists.slice(0, shown)} onDiscarded={onRoom} />
      {count > 0 && <Button onClick={() => setShown(shown + step)}>{text('furtherLists', { count })}</Button>}
    </>
  );
}

const step = 10;
