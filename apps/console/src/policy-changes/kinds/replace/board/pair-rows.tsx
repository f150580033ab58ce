import { Fragment } from 'react';
import { useText } from '../../../../platform/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { PairFindings } from './pair-findings.tsx';
import { type BoardPair, isBlankPair, type PairField, pairFields, pasted, withBlank } from './pairs.ts';
import { boardWords } from './words/words.ts';
import '../../../../ui/field.css';

type Rows = {
  readonly pairs: readonly BoardPair[];
  readonly forecast: Forecast | undefined;
  readonly onPairs: (pairs: readonly BoardPair[]) => void;
};

/** The pairs, a row each: who leaves on the left, who takes the seat on the right, and what is said of them below. */
export function PairRows({ pairs, forecast, onPairs }: Rows) {
  const text = useText(boardWords);
  return (
    <section className="card board-pairs" aria-label={text('pairs')}>
      <p className="board-hint">{text('hint')}</p>
      <div className="board-sides" aria-hidden="true">
        <strong>{text('leaves')}</strong>
        <strong>{text('comes')}</strong>
      </div>
      <ol className="board-rows">
        {pairs.map((pair, at) => (
          <PairRow
            key={pair.key}
            pair={pair}
            at={at}
            forecast={forecast}
            onWrite={(field, value) =>
              onPairs(withBlank(pairs.map((one) => (one === pair ? { ...one, [field]: value } : one))))
            }
            onPaste={(pastedText, side) => onPairs(pasted(pairs, pastedText, { at, side }))}
            onRemove={() => onPairs(withBlank(pairs.filter((one) => one !== pair)))}
          />
        ))}
      </ol>
    </section>
  );
}

function PairRow({
  pair,
  at,
  forecast,
  onWrite,
  onPaste,
  onRemove,
}: {
  readonly pair: BoardPair;
  readonly at: number;
  readonly forecast: Forecast | undefined;
  readonly onWrite: (field: PairField, value: string) => void;
  readonly onPaste: (text: string, side: 'leaver' | 'newcomer') => void;
  readonly onRemove: () => void;
}) {
  const text = useText(boardWords);
  const isBlank = isBlankPair(pair);
  return (
    <li className="board-row">
      <span className="board-number">{at + 1}</span>
      {pairFields.map((field) => (
        <Fragment key={field}>
          {sides[field] && (
            <span className="board-side" aria-hidden="true">
              {text(sides[field])}
            </span>
          )}
          <input
            className="field"
            data-field={field}
            aria-label={text(labels[field], { row: String(at + 1) })}
            placeholder={text(`${labels[field]}Short`)}
            autoComplete="off"
            spellCheck={false}
            maxLength={field.endsWith('idcard') ? 40 : 60}
            value={pair[field]}
            onChange={(event) => onWrite(field, event.currentTarget.value)}
            onPaste={(event) => {
              const written = event.clipboardData.getData('text');
              // A single name or number goes into its cell, as anywhere.
              if (!/[\t\n]|→|换成/.test(written.trim())) return;
              event.preventDefault();
              onPaste(written, field.startsWith('off_') ? 'leaver' : 'newcomer');
            }}
          />
        </Fragment>
      ))}
      <Button
        kind="quiet"
        size="small"
        className="board-remove"
        disabled={isBlank}
        aria-label={text('removeRow', { row: String(at + 1) })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
      {!isBlank && <PairFindings row={at + 1} forecast={forecast} />}
    </li>
  );
}

/** On a phone each side is named in the row itself. */
const sides: Partial<Record<PairField, 'leaves' | 'comes'>> = { off_name: 'leaves', name: 'comes' };

const labels = {
  off_name: 'offName',
  off_idcard: 'offIdcard',
  name: 'newName',
  idcard: 'newIdcard',
} as const;
