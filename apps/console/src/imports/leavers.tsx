import { leavers_max, listLatelyOff, pickPersons } from '@app/contract/persons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callQuery, useCall } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { appendRows } from '../roster/roster.tsx';
import { Failure, FirstLoad, RefreshBar } from '../ui/faces.tsx';
import type { OpenList } from './open-list.ts';
import { entryOfPicked } from './picked-person.ts';
import { Select } from '../ui/select.tsx';
import { importWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';
import './ways.css';

/** Who left lately is at hand; who is asked for by name or company is looked for in a whole year. */
const days = { lately: 90, asked: 366 };

type Wanted = { readonly keywords: string; readonly work_company_id: number | undefined };

/** Who was covered until lately and is not now, to be put on the list again with what is known of them. */
export function Leavers({ list, onClose }: { list: OpenList; onClose: () => void }) {
  const text = useText(importWords);
  const [wanted, setWanted] = useState<Wanted>({ keywords: '', work_company_id: undefined });
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const asked = useSettled(wanted);
  const isAsked = asked.keywords !== '' || asked.work_company_id !== undefined;
  const input = { ...asked, days: isAsked ? days.asked : days.lately };
  const query = useQuery({
    ...callQuery(listLatelyOff, input, { quiet: true }),
    placeholderData: keepPreviousData,
  });
  const pick = useCall(pickPersons, { stales: [] });
  const add = async () => {
    const persons = await pick.mutateAsync({ policy_person_ids: [...picked] }).catch(() => undefined);
    if (!persons) return;
    const keys = appendRows(list.roster, persons.map(entryOfPicked));
    list.cursor.ask({ at: list.roster.placeOf(keys[0] ?? -1) ?? 0 });
    onClose();
  };
  const found = query.data ?? [];
  return (
    <section className="card leavers" aria-label={text('leavers')}>
      <div className="leavers-head">
        <h2>{text('leavers')}</h2>
        <Search list={list} wanted={wanted} onWanted={setWanted} />
        <Button
          kind="primary"
          disabled={picked.size === 0 || picked.size > leavers_max || pick.isPending}
          onClick={() => void add()}
        >
          {text('addLeavers', { count: picked.size })}
        </Button>
        <Button onClick={onClose}>{text('close')}</Button>
      </div>
      <RefreshBar refreshing={query.isFetching && !query.isLoading} />
      {query.error && <Failure error={query.error} onRetry={() => void query.refetch()} />}
      {query.isLoading && <FirstLoad rows={3} columns={2} />}
      {query.data && found.length === 0 && <p>{text(isAsked ? 'noSuchLeaver' : 'noLeaver')}</p>}
      <LeaverList found={found} picked={picked} onPick={setPicked} />
      {found.length === leavers_max && <output>{text('moreLeavers', { max: leavers_max })}</output>}
    </section>
  );
}

/** Whom to look for: anyone of this name or number, of one work company or all. */
function Search({
  list,
  wanted,
  onWanted,
}: {
  list: OpenList;
  wanted: Wanted;
  onWanted: (wanted: Wanted) => void;
}) {
  const text = useText(importWords);
  const { companies } = list.roster.judging().directory;
  return (
    <>
      <input
        className="field"
        type="search"
        aria-label={text('findLeaver')}
        placeholder={text('findLeaver')}
        maxLength={60}
        value={wanted.keywords}
        onChange={(event) => onWanted({ ...wanted, keywords: event.currentTarget.value })}
      />
      <Select
        label={text('leaversOf')}
        value={wanted.work_company_id}
        choices={[
          { value: undefined, name: text('allCompanies') },
          ...companies.map(({ id, name }) => ({ value: id, name })),
        ]}
        onChoose={(work_company_id) => onWanted({ ...wanted, work_company_id })}
      />
    </>
  );
}

/** What is wanted once nobody has typed for a moment. */
function useSettled(wanted: Wanted): Wanted {
  const [settled, setSettled] = useState(wanted);
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ ...wanted, keywords: wanted.keywords.trim() }), settle_ms);
    return () => clearTimeout(timer);
  }, [wanted]);
  return settled;
}

const settle_ms = 250;

type Leaver = {
  policy_person_id: number;
  name: string;
  idcard: string;
  work_company: string;
  off_date: string;
};

function LeaverList({
  found,
  picked,
  onPick,
}: {
  found: readonly Leaver[];
  picked: ReadonlySet<number>;
  onPick: (picked: ReadonlySet<number>) => void;
}) {
  const text = useText(importWords);
  const { formatDay } = useFormat();
  return (
    <ul className="leavers-list">
      {found.map(({ policy_person_id: id, name, idcard, work_company, off_date }) => (
        <li key={id}>
          <label>
            <input
              type="checkbox"
              checked={picked.has(id)}
              onChange={(event) =>
                onPick(
                  event.currentTarget.checked
                    ? new Set([...picked, id])
                    : new Set([...picked].filter((one) => one !== id)),
                )
              }
            />
            <span>
              {name} <small>{idcard}</small>
              <br />
              <small>{text('leftOn', { company: work_company, day: formatDay(off_date) })}</small>
            </span>
          </label>
        </li>
      ))}
    </ul>
  );
}
