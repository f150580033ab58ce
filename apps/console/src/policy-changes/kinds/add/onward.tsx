import { correct } from '@app/contract/policy-changes/correct-person';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { Link } from '@tanstack/react-router';
import type { Onward as OnwardWay, OpenList } from '../../../imports/imports.tsx';
import { useMay } from '../../../platform/me.ts';
import { useText } from '../../../platform/text.ts';
import type { RosterEntry } from '../../../roster/roster.tsx';
import { correctionIn, pairsIn } from './said-of-covered.ts';
import { addWords } from './words/words.ts';

/** Opens what a list of additions says of those who are covered where it is done: seats that change hands, names and numbers to be put right. */
export const Onward: OnwardWay = ({ list, proposal: { kind, rows }, policyId }) => {
  const keys = rows.map(({ key }) => key);
  if (kind === 'replace') return <ToReplace list={list} keys={keys} policyId={policyId} />;
  if (kind === 'correct')
    return keys.map((key) => <ToCorrect key={key} list={list} row={key} policyId={policyId} />);
  return null;
};

type Way = { readonly list: OpenList; readonly policyId: number };

function ToReplace({ list: { roster }, keys, policyId: policy_id }: Way & { keys: readonly number[] }) {
  const text = useText(addWords);
  const may = useMay(replace);
  const pairs = pairsIn(roster.entries(), new Set(keys));
  if (!may || pairs.length === 0) return null;
  const [start_date, ...others] = new Set(pairs.map((pair) => pair.start_date));
  const write = async () => {
    const [{ keptPairs }, { withPairs }] = await Promise.all([
      import('../replace/board/kept-pairs.ts'),
      import('../replace/board/pairs.ts'),
    ]);
    keptPairs.write(policy_id, (before) =>
      withPairs(
        before,
        pairs.map(({ off_name, off_idcard, name, idcard }) => ({ off_name, off_idcard, name, idcard })),
      ),
    );
  };
  return (
    <Link
      className="button button-small"
      to="/policy/replace"
      search={{ policy_id, ...(others.length === 0 && start_date ? { start_date } : {}) }}
      onClick={() => void write()}
    >
      {text('toReplace', { count: pairs.length })}
    </Link>
  );
}

function ToCorrect({ list: { roster }, row, policyId: policy_id }: Way & { row: RosterEntry['key'] }) {
  const text = useText(addWords);
  const may = useMay(correct);
  const entry = roster.entryOf(row);
  const correction = entry && correctionIn(entry);
  if (!may || !correction) return null;
  const write = async () => {
    const [{ keptCorrection }, { nothingWritten }] = await Promise.all([
      import('../correct/board/kept-correction.ts'),
      import('../correct/board/written.ts'),
    ]);
    keptCorrection.write(policy_id, () => [{ ...nothingWritten(), ...correction }]);
  };
  return (
    <Link
      className="button button-small"
      to="/policy/correct"
      search={{ policy_id }}
      onClick={() => void write()}
    >
      {text('toCorrect', { name: correction.named })}
    </Link>
  );
}
