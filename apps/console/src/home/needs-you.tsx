import type { Todo } from '@app/contract/customers';
import { Link } from '@tanstack/react-router';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Money } from '../ui/money.tsx';
import { Card } from '../ui/page.tsx';
import { StateMark } from '../ui/state-mark.tsx';
import { UnfinishedLists } from './unfinished-lists.tsx';
import { useSentence } from './todo-words.ts';
import { wayTo } from './todo-ways.ts';
import { homeWords } from './words/words.ts';
import '../ui/button.css';
import './needs-you.css';

/** What waits for somebody, the most pressing first: one sentence, one figure, one button a row. */
export function NeedsYou({ todo }: { todo: readonly Todo[] }) {
  const text = useText(homeWords);
  return (
    <Card title={text('needsYou')}>
      {todo.length === 0 ? (
        <p className="needs-nothing">
          <StateMark kind="covered">{text('nothingWaits')}</StateMark>
        </p>
      ) : (
        <ul className="needs">
          {todo.map((entry) => (
            <Entry key={entry.code} entry={entry} />
          ))}
        </ul>
      )}
    </Card>
  );
}

const kinds = { danger: 'refused', warning: 'needs', info: 'soon' } as const;

function Entry({ entry }: { entry: Todo }) {
  const text = useText(homeWords);
  const sentence = useSentence();
  const { link, label } = wayTo(entry);
  const way = (
    <Link {...link} className="button need-way">
      {text(label)}
    </Link>
  );
  const isLists = entry.code === 'ROSTERS_UNFINISHED';
  return (
    <li className={`need need-${entry.level}`}>
      <span className="need-sentence">
        <StateMark kind={kinds[entry.level]}>{sentence(entry)}</StateMark>
      </span>
      <Figure entry={entry} />
      {isLists ? <UnfinishedLists otherwise={way} /> : way}
    </li>
  );
}

/** The one figure of a row: an amount where money is what is missing, else how many. */
function Figure({ entry: { code, amount_fen, count } }: { entry: Todo }) {
  const { formatNumber } = useFormat();
  if (code === 'AGREEMENT_UNSIGNED') return <span className="need-figure" />;
  return (
    <span className="need-figure">
      {code === 'BALANCE_SHORT' && amount_fen !== null ? <Money fen={amount_fen} /> : formatNumber(count)}
    </span>
  );
}

/** The list while it is on its way. */
export function NeedsYouComing() {
  const text = useText(homeWords);
  return (
    <Card title={text('needsYou')}>
      <ul className="needs needs-coming" aria-busy="true">
        {[1, 2, 3].map((row) => (
          <li key={row} className="need">
            <span className="need-sentence need-bar" />
            <span className="need-figure need-bar" />
            <span className="need-way need-bar" />
          </li>
        ))}
      </ul>
    </Card>
  );
}
