import { createRoot } from 'react-dom/client';
import { leaveConsole } from '../platform/leave.ts';
import { shownPath } from '../platform/address.ts';
import { preloadWords } from '../platform/text.ts';
import { followSystem } from '../ui/appearance.ts';
import { uiWords } from '../ui/words/words.ts';
import { preloadAntdLocale } from './antd-locale.ts';
import { Console } from './console.tsx';
import { admit } from './guard.ts';
import { shellWords } from './words/words.ts';
import 'virtual:antd.css';
import './frame.css';

/** Opens the signed-in console in an element; the token is stored already. */
export async function startConsole(container: HTMLElement): Promise<void> {
  followSystem();
  try {
    await Promise.all([admit(), preloadWords(shellWords), preloadWords(uiWords), preloadAntdLocale()]);
  } catch (error) {
    leaveConsole(shownPath(), error instanceof Error ? error.message : String(error));
    return;
  }
  createRoot(container).render(<Console />);
}
