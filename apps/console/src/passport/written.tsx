import { renderToString } from 'react-dom/server';
import { htmlLanguage, type Language, languages } from '../platform/language.ts';
import button from '../ui/button.css?raw';
import logo from '../ui/logo.svg?raw';
import tokens from '../ui/tokens.css?raw';
import login from './login.css?raw';
import loginForm from './login-form.css?raw';
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

/** The icon of the page, as an address that holds it. */
export const icon: string = `data:image/svg+xml,${encodeURIComponent(logo)}`;

/** The styles that the sign-in needs: they travel inside the page, so that its first paint waits for nothing. */
export const styles: string = [tokens, button, login, loginForm]
  .join('')
  .replace(/\/\*[\s\S]*?\*\//g, '')
  .replace(/\s*([{};,])\s*/g, '$1')
  .replace(/\s+/g, ' ');

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
