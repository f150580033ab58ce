import { submitImport } from '@app/contract/imports';
import { Button } from 'antd';
import { importWords } from '../../imports/words/words.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';
import type { Change } from './change-query.ts';
import { useKept } from './kept-query.ts';

/** Who stayed on the list when the others were insured: not covered, and to be gone on with. */
export function KeptNotice({ change, onList }: { change: Change; onList: (roster: number) => void }) {
  const text = useText(importWords);
  const mayGoOn = useMay(submitImport);
  const kept = useKept(change);
  if (!kept || kept.person_count === 0 || kept.import_job_id === null) return null;
  const { import_job_id, person_count } = kept;
  return (
    <section className="card kept-notice">
      <StateMark kind="needs">
        <strong>{text('keptRows', { count: person_count })}</strong>
      </StateMark>
      {mayGoOn && <Button onClick={() => onList(import_job_id)}>{text('goOnKept')}</Button>}
    </section>
  );
}
