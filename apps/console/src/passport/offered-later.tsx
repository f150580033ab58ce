import { createRoot } from 'react-dom/client';
import { readToken, storeToken } from '../platform/session.ts';
import { AskAccount } from './AskAccount.tsx';
import { type Choice, settleOfferedToken, takeOfferedToken } from './offered-token.ts';
import type { LoginWords } from './words/words.ts';

/**
 * Takes a token out of the address of a page that is open already, as one that it was opened with: before the router or anyone else
 * reads the address, and with the same questions. Call it before anybody else listens.
 */
export function watchOfferedTokens(words: LoginWords): void {
  const look = () => {
    const token = takeOfferedToken();
    if (token !== '') void settle(token, words);
  };
  addEventListener('popstate', look, { capture: true });
  addEventListener('hashchange', look, { capture: true });
}

async function settle(token: string, words: LoginWords): Promise<void> {
  const before = readToken();
  const choice = await settleOfferedToken(token);
  if (choice) ask(choice, token, words);
  // The same user's, perhaps for another enterprise. With something unsaved on the page, the browser asks first.
  else if (readToken() !== before) location.reload();
}

/** Above whatever the page shows: it stays as it is until somebody else's account is chosen. */
function ask(choice: Choice, token: string, words: LoginWords): void {
  document.querySelector<HTMLDialogElement>('dialog.ask-account-later')?.close();
  const dialog = document.createElement('dialog');
  dialog.className = 'ask-account-later';
  dialog.ariaLabel = words.askTitle;
  document.body.append(dialog);
  const root = createRoot(dialog);
  dialog.addEventListener('close', () => {
    root.unmount();
    dialog.remove();
  });
  const take = () => {
    storeToken(token);
    location.reload();
  };
  root.render(<AskAccount choice={choice} words={words} onKeep={() => dialog.close()} onTake={take} />);
  dialog.showModal();
}
