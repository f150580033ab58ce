import { listImports, type UnfinishedList } from '@app/contract/imports/list-imports';
import { importStatus } from '@app/domain/list/import-status';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from '@tanstack/react-router';
import { listPageOf } from '../imports/list-page/list-page.ts';
import { callQuery } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { homeWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';

/**
 * The lists that wait, each with what it is for, its policy, its persons and when it was saved: a press goes on with that very list.
 *
 * @param otherwise the way to them while they are not here
 */
export function UnfinishedLists({ otherwise }: { readonly otherwise: ReactNode }) {
  const { data = [] } = useQuery({ ...callQuery(listImports, {}, { quiet: true }), staleTime: 0 });
  const text = useText(homeWords);
  const [isWhole, setIsWhole] = useState(false);
  const open = data.filter(({ status, row_count }) => waits.has(status) && row_count > 0);
  if (open.length === 0) return otherwise;
  return (
    <ul className="need-lists">
      {(isWhole ? open : open.slice(0, shown_max)).map((list) => (
        <li key={list.import_job_id}>
          <WayToList list={list} />
        </li>
      ))}
      {!isWhole && open.length > shown_max && (
        <li>
          <Button onClick={() => setIsWhole(true)}>{text('allLists', { count: open.length })}</Button>
        </li>
      )}
    </ul>
  );
}

/** With rows to mend, or ready to be submitted; a list whose draft waits is told of by its draft. */
const waits: ReadonlySet<number> = new Set([importStatus.needsFixes, importStatus.ready]);

const shown_max = 5;

function WayToList({ list }: { list: UnfinishedList }) {
  const text = useText(homeWords);
  const { formatTime } = useFormat();
  const { policy_id, import_job_id, plan, policy_no, file_name, row_count, fault_count } = list;
  return (
    <Link to={listPageOf[list.kind]} search={{ policy_id, list: import_job_id }}>
      <strong>{text(`unfinished_${list.kind}`, { count: row_count })}</strong>
      <span>
        {plan} · {policy_no}
      </span>
      {fault_count > 0 && <span>{text('unfinishedFaults', { count: fault_count })}</span>}
      {file_name !== null && <span>{file_name}</span>}
      <span>{text('unfinishedSaved', { time: formatTime(list.updated_at), by: list.by })}</span>
    </Link>
  );
}
