import { switchCompany } from '@app/contract/wxapp';
import { send } from '../platform/api.ts';
import { bindEnterprise, storeToken } from '../platform/session.ts';
import { releaseUnsaved } from '../platform/tabs.ts';
import { useText } from '../platform/text.ts';
import { arrival } from './arrival.ts';
import type { Company } from './enterprise-list.tsx';
import { useSaveFirst } from './save-first.ts';
import { shellWords } from './words/words.ts';

/** Changes to another enterprise: once what is unsaved is stored, or after asking when it cannot be. */
export function useSwitchEnterprise() {
  const text = useText(shellWords);
  const asking = useSaveFirst();

  const change = async (company: Company) => {
    // A refusal shows itself, and nothing changes.
    const session = await send(switchCompany, { wxapp_id: company.wxapp_id }).catch(() => undefined);
    if (session === undefined) return;
    releaseUnsaved();
    arrival.leave(text('switchSucceeded', { company: company.company_name }));
    openAfresh(session.token);
  };

  return { asking, ask: (company: Company) => void asking.before(() => void change(company)) };
}

/** Begins again with another session, at the dashboard: nothing of the other enterprise is left in memory. */
function openAfresh(token: string): void {
  storeToken(token);
  bindEnterprise(null);
  history.replaceState(null, '', `${location.pathname}#/dashboard`);
  location.reload();
}
