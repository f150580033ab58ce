import { useState } from 'react';
import { useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { useCompanyName } from './company-name.ts';
import { DefaultEnterprise } from './default-enterprise.tsx';
import { EnterpriseList } from './enterprise-list.tsx';
import { Popover } from './popover.tsx';
import { SaveFirstAsk } from './save-first-ask.tsx';
import { useSwitchEnterprise } from './switch-enterprise.ts';
import { shellWords } from './words/words.ts';
import './enterprise-menu.css';

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
      <Popover
        label={`${text('enterprise')}: ${name}`}
        className="enterprise-menu"
        face={
          <>
            <span className="top-company">{name}</span>
            <Icon name="down" />
          </>
        }
        panel={
          <EnterpriseList
            onChoose={(chosen) => {
              if (chosen.is_current === 0) ask(chosen);
            }}
            onChooseDefault={() => setChoosesDefault(true)}
          />
        }
      />
      {choosesDefault && <DefaultEnterprise onClose={() => setChoosesDefault(false)} />}
      <SaveFirstAsk asking={asking} words={text('switchAnyway')} />
    </>
  );
}
