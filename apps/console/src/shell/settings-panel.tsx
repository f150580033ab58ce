import { useLanguage } from '../platform/language.ts';
import { type Settings, storeSettings, useSettings } from '../platform/settings.ts';
import { useText } from '../platform/text.ts';
import { storeAppearance, useAppearance } from '../ui/appearance.ts';
import { Select } from '../ui/select.tsx';
import { ThemeColour } from './theme-colour.tsx';
import { shellWords } from './words/words.ts';

/** What can be set. */
export function SettingsPanel() {
  return (
    <>
      <ThemeColour />
      <DarkSwitch />
      <Switches />
      <SizeChoice />
    </>
  );
}

function DarkSwitch() {
  const text = useText(shellWords);
  const { dark } = useAppearance();
  return <Switch name={text('dark')} on={dark} onTurn={(on) => storeAppearance({ dark: on })} />;
}

const switches = ['tagsView', 'fixedHeader', 'sidebarLogo'] as const;

function Switches() {
  const text = useText(shellWords);
  const settings = useSettings();
  const isChinese = useLanguage() === 'zh';
  const shown = [...switches, ...(isChinese ? (['pinyinSearch'] as const) : [])];
  return (
    <>
      {shown.map((name) => (
        <Switch
          key={name}
          name={text(name)}
          on={settings[name]}
          onTurn={(on) => storeSettings({ [name]: on })}
        />
      ))}
      <Switch
        name={text('singleKeys')}
        on={settings.shortcuts}
        onTurn={(shortcuts) => storeSettings({ shortcuts })}
      />
    </>
  );
}

const sizes: readonly Settings['size'][] = ['small', 'medium', 'large'];

function SizeChoice() {
  const text = useText(shellWords);
  const { size } = useSettings();
  return (
    <div className="setting">
      <Select
        label={text('size')}
        isLabelled
        value={size}
        choices={sizes.map((each) => ({ value: each, name: text(each) }))}
        onChoose={(chosen) => storeSettings({ size: chosen })}
      />
    </div>
  );
}

const Switch = ({ name, on, onTurn }: { name: string; on: boolean; onTurn: (on: boolean) => void }) => (
  <label className="setting">
    {name}
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      onChange={(event) => onTurn(event.currentTarget.checked)}
    />
  </label>
);
