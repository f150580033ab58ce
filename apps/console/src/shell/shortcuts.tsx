import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readSettings } from '../platform/settings.ts';
import { readTabs } from '../platform/tabs.ts';
import { HelpSheet } from './help-sheet.tsx';
import { useMenu } from './menu.ts';
import { findSearch, keyPages, stepOf } from './shortcut-keys.ts';
import { showTab } from './tabs/close-tabs.ts';

/** Single keys that open pages, find the search of a list and tell of themselves; nothing while one types, and nothing when switched off. */
export function Shortcuts() {
  const router = useRouter();
  const menu = useMenu();
  const [helps, setHelps] = useState(false);
  const begun = useRef(0);

  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event, { begun_ms: begun.current, singles: readSettings().shortcuts });
    begun.current = step.kind === 'begin' ? event.timeStamp : 0;
    const path = step.kind === 'page' ? keyPages[step.key] : undefined;
    const entry = menu.find((each) => each.path === path);
    if (step.kind === 'none' || (step.kind === 'page' && !entry)) return;

    event.preventDefault();
    if (step.kind === 'help') setHelps(true);
    if (step.kind === 'search') findSearch()?.focus();
    if (step.kind === 'tab') showTab(router, readTabs().tabs[step.at]?.id);
    if (entry) router.history.push(entry.href);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return <HelpSheet open={helps} onClose={() => setHelps(false)} onOpen={() => setHelps(true)} />;
}
