import { keepSource, readSource, source_length_max, source_lines_max } from '@app/contract/import-source';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery, refresh, send } from '../../platform/api.ts';
import { createKey } from '../../platform/presses.ts';
import type { RosterStore } from '../../roster/roster.tsx';
import type { Desk } from '../desk.ts';
import { useKeeping } from '../saved-mark.tsx';
import { lineEnd, type Source } from '../use-ways-in.ts';

/**
 * The message that the list on the desk was pasted as: the one that came last, else the one that is stored with the list. One that
 * came is stored as soon as the list is. Null while another list stands there.
 */
export function useKeptSource(desk: Desk, pasted: Source | null): Source | null {
  const { roster } = desk;
  const here = useKeeping(desk).job?.import_job_id;
  const [list, setList] = useState(here);
  const [ofList, setOfList] = useState(pasted);
  // A list is stored, and gets its number, only once somebody stands on it.
  const isNew = pasted !== ofList;
  if (isNew) setOfList(pasted);
  if (isNew || (list === undefined && here !== undefined)) setList(here);

  const isOfList = pasted !== null && (list === undefined || here === undefined || list === here);
  useEffect(() => {
    if (isOfList && here !== undefined) void keep(here, pasted, roster);
  }, [isOfList, here, pasted, roster]);

  const { data } = useQuery({
    ...callQuery(readSource, { import_job_id: here ?? 0 }, { quiet: true }),
    enabled: here !== undefined && !isOfList,
  });
  if (isOfList) return pasted;
  const stored = here === undefined ? null : data?.source;
  return stored ? { ...stored, keys: stored.row_nos } : null;
}

/** Stores as much of a message as is shown. Without an answer it stays in sight until the page is left. */
async function keep(import_job_id: number, { text, line_count, skipped, keys }: Source, roster: RosterStore) {
  const lines = text.split(lineEnd).slice(0, source_lines_max);
  const shown = (row: number | null) => row !== null && row <= lines.length;
  await send(
    keepSource,
    {
      import_job_id,
      text: lines.join('\n').slice(0, source_length_max).toWellFormed(),
      line_count,
      row_nos: keys.filter((key) => shown(roster.sourceOf(key))),
      skipped: skipped.flatMap(({ source_row, why }) => (shown(source_row) ? [{ source_row, why }] : [])),
    },
    { quiet: true, idempotencyKey: createKey() },
  ).catch(() => undefined);
  await refresh([readSource]);
}
