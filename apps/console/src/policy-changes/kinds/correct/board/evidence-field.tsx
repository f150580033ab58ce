import { file_mb_max } from '@app/contract/call';
import { keepEvidence } from '@app/contract/policy-changes/keep-evidence';
import { useEffect, useRef, useState } from 'react';
import { underKey } from '../../../../platform/pressed.ts';
import { sendFile } from '../../../../platform/send-file.ts';
import { useText } from '../../../../platform/text.ts';
import { StateMark } from '../../../../ui/state-mark.tsx';
import { correctBoardWords } from './words/words.ts';
import type { WrittenCorrection } from './written.ts';

/** Files that can prove something. */
const evidenceKinds = '.jpg,.jpeg,.png,.pdf';

type Evidence = WrittenCorrection['evidence'];

/** What proves it: a photograph or a scan of the document, kept on the server as soon as it is chosen. */
export function EvidenceField({
  evidence,
  onEvidence,
}: {
  evidence: Evidence;
  onEvidence: (evidence: NonNullable<Evidence>) => void;
}) {
  const text = useText(correctBoardWords);
  const { part, failure, choose } = useSending(onEvidence, text('tooLarge', { mb: String(file_mb_max) }));
  return (
    <div className="correct-evidence">
      <label className="button correct-file">
        {text(evidence ? 'otherFile' : 'chooseFile')}
        <input
          type="file"
          accept={evidenceKinds}
          onChange={({ currentTarget }) => {
            const [file] = [...(currentTarget.files ?? [])];
            currentTarget.value = '';
            if (file) void choose(file);
          }}
        />
      </label>
      {part !== null && <progress aria-label={text('sending')} value={part} max={1} />}
      {part === null && evidence && <StateMark kind="covered">{evidence.name}</StateMark>}
      {part === null && !evidence && <small>{text('evidenceHint')}</small>}
      {failure !== null && (
        <p role="alert" className="field-wrong">
          {failure}
        </p>
      )}
    </div>
  );
}

/** Sends a file, one at a time: whoever chooses another calls the first off. */
function useSending(onEvidence: (evidence: NonNullable<Evidence>) => void, tooLarge: string) {
  const [part, setPart] = useState<number | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const under = useRef<AbortController>(undefined);
  useEffect(() => () => under.current?.abort(), []);
  async function choose(file: File): Promise<void> {
    under.current?.abort();
    setFailure(null);
    if (file.size > file_mb_max * 1_048_576) return setFailure(tooLarge);
    const own = new AbortController();
    under.current = own;
    setPart(0);
    const { name, size, lastModified } = file;
    try {
      const kept = await underKey(keepEvidence.path, { name, size, lastModified }, (idempotencyKey) =>
        sendFile(keepEvidence, file, { signal: own.signal, idempotencyKey, onProgress: setPart }),
      );
      onEvidence({ file_id: kept.file_id, name: kept.name });
    } catch (error) {
      if (!own.signal.aborted) setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      if (under.current === own) setPart(null);
    }
  }
  return { part, failure, choose };
}
