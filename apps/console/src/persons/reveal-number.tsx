import { type PolicyPerson, revealNumber } from '@app/contract/persons';
import { useState } from 'react';
import { useCall } from '../platform/api.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { Modal } from '../ui/overlay.tsx';
import { personWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import '../ui/field.css';
import './persons.css';

type Person = Pick<PolicyPerson, 'employee_id' | 'name'>;

/** A button for whoever may see one person's number, who says why first. The number stays until its sheet is closed. */
export function RevealNumber({ person }: { readonly person: Person }) {
  const text = useText(personWords);
  const mayReveal = useMay(revealNumber);
  const [isOpen, setIsOpen] = useState(false);
  if (!mayReveal) return null;
  return (
    <>
      <button
        type="button"
        className="reveal-number"
        aria-label={text('showNumberOf', { name: person.name })}
        title={text('showNumber')}
        onClick={() => setIsOpen(true)}
      >
        <Icon name="eye" />
      </button>
      {isOpen && <NumberSheet person={person} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function NumberSheet({ person, onClose }: { readonly person: Person; readonly onClose: () => void }) {
  const text = useText(personWords);
  const [reason, setReason] = useState('');
  const call = useCall(revealNumber, { stales: [], quiet: true });
  const shown = call.data;
  return (
    <Modal open title={text('numberOf', { name: person.name })} onClose={onClose}>
      {shown ? (
        <div className="shown-number">
          <output>
            <strong>{shown.idcard}</strong>
            {shown.mobile !== '' && <span>{shown.mobile}</span>}
          </output>
          <p>{text('leftToday', { count: shown.left_today })}</p>
        </div>
      ) : (
        <form
          className="shown-number"
          onSubmit={(event) => {
            event.preventDefault();
            call.mutate({ employee_id: person.employee_id, reason });
          }}
        >
          <label>
            {text('whyShown')}
            <input
              className="field"
              value={reason}
              minLength={2}
              maxLength={200}
              required
              autoComplete="off"
              onChange={(event) => setReason(event.currentTarget.value)}
            />
          </label>
          <p>{text('whyShownHint')}</p>
          {call.error && (
            <p className="shown-number-refused" role="alert">
              {call.error.message}
            </p>
          )}
          <Button type="submit" kind="primary" disabled={reason.trim().length < 2 || call.isPending}>
            {text('show')}
          </Button>
        </form>
      )}
    </Modal>
  );
}
