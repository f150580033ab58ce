import { useText } from '../../../../platform/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Icon } from '../../../../ui/icon.tsx';
import type { WorkCompany } from '../../../../work-companies/work-companies.ts';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { isBlank, type Mover, pasted, type Target, withBlank } from './movers.ts';
import { MoveFindings } from './move-findings.tsx';
import { WhereTo } from './where-to.tsx';
import { moveBoardWords } from './words/words.ts';
import '../../../../ui/field.css';

type Rows = {
  readonly movers: readonly Mover[];
  readonly all: Target;
  readonly companies: readonly WorkCompany[];
  readonly forecast: Forecast | undefined;
  readonly onMovers: (movers: readonly Mover[]) => void;
};

/** Who moves, a row each, and what is said of them below. */
export function MoverRows({ movers, onMovers, ...known }: Rows) {
  const change = (mover: Mover, to: Partial<Mover>) =>
    onMovers(withBlank(movers.map((one) => (one === mover ? { ...one, ...to } : one))));
  return (
    <ol className="board-rows">
      {movers.map((mover, at) => (
        <MoverRow
          key={mover.key}
          {...known}
          mover={mover}
          at={at}
          onChange={(to) => change(mover, to)}
          onPaste={(text) => onMovers(pasted(movers, text, at))}
          onRemove={() => onMovers(withBlank(movers.filter((one) => one !== mover)))}
        />
      ))}
    </ol>
  );
}

const fields = ['name', 'idcard'] as const;

function MoverRow({
  mover,
  at,
  all,
  companies,
  forecast,
  onChange,
  onPaste,
  onRemove,
}: Omit<Rows, 'movers' | 'onMovers'> & {
  readonly mover: Mover;
  readonly at: number;
  readonly onChange: (to: Partial<Mover>) => void;
  readonly onPaste: (text: string) => void;
  readonly onRemove: () => void;
}) {
  const text = useText(moveBoardWords);
  const row = String(at + 1);
  const none = isBlank(mover);
  return (
    <li className="board-row mover-row">
      <span className="board-number">{row}</span>
      {fields.map((field) => (
        <input
          key={field}
          className="field"
          aria-label={text(field, { row })}
          placeholder={text(`${field}Short`)}
          autoComplete="off"
          spellCheck={false}
          maxLength={field === 'idcard' ? 40 : 60}
          value={mover[field]}
          onChange={(event) => onChange({ ...written(mover), [field]: event.currentTarget.value })}
          onPaste={(event) => {
            const pastedText = event.clipboardData.getData('text');
            // A single name or number goes into its cell, as anywhere.
            if (!/[\t\n]/.test(pastedText.trim())) return;
            event.preventDefault();
            onPaste(pastedText);
          }}
        />
      ))}
      <WhereTo
        companies={companies}
        target={mover}
        onTarget={onChange}
        companyOfAll={all.work_company_id}
        labels={{ company: text('companyOf', { row }), work: text('workOfRow', { row }) }}
        none={{ company: text('asAbove'), work: text('asAbove') }}
      />
      <Button
        kind="quiet"
        size="small"
        className="board-remove"
        disabled={none}
        aria-label={text('removeRow', { row })}
        onClick={onRemove}
      >
        <Icon name="close" />
      </Button>
      {!none && <MoveFindings row={at + 1} forecast={forecast} />}
    </li>
  );
}

/** Whoever was chosen and is written over is somebody else: the stars of their number go with them. */
const written = ({ policy_person_id }: Mover): Partial<Mover> =>
  policy_person_id === null ? {} : { policy_person_id: null, idcard: '' };
