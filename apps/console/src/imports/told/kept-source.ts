import { keepSource } from '@app/contract/imports/keep-source';
import { readSource } from '@app/contract/imports/read-source';
import { source_length_max, source_lines_max, sources_max } from '@app/contract/imports/source';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef, useState } from 'react';
import { callQuery, refresh, send } from '../../platform/api.ts';
import { createKey } from '../../platform/presses.ts';
import type { RosterStore } from '../../roster/roster.tsx';
import type { OpenList } from '../open-list.ts';
import { useKeeping } from '../saved-mark.tsx';
import { lineEnd, type Source } from '../source-of.ts';

/** The messages that the open list was pasted as, the oldest first, and how many older ones are kept no more. */
export type KeptSources = { readonly sources: readonly Source[]; readonly gone: number };

/** What was pasted here for one list. */
type Pasted = { readonly list: number | undefined; readonly sources: readonly Source[] };

const none: readonly Source[] = [];

/** Those that are stored with the list, and those that were pasted here: each is stored as soon as the list is. */
export function useKeptSources(list: OpenList, latest: Source | null): KeptSources {
  const { roster } = list;
  const here = useKeeping(list).job?.import_job_id;
  const [last, setLast] = useState<Source | null>(null);
  const [pasted, setPasted] = useState<Pasted>({ list: here, sources: none });
  const isOfList = pasted.list === undefined || here === undefined || pasted.list === here;
  const own = isOfList ? pasted.sources : none;
  if (latest !== last) {
    setLast(latest);
    if (latest) setPasted({ list: here, sources: withSource(own, latest) });
    // A list is stored, and gets its number, only once somebody stands on it.
  } else if (pasted.list === undefined && here !== undefined) setPasted({ list: here, sources: own });

  const sent = useRef(new WeakSet<Source>());
  useEffect(() => {
    if (here !== undefined) void keepAll(own, { here, roster, sent: sent.current });
  }, [here, own, roster]);

  const { data } = useQuery({
    ...callQuery(readSource, { import_job_id: here ?? 0 }, { quiet: true }),
    enabled: here !== undefined,
  });
  const stored = here === undefined ? undefined : data;
  return useMemo(() => {
    const kept = [...(stored?.earlier ?? []), ...(stored?.source ? [stored.source] : [])];
    const before: readonly Source[] = kept.map((source) => ({ ...source, keys: source.row_nos }));
    return { sources: own.reduce(withSource, before), gone: stored?.gone ?? 0 };
  }, [stored, own]);
}

/** With one more; the same one again has the rows of both times. */
function withSource(sources: readonly Source[], latest: Source): readonly Source[] {
  const text = keptText(latest);
  const again = sources.filter((one) => keptText(one) === text);
  const keys = [...new Set([...again, latest].flatMap((one) => one.keys))];
  const others = sources.filter((one) => !again.includes(one));
  return [...others, again.length > 0 ? { ...latest, keys } : latest].slice(-sources_max);
}

/** As much of a message as is shown, and kept. */
const keptText = ({ text }: Source): string =>
  text.split(lineEnd).slice(0, source_lines_max).join('\n').slice(0, source_length_max).toWellFormed();

type Keeping = {
  readonly here: number;
  readonly roster: RosterStore;
  /** Those that were stored before. */
  readonly sent: WeakSet<Source>;
};

/** Stores those that are not yet. Without an answer they stay in sight until the page is left. */
async function keepAll(sources: readonly Source[], { here, roster, sent }: Keeping): Promise<void> {
  const fresh = sources.filter((source) => !sent.has(source));
  if (fresh.length === 0) return;
  for (const source of fresh) sent.add(source);
  for (const source of fresh) await keep(here, source, roster).catch(() => sent.delete(source));
  await refresh([readSource]);
}

function keep(import_job_id: number, source: Source, roster: RosterStore): Promise<unknown> {
  const text = keptText(source);
  const line_count = text.split('\n').length;
  const isShown = (row: number | null) => row !== null && row <= line_count;
  return send(
    keepSource,
    {
      import_job_id,
      text,
      line_count: source.line_count,
      row_nos: source.keys.filter((key) => isShown(roster.sourceOf(key))),
      skipped: source.skipped.flatMap(({ source_row, why }) =>
        isShown(source_row) ? [{ source_row, why }] : [],
      ),
    },
    { quiet: true, idempotencyKey: createKey() },
  );
}
