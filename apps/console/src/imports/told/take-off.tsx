import { listImports } from '@app/contract/imports/list-imports';
import { parseList } from '@app/contract/imports/parse-list';
import { off } from '@app/contract/policy-changes/off-persons';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../platform/api.ts';
import { useMay } from '../../platform/me.ts';
import { useText } from '../../platform/text.ts';
import type { OpenList } from '../open-list.ts';
import { listPageOf } from '../list-page/list-page.ts';
import { sentRow } from '../values.ts';
import type { Proposal } from './proposals-of.ts';
import { toldWords } from './words/words.ts';

type TakeOffProps = { readonly list: OpenList; readonly rows: Proposal['rows']; readonly policyId: number };

/** Makes a list of leavers of those whom this list says to leave. They stay on this one too, for the reply. */
export function TakeOff({ list: { roster }, rows, policyId: policy_id }: TakeOffProps) {
  const text = useText(toldWords);
  const mayTakeOff = useMay(off);
  const store = useCall(parseList, { stales: [listImports] });
  const count = rows.length;
  if (!mayTakeOff) return <p>{text('takeOffByOthers')}</p>;
  if (store.data)
    return (
      <Link className="button" to={listPageOf.off} search={{ list: store.data.import_job_id }}>
        {text('toLeavers', { count })}
      </Link>
    );
  const leavers = () =>
    rows.flatMap(({ key }, at) => {
      const entry = roster.entryOf(key);
      if (!entry) return [];
      const { name, idtype, idcard, person, intent } = sentRow(entry, undefined).values;
      return [{ row_no: at + 1, values: { name, idtype, idcard, person, intent } }];
    });
  return (
    <button
      type="button"
      className="button"
      disabled={store.isPending}
      onClick={() => store.mutate({ kind: 'off', policy_id, rows: leavers() })}
    >
      {text('takeOff', { count })}
    </button>
  );
}
