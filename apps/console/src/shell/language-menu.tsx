import { htmlLanguage, languageNames, languages, useLanguage } from '../platform/language.ts';
import { switchLanguage, useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { MenuButton } from '../ui/menu-button.tsx';
import { shellWords } from './words/words.ts';

export function LanguageMenu() {
  const text = useText(shellWords);
  const current = useLanguage();
  return (
    <MenuButton
      label={`${text('language')}: ${languageNames[current]}`}
      choices={languages.map((language) => ({
        key: language,
        label: languageNames[language],
        lang: htmlLanguage[language],
        checked: language === current,
        act: () => void switchLanguage(language),
      }))}
    >
      <Icon name="language" />
      <span className="tool-label">{languageNames[current]}</span>
    </MenuButton>
  );
}
