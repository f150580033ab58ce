import { useSettings } from '../platform/settings.ts';
import { useText } from '../platform/text.ts';
import { Modal } from '../ui/overlay.tsx';
import { useMenu } from './menu.ts';
import { addKey, keyPages } from './shortcut-keys.ts';
import { useSupportChat } from './support-chat.ts';
import { shellWords } from './words/words.ts';

/** What the keyboard can do, and whom to ask. */
export function HelpSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const text = useText(shellWords);
  const { shortcuts } = useSettings();
  const supported = useSupportChat();

  return (
    <Modal open={open} title={text('shortcutsTitle')} onClose={onClose}>
      {!shortcuts && <p>{text('shortcutsOff')}</p>}
      <Keys />
      <h3 className="help-heading">{text('supportTitle')}</h3>
      <p>{text(supported ? 'supportThere' : 'supportMissing')}</p>
    </Modal>
  );
}

function Keys() {
  const text = useText(shellWords);
  const menu = useMenu();
  const pages = Object.entries(keyPages).flatMap(([key, path]) => {
    const entry = menu.find((each) => each.path === path);
    return entry ? [{ key, title: entry.title }] : [];
  });
  const added = menu.find(({ path }) => path === '/policy/add');
  return (
    <dl className="keys">
      <div>
        <dt>
          <kbd>Ctrl K</kbd>
        </dt>
        <dd>{text('keyPalette')}</dd>
      </div>
      {added && (
        <div>
          <dt>
            <kbd>{addKey}</kbd>
          </dt>
          <dd>{added.title}</dd>
        </div>
      )}
      {pages.map(({ key, title }) => (
        <div key={key}>
          <dt>
            <kbd>g</kbd> {text('keyThen')} <kbd>{key}</kbd>
          </dt>
          <dd>{title}</dd>
        </div>
      ))}
      {(
        [
          ['/', 'keySearch'],
          ['Alt L', 'keyGrid'],
          ['?', 'keyHelp'],
          ['Alt 1…9', 'keyTab'],
          ['Esc', 'keyClose'],
        ] as const
      ).map(([key, what]) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{text(what)}</dd>
        </div>
      ))}
    </dl>
  );
}
