import type { ReactNode } from 'react';
import { importWords, useCaughtFiles } from '../../imports/imports.tsx';
import { useText } from '../../platform/text.ts';
import { Page } from '../../ui/page.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Benching } from '../kinds/kind.ts';

/** The page before there is a list. Nothing can take a file yet: one that is let go is caught, and asked for again. */
export function BeforeList({ benching, children }: { benching: Benching; children: ReactNode }) {
  const { title, purpose } = benching.useSentences();
  const importText = useText(importWords);
  useCaughtFiles(() => toast({ kind: 'failed', text: importText('notTakenYet') }));
  return (
    <Page title={title} purpose={purpose}>
      {children}
    </Page>
  );
}
