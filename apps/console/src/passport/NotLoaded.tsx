import type { LoginWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';

/** The console's code did not arrive: what to do, instead of an empty page. */
export const NotLoaded = ({ words }: { words: LoginWords }) => (
  <main className="ask-account" role="alert">
    <p>{words.slow}</p>
    <Button kind="primary" onClick={() => location.reload()}>
      {words.reload}
    </Button>
  </main>
);
