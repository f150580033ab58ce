import { useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { logOut } from './log-out.ts';
import { shellWords } from './words/words.ts';

export function UserMenu() {
  const text = useText(shellWords);
  const me = useMe();
  // An account known by its mobile shows that instead of the enterprise.
  const user = me.navbarinfo.user;
  const account = user.show_mobile_account === 1 && user.mobile !== '' ? user.mobile : me.user_name;

  const shown = me.name || account;

  return (
    <MenuButton
      label={`${text('account')}: ${shown}${shown === account ? '' : `, ${account}`}`}
      head={
        <div className="who">
          <strong>{me.name || me.user_name}</strong>
          <span>{account}</span>
        </div>
      }
      choices={[
        {
          key: 'log-out',
          label: (
            <>
              <Icon name="signOut" />
              {text('logOut')}
            </>
          ),
          act: () => void logOut(),
        },
      ]}
    >
      <Icon name="user" />
      <span className="tool-label">{shown}</span>
    </MenuButton>
  );
}
