import { type ReactNode, Suspense, useState } from 'react';
import { lazyPage } from '../platform/lazy-page.ts';
import { useKeys } from '../roster/roster.tsx';
import type { OpenList } from './open-list.ts';
import type { AskedLine } from './told/source-pane.tsx';
import { toldWords } from './told/words/words.ts';
import { useLessons } from './use-lessons.ts';
import type { WaysIn } from './use-ways-in.ts';
import './came-in.css';

// Needed only once a list came in: their code comes then.
const ArrivalPanel = lazyPage(async () => (await import('./arrival-panel.tsx')).ArrivalPanel);
const SourcePane = lazyPage(async () => (await import('./told/source-pane.tsx')).SourcePane, toldWords);
const SheetPane = lazyPage(async () => (await import('./told/sheet-pane.tsx')).SheetPane, toldWords);
const LosesWork = lazyPage(async () => (await import('./loses-work.tsx')).LosesWork);

/** What came in beside the list that was made of it: what was read, the texts and sheets themselves, and what they say beside whom to list. */
export function CameIn({ list, ways, children }: { list: OpenList; ways: WaysIn; children: ReactNode }) {
  const [asked, setAsked] = useState<AskedLine | null>(null);
  const { source, question, arrival } = ways;
  const { onLesson, callOff } = useLessons(list.roster, arrival);
  const [first] = useKeys(list.roster);
  // A list that was stored before may have been pasted as a message.
  const isFromElsewhere = first !== undefined && list.roster.sourceOf(first) !== null;
  const isRead = isFromElsewhere && !arrival;
  return (
    <div className="came-in">
      <Suspense>
        {question && <LosesWork question={question} onStay={callOff} />}
        {arrival && (
          <ArrivalPanel
            list={list}
            arrival={arrival}
            onClose={ways.closeArrival}
            onLesson={onLesson}
            onLine={source ? (row) => setAsked({ source, row }) : undefined}
          />
        )}
        {children}
        {(source || isRead) && <SourcePane list={list} source={source} asked={asked} />}
        {isFromElsewhere && <SheetPane list={list} arrived={arrival?.reading ?? null} />}
      </Suspense>
    </div>
  );
}
