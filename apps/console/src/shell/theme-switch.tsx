import { useText } from '../platform/text.ts';
import { storeAppearance, useAppearance } from '../ui/appearance.ts';
import { Icon } from '../ui/icon.tsx';
import { shellWords } from './words/words.ts';

export function ThemeSwitch() {
  const text = useText(shellWords);
  const { dark } = useAppearance();
  return (
    <button
      type="button"
      className="tool"
      aria-label={text(dark ? 'light' : 'dark')}
      title={text(dark ? 'light' : 'dark')}
      onClick={() => storeAppearance({ dark: !dark })}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </button>
  );
}
