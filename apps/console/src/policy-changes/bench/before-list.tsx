import type { ReactNode } from 'react';
import { importWords, useCaughtFiles } from '../../imports/imports.tsx';
import { useText } from '../../platform/text.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import { changeWords } from '../words/words.ts';

/** The page before there is a list. Nothing can take a file yet: one that is let go is caught, and asked for again. */
export function BeforeList({ children }: { children: ReactNode }) {
  const text = useText(changeWords);
  const importText = useText(importWords);
  useCaughtFiles(() => toast({ kind: 'failed', text: importText('notTakenYet') }));
  return (
    <Page title={text('addTitle')} purpose={text('addPurpose')}>
      {children}
    </Page>
  );
}
