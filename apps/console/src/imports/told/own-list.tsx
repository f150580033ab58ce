import { listImports } from '@app/contract/imports/list-imports';
import { parseList } from '@app/contract/imports/parse-list';
import type { OwnKind } from '@app/domain/changes/kinds';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../platform/api.ts';
import { useText } from '../../platform/text.ts';
import type { OpenList } from '../open-list.ts';
import { listPageOf } from '../list-page/list-page.ts';
import { sentRow } from '../values.ts';
import type { Proposal } from './proposals-of.ts';
import { toldWords } from './words/words.ts';
import { Button } from '../../ui/button.tsx';

type OwnListProps = {
  readonly kind: OwnKind;
  readonly list: OpenList;
  readonly rows: Proposal['rows'];
  readonly policyId: number;
};

/** Makes a list of their own of those whom this list names for another kind of change. They stay on this one too, for the reply. */
export function OwnList({ kind, list: { roster }, rows, policyId: policy_id }: OwnListProps) {
  const text = useText(toldWords);
  const store = useCall(parseList, { stales: [listImports] });
  const count = rows.length;
  if (store.data)
    return (
      <Link className="button" to={listPageOf[kind]} search={{ list: store.data.import_job_id }}>
        {text(`goOn_${kind}`, { count })}
      </Link>
    );
  const named = () =>
    rows.flatMap(({ key }, at) => {
      const entry = roster.entryOf(key);
      if (!entry) return [];
      const { name, idtype, idcard, person, intent } = sentRow(entry, undefined).values;
      return [{ row_no: at + 1, values: { name, idtype, idcard, person, intent } }];
    });
  return (
    <Button disabled={store.isPending} onClick={() => store.mutate({ kind, policy_id, rows: named() })}>
      {text(`open_${kind}`, { count })}
    </Button>
  );
}
