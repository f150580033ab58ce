import { useRouter } from '@tanstack/react-router';
import { useMe } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { useCompanyName } from './company-name.ts';
import { logOut } from './log-out.ts';
import { SaveFirstAsk } from './save-first-ask.tsx';
import { useSaveFirst } from './save-first.ts';
import { shellWords } from './words/words.ts';

/** Who is signed in: accounts that are known by their mobile show it, others the enterprise. */
export function UserMenu() {
  const text = useText(shellWords);
  const router = useRouter();
  const me = useMe();
  const company = useCompanyName();
  const { user } = me.navbarinfo;
  const leaving = useSaveFirst();
  const shown = (user.show_mobile_account === 1 ? user.mobile : company) || me.user_name;

  return (
    <>
      <MenuButton
        label={`${text('account')}: ${shown}`}
        head={
          <div className="who">
            <strong>{me.name || me.user_name}</strong>
            <span>{shown}</span>
          </div>
        }
        choices={[
          {
            key: 'profile',
            label: (
              <>
                <Icon name="user" />
                {text('profile')}
              </>
            ),
            act: () => router.history.push('/permission/profile'),
          },
          {
            key: 'log-out',
            label: (
              <>
                <Icon name="signOut" />
                {text('logOut')}
              </>
            ),
            act: () => void leaving.before(() => void logOut()),
          },
        ]}
      >
        <Icon name="user" />
        <span className="tool-label">{shown}</span>
      </MenuButton>
      <SaveFirstAsk asking={leaving} words={text('logOutAnyway')} />
    </>
  );
}
