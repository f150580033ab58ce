import { type ImportJobRow, listImports } from '@app/contract/imports';
import { useQuery } from '@tanstack/react-query';
import { callQuery, refresh } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { fetchOwnFile } from '../platform/send-file.ts';
import { useText } from '../platform/text.ts';
import { toast } from '../ui/toast.tsx';
import { examples } from './examples.ts';
import { discard } from './file-list.ts';
import type { WaysIn } from './use-ways-in.ts';
import { importWords } from './words/words.ts';
import './ways.css';

/** What an empty list offers: a place to drop a file, the lists that were begun before, and examples to try. */
export function Starts({
  policyId,
  ways,
  onOpen,
}: {
  policyId: number;
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
      <Unfinished policyId={policyId} onOpen={onOpen} />
      <div>
        <h2>{text('tryExample')}</h2>
        <ul className="starts-list">
          {examples.map(({ word, url, name }) => (
            <li key={name}>
              <button type="button" className="button" onClick={() => void takeExample({ url, name }, ways)}>
                {text(word)}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The lists of this policy that were begun and not finished. */
function Unfinished({ policyId, onOpen }: { policyId: number; onOpen: (import_job_id: number) => void }) {
  const text = useText(importWords);
  const { data } = useQuery(callQuery(listImports, { policy_id: policyId }, { quiet: true }));
  const open = (data ?? []).filter(({ row_count }) => row_count > 0).slice(0, shown_max);
  if (open.length === 0) return null;
  return (
    <div>
      <h2>{text('unfinished')}</h2>
      <ul className="starts-list">
        {open.map((job) => (
          <li key={job.import_job_id}>
            <button
              type="button"
              className="button button-primary starts-go-on"
              onClick={() => onOpen(job.import_job_id)}
            >
              <GoOn job={job} />
            </button>
            <button
              type="button"
              className="button"
              onClick={() => void discard(job.import_job_id).then(() => refresh([listImports]))}
            >
              {text('discard')}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

const shown_max = 5;

function GoOn({ job }: { job: ImportJobRow }) {
  const text = useText(importWords);
  const { formatTime } = useFormat();
  const { row_count: count, file_name, updated_at, by, source } = job;
  const what = file_name ?? (source === 'change' ? text('refusedList') : '');
  return (
    <>
      {text('goOn', { count, time: formatTime(updated_at), by })} {what}
    </>
  );
}

async function takeExample({ url, name }: { url: string; name: string }, ways: WaysIn): Promise<void> {
  try {
    ways.takeFile(await fetchOwnFile(url, name));
  } catch (error) {
    toast({ kind: 'failed', text: String(error) });
  }
}
