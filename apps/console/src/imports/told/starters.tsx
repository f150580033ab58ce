import { listImports } from '@app/contract/imports/list-imports';
import { parseList } from '@app/contract/imports/parse-list';
import { readImport } from '@app/contract/imports/read-import';
import { Link } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { send, useCall } from '../../platform/api.ts';
import { useText } from '../../platform/text.ts';
import { jumpToFinding, useLooking } from '../../roster/roster.tsx';
import { Button } from '../../ui/button.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { listPageOf } from '../list-page/list-page.ts';
import type { OpenList } from '../open-list.ts';
import { useKeeping } from '../saved-mark.tsx';
import { sentRow } from '../values.ts';
import { useKeptSources } from './kept-source.ts';
import { type Proposal, proposalsIn } from './proposals-of.ts';
import { namesOf } from './proposals.tsx';
import { toldWords } from './words/words.ts';
import './proposals.css';

type StartersProps = { readonly list: OpenList; readonly policyId: number };

/** Who begins by a list of those who leave: folded away, with one press that opens what was sent as a list of additions. */
export function Starters({ list, policyId }: StartersProps) {
  const text = useText(toldWords);
  const { roster, cursor } = list;
  const proposals = useSyncExternalStore(roster.subscribe, () => proposalsIn(roster));
  const starters = proposals.find(({ kind }) => kind === 'start');
  const isOpen = useLooking(roster)?.code === 'INTENT_START';
  if (!starters) return null;
  const look = () => {
    roster.lens.look(isOpen ? null : { code: 'INTENT_START' });
    if (!isOpen) jumpToFinding(roster, cursor, 'INTENT_START');
  };
  const count = starters.rows.length;
  return (
    <section className="card proposals" aria-label={text('start', { count })}>
      <ul>
        <li>
          <button type="button" className="proposals-kind" aria-pressed={isOpen} onClick={look}>
            <StateMark kind="quiet">{text('start', { count })}</StateMark>
          </button>
          <span className="proposals-whom">{namesOf(starters.rows, text('separator'))}</span>
          <OpenAsAdditions list={list} rows={starters.rows} policyId={policyId} />
        </li>
      </ul>
      {isOpen && <p>{text('startMeans')}</p>}
    </section>
  );
}

/** Reads what was sent once more, as a list of additions; where it is kept no more, takes the rows as they stand. */
function OpenAsAdditions({
  list,
  rows,
  policyId: policy_id,
}: StartersProps & { readonly rows: Proposal['rows'] }) {
  const text = useText(toldWords);
  const { sources } = useKeptSources(list, null);
  const { job } = useKeeping(list);
  const store = useCall(parseList, { stales: [listImports] });
  const [isAsking, setIsAsking] = useState(false);
  if (store.data)
    return (
      <Link className="button" to={listPageOf.add} search={{ list: store.data.import_job_id }}>
        {text('goOnStart')}
      </Link>
    );
  const named = () =>
    rows.flatMap(({ key }, at) => {
      const entry = list.roster.entryOf(key);
      if (!entry) return [];
      const { name, idtype, idcard, person, work_company } = sentRow(entry, undefined).values;
      return [{ row_no: at + 1, values: { name, idtype, idcard, person, work_company } }];
    });
  const open = async () => {
    setIsAsking(true);
    const here = job?.import_job_id;
    const { file_id } =
      sources.length > 0 || here === undefined
        ? { file_id: null }
        : await send(readImport, { import_job_id: here }, { quiet: true }).catch(() => ({ file_id: null }));
    const written = sources.map((source) => source.text).join('\n');
    const sent = written !== '' ? { text: written } : file_id === null ? { rows: named() } : { file_id };
    store.mutate({ kind: 'add', policy_id, ...sent });
    setIsAsking(false);
  };
  return (
    <Button disabled={isAsking || store.isPending} onClick={() => void open()}>
      {text('openStart')}
    </Button>
  );
}
