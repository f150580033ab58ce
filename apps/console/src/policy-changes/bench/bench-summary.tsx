import type { Day } from '@app/domain/calendar/day';
import type { ReactNode } from 'react';
import { type OpenList, importWords, keepFaultyRows } from '../../imports/imports.tsx';
import { useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { type ActivePolicy, PolicyFacts } from '../../policies/policies.tsx';
import { jumpToFinding, kindOf, useLooking, useRosterText, useSummary } from '../../roster/roster.tsx';
import { Card } from '../../ui/page.tsx';
import { StateMark } from '../../ui/state-mark.tsx';
import { toast } from '../../ui/toast.tsx';
import type { Benching } from '../kinds/kind.ts';
import { changeWords } from '../words/words.ts';
import { Button } from '../../ui/button.tsx';
import './bench-summary.css';

/** What the list comes to while it is written: heads, problems by kind, the money, and the day with its cut-off. */
export function BenchSummary({
  benching,
  list,
  policy,
  asOf,
  start,
  children,
}: {
  benching: Benching;
  list: OpenList;
  policy: ActivePolicy;
  /** When the server told the policy, in milliseconds of this device's clock. */
  asOf: number;
  start: Day;
  children: ReactNode;
}) {
  const text = useText(changeWords);
  const listText = useText(importWords);
  const sentences = benching.useSentences();
  const { formatNumber } = useFormat();
  const { heads, valid, faulty } = useSummary(list.roster);
  return (
    <aside className="add-summary" aria-label={text('summary')}>
      <Card title={text('summary')}>
        <dl className="add-figures">
          <Figure name={text('heads')}>{formatNumber(heads)}</Figure>
          <Figure name={text('ready')}>{formatNumber(valid)}</Figure>
          <Figure name={text('withProblems')}>{formatNumber(faulty)}</Figure>
        </dl>
        <Kinds list={list} />
        {benching.Advice && <benching.Advice list={list} policy={policy} start={start} />}
        {faulty > 0 && (
          <Button onClick={() => void fetchFaulty(list)}>{listText('faultyFile', { count: faulty })}</Button>
        )}
        <benching.Figures list={list} policy={policy} start={start} />
      </Card>
      {children}
      <Card title={sentences.when}>
        <benching.When list={list} policy={policy} start={start} asOf={asOf} />
      </Card>
      <Card title={text('policy')}>
        <PolicyFacts policy={policy} />
      </Card>
    </aside>
  );
}

const Figure = ({ name, children }: { name: string; children: string }) => (
  <div>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** The findings by kind; a press shows the rows that have it alone, another all again. */
function Kinds({ list: { roster, cursor } }: { list: OpenList }) {
  const text = useText(changeWords);
  const rowText = useRosterText(roster);
  const { formatNumber } = useFormat();
  const { kinds } = useSummary(roster);
  const looking = useLooking(roster);
  if (kinds.length === 0) return null;
  return (
    <ul className="add-kinds" aria-label={text('problemKinds')}>
      {kinds.map(({ code, level, rows }) => (
        <li key={code}>
          <button
            type="button"
            aria-pressed={looking?.code === code}
            onClick={() => {
              roster.lens.look(looking?.code === code ? null : { code });
              jumpToFinding(roster, cursor, code);
            }}
          >
            <StateMark kind={kindOf[level]}>{rowText(code)}</StateMark>
            <span className="add-kind-rows">{formatNumber(rows)}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Gives the rows that are to be mended as a workbook: it can be mended there and fed back. */
async function fetchFaulty({ keeper }: OpenList): Promise<void> {
  try {
    await keeper.flush();
    const { job } = keeper.keeping();
    if (job) await keepFaultyRows(job.import_job_id);
  } catch (error) {
    toast({ kind: 'failed', text: error instanceof Error ? error.message : String(error) });
  }
}
