import { switchCompany } from '@app/contract/wxapp';
import { useState } from 'react';
import { send } from '../platform/api.ts';
import { bindEnterprise, storeToken } from '../platform/session.ts';
import { allUnsaved, releaseUnsaved } from '../platform/tabs.ts';
import { useText } from '../platform/text.ts';
import { leaveArrival } from './arrival.ts';
import type { Company } from './enterprise-list.tsx';
import { shellWords } from './words/words.ts';

/** Changes to another enterprise: at once, or after asking when something unsaved would be lost. */
export function useSwitchEnterprise() {
  const text = useText(shellWords);
  const [asked, setAsked] = useState<Company>();

  const change = async (company: Company) => {
    setAsked(undefined);
    // A refusal shows itself, and nothing changes.
    const session = await send(switchCompany, { wxapp_id: company.wxapp_id }).catch(() => undefined);
    if (session === undefined) return;
    releaseUnsaved();
    leaveArrival(text('switchSucceeded', { company: company.company_name }));
    openAfresh(session.token);
  };

  return {
    asked,
    ask: (company: Company) => (allUnsaved().length > 0 ? setAsked(company) : void change(company)),
    leave: () => setAsked(undefined),
    goOn: () => asked && void change(asked),
  };
}

/** Begins again with another session, at the dashboard: nothing of the other enterprise is left in memory. */
function openAfresh(token: string): void {
  storeToken(token);
  bindEnterprise(null);
  history.replaceState(null, '', `${location.pathname}#/dashboard`);
  location.reload();
}
