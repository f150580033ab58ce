import { htmlLanguage, type Language } from '../../platform/language.ts';
import { Logo } from '../../ui/logo.tsx';
import type { LoginWords } from '../../passport/words/words.ts';
import { Button } from '../../ui/button.tsx';

/** A page that needs no sign-in and does not work yet: it says so, and what it will be for. */
export const PublicPage = (props: {
  title: string;
  will: string;
  language: Language;
  words: LoginWords;
  /** Left out where there is nothing behind a sign-in, as for whoever has only the link of a bill. */
  onSignIn?: (() => void) | undefined;
}) => (
  <main className="ask-account" lang={htmlLanguage[props.language]}>
    <Logo size={40} />
    <h1>{props.title}</h1>
    <p>
      {props.words.notReady} {props.will}
    </p>
    {props.onSignIn && (
      <Button kind="primary" onClick={props.onSignIn}>
        {props.words.toSignIn}
      </Button>
    )}
  </main>
);
