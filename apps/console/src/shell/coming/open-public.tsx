import type { Root } from 'react-dom/client';
import type { LoginWords } from '../../passport/words/words.ts';
import { readLanguage } from '../../platform/language.ts';
import { PublicPage } from './PublicPage.tsx';
import { publicPages } from './public-pages.ts';
import { comingWords } from './words/words.ts';

/** Shows a page that needs no sign-in to whoever is not signed in. */
export async function openPublic(
  root: Root,
  pathname: string,
  words: LoginWords,
  onSignIn: () => void,
): Promise<void> {
  const isBill = pathname.startsWith('/b');
  const shown =
    publicPages.find(([path]) => path === pathname) ?? publicPages.find(([path]) => path === '/b');
  if (!shown) throw new RangeError(`${pathname} is no public page`);
  const [path, en, zh, es, ja] = shown;
  const language = readLanguage();
  const will = (await comingWords.load[language]())[path];
  const title = { en, zh, es, ja }[language];

  document.title = `${title} · ${words.product}`;
  root.render(
    <PublicPage
      title={title}
      will={will}
      language={language}
      words={words}
      onSignIn={isBill ? undefined : onSignIn}
    />,
  );
}
