import { Suspense, useState } from 'react';
import { lazyPage } from '../platform/lazy-page.ts';
import { useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { PanelButton } from '../ui/panel-button.tsx';
import { useCompanyName } from './company-name.ts';
import { SaveFirstAsk } from './save-first-ask.tsx';
import { useSwitchEnterprise } from './switch-enterprise.ts';
import { shellWords } from './words/words.ts';
import './enterprise-menu.css';

// Few change the enterprise: what that takes is fetched when somebody looks.
const EnterpriseList = lazyPage(async () => (await import('./enterprise-list.tsx')).EnterpriseList);
const DefaultEnterprise = lazyPage(async () => (await import('./default-enterprise.tsx')).DefaultEnterprise);

/** For whom one works. Accounts that are known by their mobile may work for several enterprises, and change between them here. */
export function EnterpriseMenu() {
  const text = useText(shellWords);
  const company = useCompanyName();
  const { customerId, user } = useMe().navbarinfo;
  const [choosesDefault, setChoosesDefault] = useState(false);
  const { asking, ask } = useSwitchEnterprise();

  const name = customerId === null ? text('noEnterprise') : company;
  if (user.show_mobile_account === 0)
    return (
      <span className={customerId === null ? 'top-company' : 'top-company top-narrow'} title={name}>
        {name}
      </span>
    );
  return (
    <>
      <PanelButton
        isTool
        end
        name={`${text('enterprise')}: ${name}`}
        className="enterprise-menu"
        label={
          <>
            <span className="top-company">{name}</span>
            <Icon name="down" />
          </>
        }
      >
        <Suspense fallback={null}>
          <EnterpriseList
            onChoose={(chosen) => {
              if (chosen.is_current === 0) ask(chosen);
            }}
            onChooseDefault={() => setChoosesDefault(true)}
          />
        </Suspense>
      </PanelButton>
      <Suspense fallback={null}>
        {choosesDefault && <DefaultEnterprise onClose={() => setChoosesDefault(false)} />}
      </Suspense>
      <SaveFirstAsk asking={asking} words={text('switchAnyway')} />
    </>
  );
}
