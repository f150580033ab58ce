import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import type { Chosen, ListFilter } from './filter-field.tsx';
import { Icon } from './icon.tsx';
import { uiWords } from './words/words.ts';
import './list-filters.css';

/** What the list is narrowed by, each to be taken away by itself or all at once. */
export function FilterChips({
  keywords,
  onKeywords,
  filters,
  onClear,
  ...chosen
}: {
  keywords: string;
  onKeywords: (keywords: string) => void;
  filters: readonly ListFilter[];
  onClear: () => void;
} & Chosen) {
  const text = useText(uiWords);
  const { formatDay } = useFormat();
  const used = filters.flatMap((filter) => {
    const value = chosen.valueOf(filter.name);
    if (value === undefined) return [];
    const said =
      filter.kind === 'choice'
        ? (filter.choices.find((choice) => choice.value === value)?.name ?? String(value))
        : filter.kind === 'day'
          ? formatDay(String(value))
          : String(value);
    return [{ name: filter.name, said: text('chip', { label: filter.label, value: said }) }];
  });
  if (used.length === 0 && keywords === '') return null;
  return (
    <ul className="chips" aria-label={text('filtersInUse')}>
      {keywords !== '' && (
        <Chip said={text('chipWords', { words: keywords })} onRemove={() => onKeywords('')} />
      )}
      {used.map(({ name, said }) => (
        <Chip key={name} said={said} onRemove={() => chosen.onChoose(name, undefined)} />
      ))}
      <li>
        <button type="button" className="chips-clear" onClick={onClear}>
          {text('clearFilters')}
        </button>
      </li>
    </ul>
  );
}

function Chip({ said, onRemove }: { said: string; onRemove: () => void }) {
  const text = useText(uiWords);
  return (
    <li className="chip">
      <span>{said}</span>
      <button type="button" aria-label={text('removeFilter', { filter: said })} onClick={onRemove}>
        <Icon name="close" size={12} />
      </button>
    </li>
  );
}
