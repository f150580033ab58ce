import { useText } from '../platform/text.ts';
import { storeDensity, useDensity } from './density.ts';
import type { ListColumn } from './list-table.tsx';
import { PanelButton } from './panel-button.tsx';
import { uiWords } from './words/words.ts';
import { Button } from './button.tsx';
import './list-tools.css';

/** A column that can be put away: not what a row is known by, and not its buttons. */
const canHide = ({ heading, untitled }: Pick<ListColumn<never>, 'heading' | 'untitled'>): boolean =>
  !heading && !untitled;

/** The columns to show: those of the address, else the list's own choice. */
export function shownColumns<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: string | undefined,
): readonly ListColumn<Row>[] {
  const keys = chosen?.split(',');
  return columns.filter((column) => !canHide(column) || (keys ? keys.includes(column.key) : !column.extra));
}

/** What the address must say so that a column is shown, or not; undefined when that is the list's own choice. */
export function withColumn<Row>(
  columns: readonly ListColumn<Row>[],
  chosen: string | undefined,
  key: string,
): string | undefined {
  const shown = new Set(shownColumns(columns, chosen).map((column) => column.key));
  if (!shown.delete(key)) shown.add(key);
  const keys = (from: readonly ListColumn<Row>[]) => from.filter(canHide).map((column) => column.key);
  const next = keys(columns.filter((column) => shown.has(column.key))).join(',');
  return next === keys(shownColumns(columns, undefined)).join(',') ? undefined : next || 'none';
}

/** The tools of a list: which columns, and how close the rows stand. */
export function ListTools<Row>({
  columns,
  chosen,
  onColumns,
}: {
  columns: readonly ListColumn<Row>[];
  chosen: string | undefined;
  onColumns: (columns: string | undefined) => void;
}) {
  const text = useText(uiWords);
  const shown = new Set(shownColumns(columns, chosen).map(({ key }) => key));
  return (
    <div className="list-tools">
      <PanelButton name={text('columns')} label={text('columns')} end>
        <ul className="list-columns">
          {columns.filter(canHide).map(({ key, title }) => (
            <li key={key}>
              <label>
                <input
                  type="checkbox"
                  checked={shown.has(key)}
                  onChange={() => onColumns(withColumn(columns, chosen, key))}
                />
                {title}
              </label>
            </li>
          ))}
          {chosen !== undefined && (
            <li>
              <button type="button" className="chips-clear" onClick={() => onColumns(undefined)}>
                {text('usualColumns')}
              </button>
            </li>
          )}
        </ul>
      </PanelButton>
      <DensitySwitch />
    </div>
  );
}

function DensitySwitch() {
  const text = useText(uiWords);
  const density = useDensity();
  return (
    <Button
      aria-pressed={density === 'dense'}
      onClick={() => storeDensity(density === 'dense' ? 'normal' : 'dense')}
    >
      {text('dense')}
    </Button>
  );
}
