import { useState } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { type Language, storeLanguage } from '../platform/language.ts';
import { LoginPage, type LoginProps } from './LoginPage.tsx';
import { loadLoginWords, type LoginWords } from './words/words.ts';

/** What the server wrote into the page along with the form. */
export type Written = { readonly language: Language; readonly words: LoginWords; readonly demo: boolean };

type Actions = Pick<LoginProps, 'notice' | 'onSignedIn' | 'onTyping'>;

/** Brings the form that stands in the page to life. */
export const openSignIn = (container: HTMLElement, written: Written, actions: Actions): Root =>
  hydrateRoot(container, <SignIn {...written} {...actions} />);

/** Speaks another language without a reload; what is typed stays. */
function SignIn({ language: writtenLanguage, words: writtenWords, ...rest }: Written & Actions) {
  const [spoken, setSpoken] = useState({ language: writtenLanguage, words: writtenWords });

  const speak = async (language: Language) => {
    const words = await loadLoginWords[language]();
    storeLanguage(language);
    document.title = words.product;
    setSpoken({ language, words });
  };

  return <LoginPage {...rest} {...spoken} onLanguage={(language) => void speak(language)} />;
}
