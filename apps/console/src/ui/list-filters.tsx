import { type FormEvent, type ReactNode, useState } from 'react';
import { isPrivate } from '../platform/private-input.ts';
import './list-faces.css';

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

/** The filters above a list: the words first, then whatever else. */
export function ListFilters({
  label,
  keywords,
  onKeywords,
  children,
}: {
  label: string;
  keywords: string;
  onKeywords: (keywords: string) => void;
  children?: ReactNode;
}) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const words = new FormData(event.currentTarget).get('keywords');
    onKeywords(typeof words === 'string' ? words.trim() : '');
  };
  return (
    <search className="list-filters">
      <form onSubmit={submit}>
        <label>
          {label}
          {/* Drawn afresh when the search is changed from elsewhere: the back button, cleared filters. */}
          <input
            key={keywords}
            type="search"
            name="keywords"
            defaultValue={keywords}
            maxLength={60}
            enterKeyHint="search"
          />
        </label>
      </form>
      {children}
    </search>
  );
}

/** A filter that is one of a few: its first choice is all. */
export function ChoiceFilter({
  label,
  all,
  value,
  choices,
  onChoose,
}: {
  label: string;
  all: string;
  value: number | undefined;
  choices: readonly { readonly value: number; readonly name: string }[];
  onChoose: (value: number | undefined) => void;
}) {
  return (
    <label>
      {label}
      <select
        value={value ?? ''}
        onChange={(event) =>
          onChoose(event.currentTarget.value === '' ? undefined : Number(event.currentTarget.value))
        }
      >
        <option value="">{all}</option>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.name}
          </option>
        ))}
      </select>
    </label>
  );
}
