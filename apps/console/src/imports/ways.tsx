import { importTemplate } from '@app/contract/imports/write-template';
import type { Refused } from '@app/contract/refusals';
import { Suspense } from 'react';
import { useFormat } from '../platform/format.ts';
import { readLanguage } from '../platform/language.ts';
import { fetchFile, keepFile } from '../platform/send-file.ts';
import { lazyPage } from '../platform/lazy-page.ts';
import { useText } from '../platform/text.ts';
import { PanelButton } from '../ui/panel-button.tsx';
import { toast } from '../ui/toast.tsx';
import { PasteBox } from './paste-box.tsx';
import type { Progress as HowFar, WaysIn } from './use-ways-in.ts';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './ways.css';

// Needed only where a list did not come in: their code comes then.
export const ListRoom = lazyPage(async () => (await import('./list-room.tsx')).ListRoom);
const RefusedText = lazyPage(async () => (await import('./refused-text.tsx')).RefusedText);

type WaysProps = {
  readonly ways: WaysIn;
  /** For which policy there is a template; null where there is none. */
  readonly template: number | null;
  /** What the way to the known persons is called, and whether it is gone. */
  readonly picksLabel: string;
  readonly isPicking: boolean;
  readonly onPick: (isPicking: boolean) => void;
};

/** How persons come to the list without typing: a file, a pasted text, a choice of the known; and the template for who has no list yet. */
export function Ways({ ways, template, picksLabel, isPicking, onPick }: WaysProps) {
  const text = useText(importWords);
  return (
    <div className="ways">
      <FileButton onFile={ways.takeFile} />
      <PanelButton label={text('pasteList')} name={text('pasteList')}>
        <PasteBox onText={ways.takeText} />
      </PanelButton>
      <Button aria-expanded={isPicking} onClick={() => onPick(!isPicking)}>
        {picksLabel}
      </Button>
      {template !== null && <Button onClick={() => void keepTemplate(template)}>{text('template')}</Button>}
    </div>
  );
}

/** How far a list has come that is on its way, or why it did not come. */
export function OnTheWay({ ways }: { ways: WaysIn }) {
  const text = useText(importWords);
  const { progress, failure, refused } = ways;
  return (
    <>
      {progress && <Progress progress={progress} onCancel={ways.cancel} />}
      {failure && (
        <div className="ways-failure" role="alert">
          <p>{typeof failure === 'string' ? failure : failure.msg}</p>
          <Suspense>{lacksRoom(failure) && <ListRoom onRoom={ways.closeFailure} />}</Suspense>
          <Button onClick={ways.closeFailure}>{text('close')}</Button>
        </div>
      )}
      <Suspense>{refused && <RefusedText ways={ways} refused={refused} />}</Suspense>
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
