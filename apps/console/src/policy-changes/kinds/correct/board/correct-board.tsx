import { useState } from 'react';
import { instantOf } from '../../../../platform/server-time.ts';
import { useText } from '../../../../platform/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Page } from '../../../../ui/page.tsx';
import { BoardHead } from '../../board/board-head.tsx';
import type { BoardOf } from '../../board/board-page.tsx';
import { useChosen } from '../../board/use-chosen.ts';
import { useReckoned } from '../../board/use-reckoned.ts';
import { CoveredPicker } from '../../off/covered-picker.tsx';
import type { CorrectWays } from '../correct-search.ts';
import { CorrectFoot } from './correct-foot.tsx';
import { CorrectForm } from './correct-form.tsx';
import { keptCorrection } from './kept-correction.ts';
import { correctBoardWords } from './words/words.ts';
import { sentOf, type WrittenCorrection } from './written.ts';
import '../../../bench/bench.css';
import '../../board/board.css';

/** Whose name or number is put right, and what it should be, as the server judges it while it is written. */
export function CorrectBoard({ policy, search, onSearch, onOtherPolicy, onChecked }: CorrectWays & BoardOf) {
  const text = useText(correctBoardWords);
  const { policy_id, now } = policy;
  const { rows, draft, keep } = keptCorrection.useKept(policy_id);
  const written = rows[0]!;
  const write = (change: Partial<WrittenCorrection>) => keep({ rows: [{ ...written, ...change }] });
  useChosen(search.cover, ([person]) => {
    // What a list says of somebody waits for them to be chosen.
    if (person) write(written.person ? { person, value: '' } : { person });
    onSearch({ ...search, cover: undefined });
  });
  const correction = sentOf(written, instantOf(now));
  const reckoned = useReckoned(policy_id, undefined, correction && { change_type: 'correct', correction });
  return (
    <Page
      title={text('title')}
      purpose={text('purpose')}
      foot={
        <CorrectFoot
          {...reckoned}
          policy={policy}
          correction={correction}
          written={written}
          draft={draft}
          onDrafted={(policy_change_id) => {
            keep({ draft: policy_change_id, drafted: [written.key] });
            onChecked(policy_change_id);
          }}
        />
      }
    >
      <BoardHead policy={policy} onOtherPolicy={onOtherPolicy} />
      <div className="board">
        <section className="card" aria-label={text('who')}>
          {written.person ? (
            <CorrectForm
              written={written}
              now={instantOf(now)}
              forecast={correction && reckoned.forecast}
              onWrite={write}
              onOther={() => write({ person: null, value: '' })}
            />
          ) : (
            <Picks policy={policy} named={written.named} onPick={(cover) => onSearch({ ...search, cover })} />
          )}
        </section>
      </div>
    </Page>
  );
}

/** The covered of the policy, of whom one is chosen. */
function Picks({
  policy,
  named,
  onPick,
}: Pick<BoardOf, 'policy'> & { named: string; onPick: (cover: number) => void }) {
  const text = useText(correctBoardWords);
  const [isOpen, setOpen] = useState(true);
  if (!isOpen) return <Button onClick={() => setOpen(true)}>{text('pick')}</Button>;
  return (
    <CoveredPicker
      key={named}
      policy={policy}
      named={named}
      isTaken={() => false}
      onPick={({ policy_person_id }) => onPick(policy_person_id)}
      take={{ short: text('take'), named: (name) => text('takeNamed', { name }) }}
      onClose={() => setOpen(false)}
    />
  );
}
