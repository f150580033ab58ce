import { switchCompany } from '@app/contract/wxapp';
import { useEffect, useRef, useState } from 'react';
import { send } from '../../platform/api.ts';
import { useMe } from '../../platform/me.ts';
import { bindEnterprise, readEnterprise, readToken, storeToken } from '../../platform/session.ts';
import { allUnsaved, releaseUnsaved } from '../../platform/tabs.ts';
import { useText } from '../../platform/text.ts';
import type { OtherSession } from './other-session.ts';
import { elsewhereWords } from './words/words.ts';
import { Button } from '../../ui/button.tsx';
import '../ask.css';
import './elsewhere.css';

/** Says that another window has gone on to another enterprise or person, over all that this page shows; one goes along, or leads it back. */
export function Elsewhere({ now: { me }, onBack }: { now: OtherSession; onBack: () => void }) {
  const text = useText(elsewhereWords);
  const shown = useMe();
  const dialog = useRef<HTMLDialogElement>(null);
  const [back, setBack] = useState<'busy' | 'failed'>();
  const [unsaved] = useState(allUnsaved);
  const open = () => dialog.current?.showModal();
  useEffect(open, []);

  const here = shown.navbarinfo.user.company_name;
  const there = me?.navbarinfo.user.company_name ?? '';
  const isSamePerson = me === undefined || me.user_id === shown.user_id;
  const leadBack = async () => {
    setBack('busy');
    if (await returnToShown().catch(() => false)) onBack();
    else setBack('failed');
  };
  return (
    <dialog ref={dialog} className="ask elsewhere" aria-labelledby="elsewhere" onClose={open}>
      <h2 id="elsewhere">
        {isSamePerson
          ? text('enterpriseChanged', { there: there || text('anotherEnterprise') })
          : text('personChanged', { name: me.name || me.user_name, there })}
      </h2>
      <p>{text(isSamePerson ? 'enterpriseChangedText' : 'personChangedText', { here })}</p>
      {unsaved.length > 0 && (
        <>
          <p>{text('lost')}</p>
          <ul>
            {unsaved.map((what) => (
              <li key={what}>{what}</li>
            ))}
          </ul>
        </>
      )}
      {back === 'failed' && <p role="alert">{text('backFailed', { here })}</p>}
      <div className="ask-actions">
        {isSamePerson && readEnterprise() !== undefined && (
          <Button disabled={back === 'busy'} onClick={() => void leadBack()}>
            {text('goBack', { here })}
          </Button>
        )}
        <Button kind="primary" onClick={goAlong}>
          {isSamePerson && there !== '' ? text('goAlong', { there }) : text('goOn')}
        </Button>
      </div>
    </dialog>
  );
}

/** Leads every window back to the enterprise of this page, which goes on as it was. */
async function returnToShown(): Promise<boolean> {
  const wxapp_id = readEnterprise();
  if (wxapp_id === undefined) return false;
  const { token } = await send(switchCompany, { wxapp_id }, { token: readToken() });
  storeToken(token);
  return true;
}

/** Begins again in the session of now, at the dashboard: nothing of the other is left in memory. */
function goAlong(): void {
  releaseUnsaved();
  bindEnterprise(null);
  history.replaceState(null, '', `${location.pathname}#/dashboard`);
  location.reload();
}
