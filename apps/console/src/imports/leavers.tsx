import { listLatelyOff, pickPersons } from '@app/contract/persons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, useCall } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { appendRows } from '../roster/roster.tsx';
import { Failure, FirstLoad } from '../ui/faces.tsx';
import type { Desk } from './desk.ts';
import { importWords } from './words/words.ts';
import '../ui/button.css';
import './ways.css';

/** Who was covered until lately and is not now, to be put on the list again with what is known of them. */
export function Leavers({ desk, onClose }: { desk: Desk; onClose: () => void }) {
  const text = useText(importWords);
  const [keywords, setKeywords] = useState('');
  const [picked, setPicked] = useState<ReadonlySet<number>>(new Set());
  const query = useQuery(callQuery(listLatelyOff, { days: 90 }, { quiet: true }));
  const pick = useCall(pickPersons, { stales: [] });
  const found = (query.data ?? []).filter(({ name, work_company }) =>
    `${name} ${work_company}`.includes(keywords.trim()),
  );
  const add = async () => {
    const persons = await pick.mutateAsync({ policy_person_ids: [...picked] }).catch(() => undefined);
    if (!persons) return;
    const keys = appendRows(
      desk.roster,
      persons.map(
        ({ idtype, occupation_name, work_company, work_company_id, occupation_code, ...person }) => ({
          name: person.name,
          idcard: person.idcard,
          mobile: person.mobile,
          idtype: idtype === 1 ? '' : String(idtype),
          work_company,
          work_company_id,
          occupation: occupation_name,
          occupation_code,
        }),
      ),
    );
    desk.cursor.ask({ at: desk.roster.placeOf(keys[0] ?? -1) ?? 0 });
    onClose();
  };
  return (
    <section className="card leavers" aria-label={text('leavers')}>
      <div className="leavers-head">
        <h2>{text('leavers')}</h2>
        <input
          type="search"
          aria-label={text('findLeaver')}
          placeholder={text('findLeaver')}
          value={keywords}
          onChange={(event) => setKeywords(event.currentTarget.value)}
        />
        <button
          type="button"
          className="button button-primary"
          disabled={picked.size === 0 || pick.isPending}
          onClick={() => void add()}
        >
          {text('addLeavers', { count: picked.size })}
        </button>
        <button type="button" className="button" onClick={onClose}>
          {text('close')}
        </button>
      </div>
      {query.error && <Failure error={query.error} onRetry={() => void query.refetch()} />}
      {query.isLoading && <FirstLoad rows={3} columns={2} />}
      {query.data && found.length === 0 && <p>{text('noLeaver')}</p>}
      <LeaverList found={found} picked={picked} onPick={setPicked} />
    </section>
  );
}

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
