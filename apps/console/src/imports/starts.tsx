import { listImports } from '@app/contract/imports/list-imports';
import type { ListType } from '@app/domain/changes/kinds';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { callQuery } from '../platform/api.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { fetchOwnFile } from '../platform/send-file.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { examples } from './examples.ts';
import type { WaysIn } from './use-ways-in.ts';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './ways.css';

// Whoever has no list that waits needs nothing of it.
const Unfinished = lazyPage(async () => (await import('./unfinished.tsx')).Unfinished);

/** What an empty list offers: a place to drop a file, the lists that were begun before, and examples to try. */
export function Starts({
  kind,
  policyId,
  hasExamples,
  ways,
  onOpen,
}: {
  kind: ListType;
  policyId: number;
  /** Whether there are lists to try it with. */
  hasExamples: boolean;
  ways: WaysIn;
  onOpen: (import_job_id: number) => void;
}) {
  const text = useText(importWords);
  return (
    <section className="starts" aria-label={text('beginHere')}>
      <div className="starts-drop">
        <p>
          <strong>{text('dropHere')}</strong>
        </p>
        <small>{text('dropLimits')}</small>
      </div>
      <Suspense>
        <Waiting kind={kind} policyId={policyId} onOpen={onOpen} />
      </Suspense>
      {hasExamples && <Examples ways={ways} />}
    </section>
  );
}

/** Lists to try it with. */
function Examples({ ways }: { ways: WaysIn }) {
  const text = useText(importWords);
  return (
    <div>
      <h2>{text('tryExample')}</h2>
      <ul className="starts-list">
        {examples.map(({ word, url, name }) => (
          <li key={name}>
            <Button onClick={() => void takeExample({ url, name }, ways)}>{text(word)}</Button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The lists of this policy that were begun and not finished. */
function Waiting({
  kind,
  policyId,
  onOpen,
}: {
  kind: ListType;
  policyId: number;
  onOpen: (import_job_id: number) => void;
}) {
  const text = useText(importWords);
  // A list that was begun a moment ago is one of them.
  const { data } = useQuery({
    ...callQuery(listImports, { policy_id: policyId, kind }, { quiet: true }),
    staleTime: 0,
  });
  const [isWhole, setIsWhole] = useState(false);
  const open = (data ?? []).filter(({ row_count }) => row_count > 0);
  if (open.length === 0) return null;
  return (
    <div>
      <h2>{text('unfinished')}</h2>
      <Unfinished lists={isWhole ? open : open.slice(0, shown_max)} onOpen={onOpen} />
      {!isWhole && open.length > shown_max && (
        <Button onClick={() => setIsWhole(true)}>{text('allLists', { count: open.length })}</Button>
      )}
    </div>
  );
}

const shown_max = 5;

async function takeExample({ url, name }: { url: string; name: string }, ways: WaysIn): Promise<void> {
  try {
    ways.takeFile(await fetchOwnFile(url, name));
  } catch (error) {
    toast({ kind: 'failed', text: String(error) });
  }
}
