import type { LoginWords } from './words/words.ts';

/** The console's code did not arrive: what to do, instead of an empty page. */
export const NotLoaded = ({ words }: { words: LoginWords }) => (
  <main className="ask-account" role="alert">
    <p>{words.slow}</p>
    <button type="button" className="button button-primary" onClick={() => location.reload()}>
      {words.reload}
    </button>
  </main>
);
