import { addDays, type Day, day, earlier, later } from '@app/domain/calendar/day';
import { earliestOff } from '@app/domain/changes/ending';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useFormat } from '../../../../platform/format.ts';
import { instantOf } from '../../../../platform/server-time.ts';
import { useText } from '../../../../platform/text.ts';
import type { ActivePolicy } from '../../../../policies/policies.tsx';
import { Button } from '../../../../ui/button.tsx';
import { DayField } from '../../../../ui/day-field.tsx';
import { Failure } from '../../../../ui/faces.tsx';
import { Page } from '../../../../ui/page.tsx';
import { workCompaniesOf } from '../../../../work-companies/work-companies.ts';
import { changeWords } from '../../../words/words.ts';
import type { BoardOf } from '../../board/board-page.tsx';
import { keepsRows } from '../../board/kept.ts';
import { useChosen } from '../../board/use-chosen.ts';
import { useReckoned } from '../../board/use-reckoned.ts';
import { CoveredPicker } from '../../off/covered-picker.tsx';
import type { TransferSearch, TransferWays } from '../transfer-search.ts';
import { MoveFoot } from './move-foot.tsx';
import { MoveSummary } from './move-summary.tsx';
import { MoverRows } from './mover-rows.tsx';
import { isBlank, isSaid, type Mover, sentOf, soundOf, targetOf, withBlank, withChosen } from './movers.ts';
import { WhereTo } from './where-to.tsx';
import { moveBoardWords } from './words/words.ts';
import '../../../bench/bench.css';
import '../../board/board.css';
import './move-board.css';

const useKept = keepsRows<Mover>(withBlank);

type BoardProps = TransferWays & BoardOf;

/** Who moves and where to, as the server judges and prices it while it is written. */
export function MoveBoard({ policy, search, onSearch, onOtherPolicy, onChecked }: BoardProps) {
  const text = useText(moveBoardWords);
  const { policy_id } = policy;
  const { start_date, work_company_id, occupation_id } = search;
  const all = { work_company_id, occupation_id };
  const { data: companies = [], error, refetch } = useQuery(workCompaniesOf(policy_id));
  const { rows: movers, draft, keep } = useKept(policy_id);
  useChosen(search.cover, (chosen) => {
    keep({ rows: chosen.reduce(withChosen, movers) });
    onSearch({ cover: undefined });
  });
  const written = movers.filter((mover) => !isBlank(mover));
  const isReady = written.length > 0 && written.every((mover) => isSaid(targetOf(mover, all)));
  const moves = sentOf(movers, all);
  const reckoned = useReckoned(
    policy_id,
    start_date,
    isReady ? { change_type: 'transfer', moves } : undefined,
  );
  return (
    <Page
      title={text('title')}
      purpose={text('purpose')}
      foot={
        <MoveFoot
          {...reckoned}
          policy={policy}
          moves={moves}
          by={movers}
          isReady={isReady}
          start={start_date}
          draft={draft}
          onStart={(start) => onSearch({ start_date: start })}
          onDrafted={(policy_change_id) => {
            keep({ draft: policy_change_id, drafted: soundOf(movers, reckoned.forecast) });
            onChecked(policy_change_id);
          }}
        />
      }
    >
      <MoveHead policy={policy} search={search} onSearch={onSearch} onOtherPolicy={onOtherPolicy} />
      {error && <Failure error={error} onRetry={() => void refetch()} />}
      <div className="board">
        <section className="card" aria-label={text('who')}>
          <fieldset className="move-where">
            <legend>{text('whereTo')}</legend>
            <WhereTo
              companies={companies}
              target={all}
              onTarget={onSearch}
              labels={{ company: text('company'), work: text('work') }}
              none={{ company: text('sameCompany'), work: text('sameWork') }}
              isLabelled
            />
          </fieldset>
          <p className="board-hint">{text('hint')}</p>
          <MoverRows
            movers={movers}
            all={all}
            companies={companies}
            forecast={reckoned.forecast}
            onMovers={(rows) => keep({ rows })}
          />
          <div className="move-picks">
            <Picks policy={policy} movers={movers} onMovers={(rows) => keep({ rows })} />
          </div>
        </section>
        <MoveSummary forecast={reckoned.forecast} />
      </div>
    </Page>
  );
}

/** The covered of the policy, to be chosen instead of written. */
function Picks({
  policy,
  movers,
  onMovers,
}: {
  policy: ActivePolicy;
  movers: readonly Mover[];
  onMovers: (movers: readonly Mover[]) => void;
}) {
  const text = useText(moveBoardWords);
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{text('pick')}</Button>;
  return (
    <CoveredPicker
      policy={policy}
      isTaken={(id) => movers.some(({ policy_person_id }) => policy_person_id === id)}
      onPick={(picked) => onMovers(withChosen(movers, picked))}
      take={{ short: text('take'), named: (name) => text('takeNamed', { name }) }}
      onClose={() => setOpen(false)}
    />
  );
}

/** For which policy, and on which day: what holds for all. */
function MoveHead({
  policy,
  search,
  onSearch,
  onOtherPolicy,
}: Pick<BoardProps, 'policy' | 'search' | 'onSearch' | 'onOtherPolicy'>) {
  const text = useText(moveBoardWords);
  const changeText = useText(changeWords);
  const { formatDay, formatEnd } = useFormat();
  const id = useId();
  const earliest = earliestOf(policy);
  const start = startOf(search, earliest);
  return (
    <section className="add-head" aria-label={changeText('policyAndStart')}>
      <div className="add-head-policy">
        <strong>{policy.plan}</strong>
        <span>{policy.policy_no}</span>
        {onOtherPolicy && <Button onClick={onOtherPolicy}>{changeText('otherPolicy')}</Button>}
      </div>
      <div className="add-start">
        <DayField
          label={text('day')}
          isRequired
          value={start}
          min={earliest}
          max={earlier(policy.end_date, addDays(earliest, policy.future_start_days_max))}
          describedBy={id}
          onChoose={(chosen) => chosen && onSearch({ start_date: chosen })}
        />
        <p id={id}>{text('meets', { last: formatEnd(addDays(day(start), -1)), first: formatDay(start) })}</p>
      </div>
    </section>
  );
}

const earliestOf = ({ now, effective_mode, cutoff_time, start_date }: ActivePolicy): Day =>
  later(earliestOff(instantOf(now), { effective_mode, cutoff_time }), start_date);

const startOf = ({ start_date }: TransferSearch, earliest: Day): Day => start_date ?? earliest;
