import { importTemplate } from '@app/contract/imports/write-template';
import type { Refused } from '@app/contract/refusals';
import { type ReactNode, Suspense, useState } from 'react';
import { useFormat } from '../platform/format.ts';
import { readLanguage } from '../platform/language.ts';
import { fetchFile, keepFile } from '../platform/send-file.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { useText } from '../platform/text.ts';
import { useKeys } from '../roster/roster.tsx';
import { PanelButton } from '../ui/panel-button.tsx';
import { toast } from '../ui/toast.tsx';
import type { OpenList } from './open-list.ts';
import { PasteBox } from './paste-box.tsx';
import { useLessons } from './use-lessons.ts';
import type { Progress as HowFar, WaysIn } from './use-ways-in.ts';
import type { AskedLine } from './told/source-pane.tsx';
import { toldWords } from './told/words/words.ts';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './ways.css';

// Needed only once a list came in, or somebody asks who left: their code comes then.
const ArrivalPanel = lazyPage(async () => (await import('./arrival-panel.tsx')).ArrivalPanel);
const SourcePane = lazyPage(async () => (await import('./told/source-pane.tsx')).SourcePane, toldWords);
const SheetPane = lazyPage(async () => (await import('./told/sheet-pane.tsx')).SheetPane, toldWords);
export const ListRoom = lazyPage(async () => (await import('./list-room.tsx')).ListRoom);
const RefusedText = lazyPage(async () => (await import('./refused-text.tsx')).RefusedText);
const LosesWork = lazyPage(async () => (await import('./loses-work.tsx')).LosesWork);

type WaysProps = {
  readonly list: OpenList;
  readonly ways: WaysIn;
  /** For which policy there is a template; null where there is none. */
  readonly template: number | null;
  /** Persons who are known and can be chosen, and what the way to them is called. */
  readonly picks: (onClose: () => void) => ReactNode;
  readonly picksLabel: string;
};

/** How persons come to the list without typing: a file, a pasted text, a choice of the known; and the template for who has no list yet. */
export function Ways({ list, ways, template, picks: choose, picksLabel }: WaysProps) {
  const text = useText(importWords);
  const [picks, setPicks] = useState(false);
  const [asked, setAsked] = useState<AskedLine | null>(null);
  const { source, question } = ways;
  const { onLesson, callOff } = useLessons(list.roster, ways.arrival);
  const [first] = useKeys(list.roster);
  // A list that was stored before may have been pasted as a message.
  const isFromElsewhere = first !== undefined && list.roster.sourceOf(first) !== null;
  const isRead = isFromElsewhere && !ways.arrival;
  return (
    <>
      <div className="ways">
        <FileButton onFile={ways.takeFile} />
        <PanelButton label={text('pasteList')} name={text('pasteList')}>
          <PasteBox onText={ways.takeText} />
        </PanelButton>
        <Button aria-expanded={picks} onClick={() => setPicks(!picks)}>
          {picksLabel}
        </Button>
        {template !== null && <Button onClick={() => void keepTemplate(template)}>{text('template')}</Button>}
      </div>
      {ways.progress && <Progress progress={ways.progress} onCancel={ways.cancel} />}
      {ways.failure && (
        <div className="ways-failure" role="alert">
          <p>{typeof ways.failure === 'string' ? ways.failure : ways.failure.msg}</p>
          <Suspense>{lacksRoom(ways.failure) && <ListRoom onRoom={ways.closeFailure} />}</Suspense>
          <Button onClick={ways.closeFailure}>{text('close')}</Button>
        </div>
      )}
      <Suspense>
        {ways.refused && <RefusedText ways={ways} refused={ways.refused} />}
        {question && <LosesWork question={question} onStay={callOff} />}
        {picks && choose(() => setPicks(false))}
        {ways.arrival && (
          <ArrivalPanel
            list={list}
            arrival={ways.arrival}
            onClose={ways.closeArrival}
            onLesson={onLesson}
            onLine={source ? (row) => setAsked({ source, row }) : undefined}
          />
        )}
        {(source || isRead) && <SourcePane list={list} source={source} asked={asked} />}
        {isFromElsewhere && <SheetPane list={list} arrived={ways.arrival?.reading ?? null} />}
      </Suspense>
    </>
  );
}

const lacksRoom = (failure: string | Refused): boolean =>
  typeof failure !== 'string' && failure.reason === 'QUOTA' && failure.detail.what === 'lists';

/** Files that hold lists. */
const fileKinds = '.xlsx,.csv,.tsv,.txt';

function FileButton({ onFile }: { onFile: (file: File) => void }) {
  const text = useText(importWords);
  return (
    <label className="button ways-file">
      {text('chooseFile')}
      <input
        type="file"
        multiple
        accept={fileKinds}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file chosen again is a new choice.
          currentTarget.value = '';
          files.forEach(onFile);
        }}
      />
    </label>
  );
}

/** How far a list has come, and how to call it off. */
function Progress({ progress, onCancel }: { progress: HowFar; onCancel: () => void }) {
  const text = useText(importWords);
  const { formatNumber } = useFormat();
  const sentenceOf = (at: HowFar): string => {
    if (at.step === 'sending') return text('sending', { percent: Math.round(at.part * 100) });
    if (at.step === 'text') return text('readingLines', { lines: formatNumber(at.lines) });
    return text('reading', { rows: formatNumber(at.rows) });
  };
  return (
    <div className="ways-progress">
      <progress
        aria-label={text(progress.step === 'text' ? 'readingText' : 'readingFile')}
        {...(progress.step === 'sending' && { value: progress.part, max: 1 })}
      />
      <output>{sentenceOf(progress)}</output>
      {(progress.step !== 'reading' || progress.isNew) && (
        <Button onClick={onCancel}>{text('cancel')}</Button>
      )}
    </div>
  );
}

/** Gives the template with the enterprise's own work companies and work types. */
function keepTemplate(policy_id: number): Promise<void> {
  return fetchFile(importTemplate, { kind: 'add', policy_id, language: readLanguage() }).then(
    keepFile,
    (error: Error) => toast({ kind: 'failed', text: error.message }),
  );
}
