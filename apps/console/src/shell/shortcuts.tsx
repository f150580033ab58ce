import { CatchBoundary, useRouter } from '@tanstack/react-router';
import { type ReactNode, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { lazyPage } from '../platform/lazy-page.ts';
import { readSettings } from '../platform/settings.ts';
import { readTabs } from '../platform/tabs.ts';
import { useText } from '../platform/text.ts';
import { Icon } from '../ui/icon.tsx';
import { standingWords } from '../ui/standing/words/words.ts';
import { logOut } from './log-out.ts';
import { useMenu } from './menu.ts';
import type { Act } from './palette/acts.ts';
import { SaveFirstAsk } from './save-first-ask.tsx';
import { useSaveFirst } from './save-first.ts';
import { showSettings } from './settings-shown.ts';
import { findGrid, findSearch, stepOf } from './shortcut-keys.ts';
import { showTab } from './tabs/close-tabs.ts';
import { shellWords } from './words/words.ts';

const Palette = lazyPage(
  async () => (await import('./palette/palette.tsx')).Palette,
  shellWords,
  standingWords,
);
const HelpSheet = lazyPage(async () => (await import('./help-sheet.tsx')).HelpSheet, shellWords);

/** Ctrl K, which finds anything; and single keys that open pages, find the search of a list and tell of themselves; nothing while one types, and nothing when switched off. */
export function Shortcuts() {
  const router = useRouter();
  const menu = useMenu();
  const text = useText(shellWords);
  /** Undefined until it is first asked for. */
  const [helps, setHelps] = useState<boolean>();
  const [finds, setFinds] = useState(false);
  const begun = useRef(0);
  const leaving = useSaveFirst();
  const acts: Readonly<Record<Act, () => void>> = {
    settings: () => showSettings(true),
    help: () => setHelps(true),
    logOut: () => void leaving.before(() => void logOut()),
  };

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event, { begun_ms: begun.current, singles: readSettings().shortcuts });
    begun.current = step.kind === 'begin' ? event.timeStamp : 0;
    const entry = step.kind === 'page' ? menu.find(({ path }) => path === step.path) : undefined;
    if (step.kind === 'none' || (step.kind === 'page' && !entry)) return;

    event.preventDefault();
    if (step.kind === 'help') setHelps(true);
    if (step.kind === 'palette') setFinds(true);
    if (step.kind === 'search') findSearch()?.focus();
    if (step.kind === 'grid') findGrid()?.focus();
    if (step.kind === 'tab') showTab(router, readTabs().tabs[step.at]?.id);
    if (entry) router.history.push(entry.href);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <>
      <button
        type="button"
        className="edge-button edge-help"
        aria-label={text('help')}
        onClick={() => setHelps(true)}
      >
        <Icon name="help" />
      </button>
      <Fetched when={helps !== undefined} onCatch={() => setHelps(undefined)}>
        <HelpSheet open={helps === true} onClose={() => setHelps(false)} />
      </Fetched>
      <Fetched when={finds} onCatch={() => setFinds(false)}>
        <Palette onClose={() => setFinds(false)} onAct={(act) => acts[act]()} />
      </Fetched>
      <SaveFirstAsk asking={leaving} words={text('logOutAnyway')} />
    </>
  );
}

/** What is fetched when first asked for; where it cannot be had, nothing opens and the page stays as it is. */
function Fetched(props: { when: boolean; onCatch: () => void; children: ReactNode }) {
  if (!props.when) return null;
  return (
    <CatchBoundary getResetKey={() => ''} errorComponent={() => null} onCatch={props.onCatch}>
      <Suspense>{props.children}</Suspense>
    </CatchBoundary>
  );
}
