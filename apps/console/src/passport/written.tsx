import { renderToString } from 'react-dom/server';
import { htmlLanguage, type Language, languages } from '../platform/language.ts';
import { LoginPage } from './LoginPage.tsx';
import { loadLoginWords } from './words/words.ts';

/** The sign-in page as it stands in the HTML, for the build. */
export type WrittenSignIn = {
  readonly language: Language;
  readonly htmlLang: string;
  readonly title: string;
  readonly form: string;
  /** What the form needs to come to life, as JSON that may stand inside a script element. */
  readonly written: string;
};

/** The sign-in page in every language. */
export const signIns: readonly WrittenSignIn[] = await Promise.all(languages.map(writeSignIn));

async function writeSignIn(language: Language): Promise<WrittenSignIn> {
  const words = await loadLoginWords[language]();
  const nothing = () => undefined;
  const form = renderToString(
    <LoginPage
      language={language}
      words={words}
      demo={false}
      notice=""
      onLanguage={nothing}
      onSignedIn={nothing}
      onTyping={nothing}
    />,
  );
  // The server writes "demo": true in its place where the demo is on.
  const written = JSON.stringify({ language, words, demo: false }).replaceAll('<', '\\u003c');
  return { language, htmlLang: htmlLanguage[language], title: words.product, form, written };
}
