import { readImport } from '@app/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { importWords } from '../../imports/words/words.ts';
import { callQuery } from '../../platform/api.ts';
import { useText } from '../../platform/text.ts';
import { StateMark } from '../../ui/state-mark.tsx';

/** From this state on a stored list is insured, unreadable or thrown away. */
const finished = 50;

/** Who stayed on the list when the others were insured: not covered, and to be gone on with. */
export function KeptNotice({ roster, onList }: { roster: number; onList: (roster: number) => void }) {
  const text = useText(importWords);
  const { data: job } = useQuery(callQuery(readImport, { import_job_id: roster }, { quiet: true }));
  if (!job || job.row_count === 0 || job.policy_change_id !== null || job.status >= finished) return null;
  return (
    <section className="card kept-notice">
      <StateMark kind="needs">
        <strong>{text('keptRows', { count: job.row_count })}</strong>
      </StateMark>
      <Button onClick={() => onList(roster)}>{text('goOnKept')}</Button>
    </section>
  );
}
