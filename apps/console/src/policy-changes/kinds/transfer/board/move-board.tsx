import { type Day, later } from '@app/domain/calendar/day';
import { earliestOff } from '@app/domain/changes/ending';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { instantOf } from '../../../../platform/server-time.ts';
import { useText } from '../../../../platform/text.ts';
import type { ActivePolicy } from '../../../../policies/policies.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Failure } from '../../../../ui/faces.tsx';
import { Page } from '../../../../ui/page.tsx';
import { workCompaniesOf } from '../../../../work-companies/work-companies.ts';
import { BoardHead } from '../../board/board-head.tsx';
import type { BoardOf } from '../../board/board-page.tsx';
import { useChosen } from '../../board/use-chosen.ts';
import { useReckoned } from '../../board/use-reckoned.ts';
import { CoveredPicker } from '../../off/covered-picker.tsx';
import type { TransferSearch, TransferWays } from '../transfer-search.ts';
import { keptMovers } from './kept-movers.ts';
import { MoveFoot } from './move-foot.tsx';
import { MoveSummary } from './move-summary.tsx';
import { MoverRows } from './mover-rows.tsx';
import { isBlank, isSaid, type Mover, sentOf, soundOf, targetOf, withChosen } from './movers.ts';
import { WhereTo } from './where-to.tsx';
import { moveBoardWords } from './words/words.ts';
import '../../../bench/bench.css';
import '../../board/board.css';
import './move-board.css';

type BoardProps = TransferWays & BoardOf;

/** Who moves and where to, as the server judges and prices it while it is written. */
export function MoveBoard({ policy, search, onSearch, onOtherPolicy, onChecked }: BoardProps) {
  const text = useText(moveBoardWords);
  const { policy_id } = policy;
  const { start_date, work_company_id, occupation_id } = search;
  const all = { work_company_id, occupation_id };
  const earliest = earliestOf(policy);
  const { data: companies = [], error, refetch } = useQuery(workCompaniesOf(policy_id));
  const { rows: movers, draft, keep } = keptMovers.useKept(policy_id);
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
      <BoardHead
        policy={policy}
        onOtherPolicy={onOtherPolicy}
        on={{
          label: text('day'),
          start: startOf(search, earliest),
          earliest,
          meets: (last, first) => text('meets', { last, first }),
          onStart: (start) => onSearch({ start_date: start }),
        }}
      />
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

const earliestOf = ({ now, effective_mode, cutoff_time, start_date }: ActivePolicy): Day =>
  later(earliestOff(instantOf(now), { effective_mode, cutoff_time }), start_date);

const startOf = ({ start_date }: TransferSearch, earliest: Day): Day => start_date ?? earliest;
