import { listImports } from '@app/contract/imports/list-imports';
import { parseList } from '@app/contract/imports/parse-list';
import type { Twice } from '@app/contract/worth-a-look';
import { Link } from '@tanstack/react-router';
import { useCall } from '../platform/api.ts';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Button } from '../ui/button.tsx';
import { gapWords } from './words/words.ts';

type Row = Twice['rows'][number];

type Spare = Pick<Row, 'name' | 'idcard'> & Row['covers'][number];

/** A removal list for each policy that holds spare covers, made by one press, where each is looked at again before anything ends. */
export function SpareLists({ rows }: { readonly rows: readonly Row[] }) {
  const may = useMay(parseList);
  if (!may) return null;
  const spares = rows.flatMap(({ name, idcard, covers }) =>
    covers.filter(({ is_spare }) => is_spare === 1).map((cover) => ({ ...cover, name, idcard })),
  );
  return (
    <p className="worth-ways">
      {[...Map.groupBy(spares, ({ policy_id }) => policy_id)].map(([policy_id, own]) => (
        <SpareList key={policy_id} policy_id={policy_id} spares={own} />
      ))}
    </p>
  );
}

function SpareList({ policy_id, spares }: { readonly policy_id: number; readonly spares: readonly Spare[] }) {
  const text = useText(gapWords);
  const store = useCall(parseList, { stales: [listImports] });
  const policy = spares[0]!.policy_no;
  if (store.data)
    return (
      <Link className="button button-primary" to="/policy/reduce" search={{ list: store.data.import_job_id }}>
        {text('openList', { count: spares.length, policy })}
      </Link>
    );
  const rows = spares.map(({ policy_person_id, name, idcard }, at) => ({
    row_no: at + 1,
    values: { name, idcard, policy_person_id },
  }));
  return (
    <Button isBusy={store.isPending} onClick={() => store.mutate({ kind: 'off', policy_id, rows })}>
      {text('makeList', { count: spares.length, policy })}
    </Button>
  );
}
