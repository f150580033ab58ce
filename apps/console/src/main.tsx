import { createRoot, type Root } from 'react-dom/client';
import { AskAccount } from './passport/AskAccount.tsx';
import { NotLoaded } from './passport/NotLoaded.tsx';
import { watchOfferedTokens } from './passport/offered-later.tsx';
import { type Choice, settleOfferedToken, takeOfferedToken } from './passport/offered-token.ts';
import { openSignIn, type Written } from './passport/sign-in.tsx';
import { requestAdmission } from './platform/admission.ts';
import { loginPath, safeRedirect, shownPath, splitPath } from './platform/address.ts';
import { signInNotice } from './platform/leave.ts';
import { signedOutDetour } from './platform/public-path.ts';
import { readToken, storeToken } from './platform/session.ts';
import { followSystem } from './ui/appearance.ts';

// Nothing may read the address before a token has left it.
const offeredToken = takeOfferedToken();

const written = JSON.parse(element('written').textContent) as Written;
const fetchConsole = () => import('./shell/start.tsx');
let signIn: Root | undefined;
let publicPage: Root | undefined;
let fetching = false;

watchOfferedTokens(written.words);
followSystem();
void begin();

async function begin(): Promise<void> {
  const choice = offeredToken === '' ? undefined : await settleOfferedToken(offeredToken);
  if (choice) askAccount(choice);
  else if (readToken() === '') askToSignIn();
  else await openConsole();
}

function askToSignIn(): void {
  showSignedOut(true);
  addEventListener('hashchange', follow);
}

function follow(): void {
  showSignedOut(false);
}

/** Signed out, every address is the sign-in's, which remembers where one wanted to go; but for the pages that need none. */
function showSignedOut(enters: boolean): void {
  const path = shownPath();
  const { pathname } = splitPath(path);
  const detour = signedOutDetour(pathname, enters);
  if (detour === '/b') history.replaceState(null, '', '#/b');
  if (detour === '/login') {
    if (pathname !== '/login') history.replaceState(null, '', `#${loginPath(path)}`);
    showSignIn();
  } else void showPublic(splitPath(shownPath()).pathname);
}

async function showPublic(pathname: string): Promise<void> {
  hideSignIn(true);
  publicPage ??= createRoot(element('console'));
  const { openPublic } = await import('./shell/coming/open-public.tsx');
  await openPublic(publicPage, pathname, written.words, () => {
    location.hash = '#/login';
  });
}

function showSignIn(): void {
  publicPage?.unmount();
  publicPage = undefined;
  hideSignIn(false);
  document.title = written.words.product;
  signIn ??= openSignIn(element('login'), written, {
    notice: signInNotice.take(),
    onTyping: fetchConsoleIdle,
    onSignedIn: (token) => {
      storeToken(token);
      removeEventListener('hashchange', follow);
      void openConsole();
    },
  });
}

async function openConsole(): Promise<void> {
  const bySignIn = leaveLogin();
  const admission = requestAdmission();
  // Who waits for it handles its failure; until then it is not unheard of.
  admission.catch(() => undefined);
  const console = await fetchConsole().catch(() => undefined);
  hideSignIn(true);
  signIn?.unmount();
  if (console) await console.startConsole(element('console'), admission, bySignIn);
  else createRoot(element('console')).render(<NotLoaded words={written.words} />);
}

/** With a token the sign-in page's address means the page behind it. Tells whether it was the sign-in page's. */
function leaveLogin(): boolean {
  const { pathname, search } = splitPath(shownPath());
  if (pathname !== '/login') return false;
  history.replaceState(null, '', `#${safeRedirect(new URLSearchParams(search).get('redirect'))}`);
  return true;
}

function askAccount(choice: Choice): void {
  hideSignIn(true);
  const root = createRoot(element('console'));
  const goOn = () => {
    root.unmount();
    if (readToken() === '') askToSignIn();
    else void openConsole();
  };
  const take = () => {
    storeToken(offeredToken);
    goOn();
  };
  root.render(
    <main>
      <AskAccount choice={choice} words={written.words} onKeep={goOn} onTake={take} />
    </main>,
  );
}

/** While the person types, the part behind the sign-in is fetched, when the browser has nothing better to do. */
function fetchConsoleIdle(): void {
  if (fetching) return;
  fetching = true;
  const idle = globalThis.requestIdleCallback ?? setTimeout;
  idle(() => void fetchConsole().catch(() => undefined));
}

function hideSignIn(hidden: boolean): void {
  document.documentElement.classList.toggle('signed-in', hidden);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new RangeError(`The page has no element ${id}`);
  return found;
}
