import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { Link } from '@tanstack/react-router';
import type { OpenList } from '../../../../imports/imports.tsx';
import { useMay } from '../../../../platform/me.ts';
import { useText } from '../../../../platform/text.ts';
import { compareWords } from './words/words.ts';

type ToMoveProps = {
  readonly list: OpenList;
  readonly rows: readonly number[];
  readonly policyId: number;
};

/** Puts those who are covered at another company on the board of transfers, each with where the list says they work now. */
export function ToMove({ list: { roster }, rows, policyId: policy_id }: ToMoveProps) {
  const text = useText(compareWords);
  const may = useMay(transfer);
  if (!may) return null;
  const write = async () => {
    const [{ keptMovers }, { withNamed }] = await Promise.all([
      import('../../transfer/board/kept-movers.ts'),
      import('../../transfer/board/movers.ts'),
    ]);
    const { companyOf, occupationOf } = roster.judging().directory;
    const moving = rows.flatMap((key) => {
      const entry = roster.entryOf(key);
      return entry
        ? [
            {
              name: entry.name.trim(),
              idcard: entry.idcard.trim(),
              work_company_id: companyOf(entry)?.id,
              occupation_id: occupationOf(entry)?.id,
            },
          ]
        : [];
    });
    keptMovers.write(policy_id, (before) => withNamed(before, moving));
  };
  return (
    <Link
      className="button button-small"
      to="/policy/transfer"
      search={{ policy_id }}
      onClick={() => void write()}
    >
      {text('toMove', { count: rows.length })}
    </Link>
  );
}
