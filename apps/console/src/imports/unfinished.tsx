import { discardImport } from '@app/contract/imports/discard-import';
import { listImports, type UnfinishedList } from '@app/contract/imports/list-imports';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { useQuery } from '@tanstack/react-query';
import { callQuery, refresh, useCall } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { AskTwice } from '../ui/ask-twice.tsx';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './unfinished.css';
import './ways.css';

/** Lists that were begun and not finished, each told from the others by who saved it when, how many stand in it and who is first. */
export function Unfinished({
  lists,
  onOpen,
  onDiscarded,
}: {
  lists: readonly UnfinishedList[];
  /** Left out where a list cannot be gone on with. */
  onOpen?: (import_job_id: number) => void;
  onDiscarded?: () => void;
}) {
  return (
    <ul className="starts-list unfinished">
      {lists.map((list) => (
        <Item key={list.import_job_id} list={list} onOpen={onOpen} onDiscarded={onDiscarded} />
      ))}
    </ul>
  );
}

type ItemProps = {
  list: UnfinishedList;
  onOpen: ((import_job_id: number) => void) | undefined;
  onDiscarded: (() => void) | undefined;
};

function Item({ list, onOpen, onDiscarded }: ItemProps) {
  const text = useText(importWords);
  const { formatTime } = useFormat();
  const { import_job_id, version, row_count: count, updated_at, by, plan, policy_no } = list;
  const call = useCall(discardImport, { stales: [listImports] });
  const whose = { count, time: formatTime(updated_at), by };
  const where = onOpen ? '' : `${plan} ${policy_no}`;
  const further = [where, ...useFurther(list)].filter((part) => part !== '').join(' · ');
  const throwAway = () =>
    call.mutate(
      { import_job_id, version },
      {
        onSuccess: () => onDiscarded?.(),
        // Somebody else may have been faster: the list shows it.
        onFailure: () => void refresh([listImports]),
      },
    );
  return (
    <li>
      {onOpen ? (
        <Button kind="primary" className="starts-go-on" onClick={() => onOpen(import_job_id)}>
          {text('goOn', whose)}
          {further !== '' && <small>{further}</small>}
        </Button>
      ) : (
        <p className="unfinished-list">
          {text('listOf', whose)}
          {further !== '' && <small>{further}</small>}
        </p>
      )}
      <AskTwice
        label={text('discard')}
        name={text('discardYes', { count })}
        question={text('discardMeans', {
          what: further === '' ? text('listOf', whose) : `${text('listOf', whose)} · ${further}`,
        })}
        yes={text('discardYes', { count })}
        no={text('discardNo')}
        isBusy={call.isPending}
        onYes={throwAway}
      />
    </li>
  );
}

/** Which file a list came from, and who stands first in it. */
function useFurther({ import_job_id, row_count, file_name, source }: UnfinishedList): string[] {
  const text = useText(importWords);
  const { data } = useQuery({
    ...callQuery(readImportRows, { import_job_id, page: 1, limit: named_max }, { quiet: true }),
    enabled: row_count > 0,
  });
  const names = (data?.rows ?? []).flatMap(({ values: { name } }) => (name ? [name] : []));
  const first = names.join(text('mineBetween')) + (names.length > 0 && row_count > names.length ? '…' : '');
  const from = file_name ?? (source === 'change' ? text('refusedList') : '');
  return [from, first];
}

const named_max = 3;
