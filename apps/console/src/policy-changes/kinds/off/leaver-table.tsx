import { addDays, day } from '@app/domain/calendar/day';
import { formatYuan, useFormat } from '../../../platform/format.ts';
import { useText } from '../../../platform/text.ts';
import { ListTable } from '../../../ui/list-table.tsx';
import { PersonName } from '../../../ui/person-name.tsx';
import { StateMark } from '../../../ui/state-mark.tsx';
import type { Leaving, Standing } from './leaver-list.ts';
import { offWords } from './words/words.ts';

type Props = {
  readonly list: readonly Leaving[];
  readonly standings: ReadonlyMap<number, Standing>;
  readonly onTakeOut: (key: number) => void;
};

/** Who leaves: until when each is covered and what comes back, or why it cannot be done. */
export function LeaverTable({ list, standings, onTakeOut }: Props) {
  const text = useText(offWords);
  if (list.length === 0) return <p>{text('nobody')}</p>;
  const lineOf = ({ key }: Leaving) => {
    const standing = standings.get(key);
    return standing?.state === 'leaves' ? standing.line : undefined;
  };
  return (
    <ListTable
      caption={text('chosen', { count: list.length })}
      rows={list}
      rowKey={({ key }) => key}
      columns={[
        {
          key: 'name',
          title: text('name'),
          heading: true,
          cell: (one) => {
            const line = lineOf(one);
            return <PersonName name={line?.name ?? one.name} idcard={line?.idcard ?? one.idcard} />;
          },
        },
        { key: 'company', title: text('company'), cell: (one) => lineOf(one)?.work_company ?? '' },
        { key: 'until', title: text('until'), cell: (one) => <Until standing={standings.get(one.key)} /> },
        {
          key: 'refund',
          title: text('refund'),
          end: true,
          cell: (one) => {
            const line = lineOf(one);
            return line && formatYuan(line.refund_fen);
          },
        },
        {
          key: 'out',
          title: '',
          untitled: true,
          cell: (one) => (
            <button type="button" className="button button-small" onClick={() => onTakeOut(one.key)}>
              {text('takeOut', { name: lineOf(one)?.name ?? one.name })}
            </button>
          ),
        },
      ]}
    />
  );
}

function Until({ standing }: { standing: Standing }) {
  const { formatEnd } = useFormat();
  if (!standing) return '…';
  if (standing.state === 'refused') return <StateMark kind="refused">{standing.msg}</StateMark>;
  return formatEnd(addDays(day(standing.line.start_date), -1));
}
