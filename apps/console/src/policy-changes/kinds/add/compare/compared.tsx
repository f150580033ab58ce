import type { ReactNode } from 'react';
import type { OpenList } from '../../../../imports/imports.tsx';
import { useFormat } from '../../../../platform/format.ts';
import { useText } from '../../../../platform/text.ts';
import { removeRows } from '../../../../roster/roster.tsx';
import { Button } from '../../../../ui/button.tsx';
import { type Comparison, shown_max } from './comparison.ts';
import { ToMove } from './to-move.tsx';
import { Unlisted } from './unlisted.tsx';
import { compareWords } from './words/words.ts';

type ComparedProps = {
  readonly found: Comparison;
  readonly list: OpenList;
  readonly policyId: number;
};

/** What a comparison found: one line a group, with what can be done for it. */
export function Compared({ found, list, policyId }: ComparedProps) {
  const text = useText(compareWords);
  const { formatDay } = useFormat();
  const { companies, covered, named, later, missing, elsewhere, unclear, unlisted } = found;
  const { unlisted_later_count: count } = found;
  return (
    <ul className="compare-found">
      {companies.map(({ company_id, name, covered_count }) => (
        <li key={company_id}>{text('coveredAt', { company: name, count: covered_count })}</li>
      ))}
      <Known list={list} keys={covered} said={text('covered', { count: covered.length })} />
      <Known list={list} keys={named} said={text('namedAlike', { count: named.length })}>
        <Rows list={list} rows={named.map((row_no) => [row_no, ''])} />
      </Known>
      {later.length > 0 && (
        <li>
          <p>{text('later', { count: later.length })}</p>
          <Rows
            list={list}
            rows={later.map(({ row_no, work_company: company, why, start_date }) => [
              row_no,
              text(`later_${why}`, { company, day: formatDay(start_date) }),
            ])}
          />
        </li>
      )}
      {missing.length > 0 && <li>{text('missing', { count: missing.length })}</li>}
      {elsewhere.length > 0 && (
        <li>
          <p>{text('elsewhere', { count: elsewhere.length })}</p>
          <Rows list={list} rows={elsewhere.map(({ row_no, work_company }) => [row_no, work_company])} />
          <ToMove list={list} rows={elsewhere.map(({ row_no }) => row_no)} policyId={policyId} />
        </li>
      )}
      {unclear.length > 0 && (
        <li>
          <p>{text('unclear', { count: unclear.length })}</p>
          <Rows list={list} rows={unclear.map(({ row_no, why }) => [row_no, text(`why_${why}`)])} />
        </li>
      )}
      {unlisted.length > 0 && <Unlisted found={found} policyId={policyId} />}
      {count > 0 && <li>{text('unlistedLater', { count })}</li>}
    </ul>
  );
}

/** Rows of persons who are covered, which can be taken off the list. */
function Known({
  list: { roster },
  keys,
  said,
  children,
}: {
  list: OpenList;
  keys: readonly number[];
  said: string;
  children?: ReactNode;
}) {
  const text = useText(compareWords);
  const onList = keys.filter((key) => roster.placeOf(key) !== undefined);
  if (keys.length === 0) return null;
  return (
    <li>
      <p>{said}</p>
      {children}
      {onList.length > 0 && (
        <Button onClick={() => removeRows(roster, onList)}>
          {text('takeCovered', { count: onList.length })}
        </Button>
      )}
    </li>
  );
}

/** Rows by their names, each with what is said of it; a press leads to the row. */
function Rows({
  list: { roster, cursor },
  rows,
}: {
  list: OpenList;
  rows: readonly (readonly [key: number, said: ReactNode])[];
}) {
  const text = useText(compareWords);
  const standing = rows.filter(([key]) => roster.placeOf(key) !== undefined);
  return (
    <ul className="compare-rows">
      {standing.slice(0, shown_max).map(([key, said]) => (
        <li key={key}>
          <Button kind="link" onClick={() => cursor.ask({ at: roster.placeOf(key) ?? 0 })}>
            {roster.entryOf(key)?.name.trim() || `# ${(roster.placeOf(key) ?? 0) + 1}`}
          </Button>{' '}
          <small>{said}</small>
        </li>
      ))}
      {standing.length > shown_max && <li>{text('more', { count: standing.length - shown_max })}</li>}
    </ul>
  );
}
