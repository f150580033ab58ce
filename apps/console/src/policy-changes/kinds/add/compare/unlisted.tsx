import { listImports } from '@app/contract/imports/list-imports';
import { parseList } from '@app/contract/imports/parse-list';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../../platform/api.ts';
import { useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { type Comparison, shown_max } from './comparison.ts';
import { compareWords } from './words/words.ts';

/** Who is covered and on no row: they go on a removal list by one press, where each is looked at again before anything ends. */
export function Unlisted({ found, policyId: policy_id }: { found: Comparison; policyId: number }) {
  const text = useText(compareWords);
  const { formatEnd } = useFormat();
  const store = useCall(parseList, { stales: [listImports] });
  const { unlisted, unclear, companies } = found;
  const count = unlisted.length;
  const covered = companies.reduce((sum, { covered_count }) => sum + covered_count, 0);
  const rows = () =>
    unlisted.map(({ policy_person_id, name, idcard }, at) => ({
      row_no: at + 1,
      values: { name, idcard, policy_person_id },
    }));
  return (
    <li>
      <p>{text('unlisted', { count })}</p>
      {count * 2 > covered && count > few && <p className="compare-warning">{text('unlistedMany')}</p>}
      {unclear.length > 0 && <p className="compare-warning">{text('unsure')}</p>}
      <ul className="compare-rows">
        {unlisted.slice(0, shown_max).map(({ policy_person_id, name, idcard, work_company, end_date }) => (
          <li key={policy_person_id}>
            {name} <small>{idcard}</small>
            <br />
            <small>
              {work_company} · {formatEnd(end_date)}
            </small>
          </li>
        ))}
        {count > shown_max && <li>{text('more', { count: count - shown_max })}</li>}
      </ul>
      {store.data ? (
        <Link className="button" to="/policy/reduce" search={{ list: store.data.import_job_id }}>
          {text('goOn', { count })}
        </Link>
      ) : (
        <Button
          isBusy={store.isPending}
          onClick={() => store.mutate({ kind: 'off', policy_id, rows: rows() })}
        >
          {text('makeList', { count })}
        </Button>
      )}
    </li>
  );
}

/** A handful may well be the most of a small crew. */
const few = 3;
