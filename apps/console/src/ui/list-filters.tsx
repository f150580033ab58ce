import { type FormEvent, type ReactNode, useState } from 'react';
import { isPrivate } from '../platform/private-input.ts';
import { useText } from '../platform/text.ts';
import { type Chosen, FilterField, type ListFilter } from './filter-field.tsx';
import { PanelButton } from './panel-button.tsx';
import { uiWords } from './words/words.ts';
import './field.css';
import './list-faces.css';
import './list-filters.css';

/**
 * The words that a list is searched by: they stand in the address, but for what looks like an ID number or a mobile, which stays on the
 * page alone.
 */
export function useKeywords(
  fromAddress: string,
  toAddress: (keywords: string) => void,
): readonly [string, (keywords: string) => void] {
  const [hidden, setHidden] = useState('');
  const search = (keywords: string) => {
    setHidden(isPrivate(keywords) ? keywords : '');
    toAddress(isPrivate(keywords) ? '' : keywords);
  };
  return [hidden || fromAddress, search];
}

/** Filters beyond these stand behind "More filters". */
const shown_max = 3;

/** The filters above a list: the words first, then at most three others, the rest behind a button that counts those in use; on a phone all of them. */
export function ListFilters({
  label,
  keywords,
  onKeywords,
  filters,
  views,
  ...chosen
}: {
  /** Left out, the list is not searched by words. */
  label: string | undefined;
  keywords: string;
  onKeywords: (keywords: string) => void;
  filters: readonly ListFilter[];
  /** The saved views, left of everything. */
  views?: ReactNode;
} & Chosen) {
  const text = useText(uiWords);
  const first = filters.slice(0, shown_max);
  const more = filters.slice(shown_max);
  const usedOf = (some: readonly ListFilter[]) =>
    some.filter(({ name }) => chosen.valueOf(name) !== undefined).length;
  const [used, usedMore] = [usedOf(filters), usedOf(more)];
  const fieldsOf = (some: readonly ListFilter[]) =>
    some.map((filter) => <FilterField key={filter.name} filter={filter} {...chosen} />);
  return (
    <search className="list-filters">
      {views}
      {label !== undefined && <SearchBox label={label} keywords={keywords} onKeywords={onKeywords} />}
      <div className="list-filters-first">{fieldsOf(first)}</div>
      {filters.length > 0 && (
        <div className={more.length === 0 ? 'list-on-phone' : undefined}>
          <PanelButton
            name={text('moreFilters')}
            label={
              <>
                <span className="list-on-desktop">
                  {usedMore > 0 ? text('moreFiltersUsed', { used: usedMore }) : text('moreFilters')}
                </span>
                <span className="list-on-phone">
                  {used > 0 ? text('filtersUsed', { used }) : text('filters')}
                </span>
              </>
            }
          >
            <div className="list-on-phone list-panel-fields">{fieldsOf(first)}</div>
            <div className="list-panel-fields">{fieldsOf(more)}</div>
          </PanelButton>
        </div>
      )}
    </search>
  );
}

function SearchBox({
  label,
  keywords,
  onKeywords,
}: {
  label: string;
  keywords: string;
  onKeywords: (keywords: string) => void;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('keywords');
    onKeywords(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <form onSubmit={submit}>
      <label className="labelled">
        {label}
        {/* Drawn afresh when the search is changed from elsewhere: the back button, cleared filters. */}
        <input
          key={keywords}
          className="field"
          type="search"
          name="keywords"
          defaultValue={keywords}
          maxLength={60}
          enterKeyHint="search"
          aria-keyshortcuts="/"
        />
      </label>
    </form>
  );
}
