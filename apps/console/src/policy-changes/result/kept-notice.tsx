import { submitImport } from '@app/contract/imports/submit-import';
import { importWords } from '../../imports/words/words.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import { standingOf } from '../kinds/standing.ts';
import type { Change } from './change.ts';
import { useKept } from './kept-query.ts';
import { Button } from '../../ui/button.tsx';

/** How many persons stayed on the list when the others were insured, of whom not covered, and the way to go on with them. */
export function KeptNotice({ change, onList }: { change: Change; onList: (list: number) => void }) {
  const text = useText(importWords);
  const mayGoOn = useMay(submitImport);
  const sentences = standingOf(change).useSentences();
  const kept = useKept(change);
  if (!kept || kept.row_count === 0 || kept.import_job_id === null) return null;
  const { import_job_id, person_count, without_count, covered_count } = kept;
  const count = person_count + covered_count;
  return (
    <section className="card kept-notice">
      <StateMark kind={person_count > 0 ? 'needs' : 'quiet'}>
        <strong>
          {sentences.kept({ count, left: person_count, without: without_count, covered: covered_count })}
        </strong>
      </StateMark>
      {mayGoOn && <Button onClick={() => onList(import_job_id)}>{text('goOnKept')}</Button>}
    </section>
  );
}
