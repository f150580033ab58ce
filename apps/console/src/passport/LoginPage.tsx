import { htmlLanguage, type Language, languageNames, languages } from '../platform/language.ts';
import { Logo } from '../ui/logo.tsx';
import { CoverArt } from './cover-art.tsx';
import { LoginForm, type LoginFormProps } from './LoginForm.tsx';

export type LoginProps = Omit<LoginFormProps, 'knownAs'> & {
  readonly language: Language;
  readonly onLanguage: (language: Language) => void;
};

/**
 * The sign-in page. The build writes it into the page in each language, the server sends the one that is asked for, and here it comes
 * to life; so it needs neither the router nor i18next.
 */
export const LoginPage = (props: LoginProps) => (
  <div className="login">
    <header className="login-top">
      <span className="login-brand">
        <Logo size={28} />
        {props.words.product}
      </span>
      <nav className="login-languages" aria-label={props.words.language}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            lang={htmlLanguage[language]}
            aria-current={language === props.language ? 'true' : undefined}
            onClick={() => props.onLanguage(language)}
          >
            {languageNames[language]}
          </button>
        ))}
      </nav>
    </header>
    <main className="login-halves">
      <section className="login-lead">
        <h1>{props.words.heading}</h1>
        <p>{props.words.lead}</p>
        <CoverArt />
      </section>
      <LoginForm {...props} />
    </main>
  </div>
);
