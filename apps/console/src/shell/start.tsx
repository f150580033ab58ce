import { createRoot } from 'react-dom/client';
import type { Admission } from '../platform/admission.ts';
import { leaveConsole } from '../platform/leave.ts';
import { takeWindow } from '../platform/owner.ts';
import { shownPath } from '../platform/address.ts';
import { preloadWords } from '../platform/text.ts';
import { fetchLayers } from '../ui/floating/layers.ts';
import { toast } from '../ui/toast.tsx';
import { uiWords } from '../ui/words/words.ts';
import { Console } from './console.tsx';
import { arrival } from './arrival.ts';
import { remember } from './guard.ts';
import { preloadPage, router } from './router.ts';
import { followRouter } from './tabs/follow-router.ts';
import { shellWords } from './words/words.ts';

/**
 * Opens the signed-in console in an element, once the admission that was asked for has come.
 *
 * @param bySignIn the address is the one that the sign-in page led back to
 */
export async function startConsole(
  container: HTMLElement,
  admission: Promise<Admission>,
  bySignIn: boolean,
): Promise<void> {
  const words = Promise.all([preloadWords(shellWords), preloadWords(uiWords)]);
  preloadPage();
  try {
    remember(await admission);
    await words;
  } catch (error) {
    leaveConsole(shownPath(), error instanceof Error ? error.message : String(error));
    return;
  }
  // Where another person had been, with what they had searched for, is no place to bring this one back to.
  if (takeWindow() && bySignIn) history.replaceState(null, '', '#/dashboard');
  followRouter(router);
  createRoot(container).render(<Console />);
  const said = arrival.take();
  if (said) toast({ kind: 'done', text: said });
  fetchLayers();
}
