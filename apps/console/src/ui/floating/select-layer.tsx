import { Autocomplete, Input, ListBox, ListBoxItem, SearchField } from 'react-aria-components';
import { useReadings } from '../../platform/use-readings.ts';
import { isTypedAs } from '../../platform/readings.ts';
import { useText } from '../../platform/text.ts';
import { uiWords } from '../words/words.ts';
import { Layer, type LayerOf } from './layer.tsx';

/** Longer lists are searched. */
const searched_min = 10;

type SelectLayerProps = LayerOf & {
  readonly id: string;
  readonly label: string;
  /** The names of what can be chosen. */
  readonly names: readonly string[];
  /** Which of them is chosen; -1 for none. */
  readonly chosen: number;
  readonly onChoose: (at: number) => void;
};

/** The choices of a select; a long list is searched by its words, or by their sound. */
export function SelectLayer({ id, label, names, chosen, onChoose, ...of }: SelectLayerProps) {
  const text = useText(uiWords);
  const readings = useReadings();
  const isSearched = names.length >= searched_min;
  const holds = (name: string, typed: string) => {
    const words = typed.trim().toLowerCase();
    return name.toLowerCase().includes(words) || (readings !== null && isTypedAs(name, words, readings));
  };
  const list = (
    <ListBox
      id={id}
      className="select-list"
      aria-label={label}
      autoFocus={isSearched ? false : chosen >= 0 || 'first'}
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={chosen < 0 ? [] : [chosen]}
      renderEmptyState={() => <p className="select-none">{text('noChoice')}</p>}
    >
      {names.map((name, at) => (
        <ListBoxItem
          key={at}
          id={at}
          textValue={name}
          className="select-choice"
          onPress={() => {
            of.onClose();
            if (at !== chosen) onChoose(at);
          }}
        >
          {name}
        </ListBoxItem>
      ))}
    </ListBox>
  );
  return (
    <Layer {...of} label={label} className="layer-select">
      {isSearched ? (
        <Autocomplete filter={holds}>
          <SearchField aria-label={text('findChoice')} autoFocus className="select-search">
            <Input className="field" placeholder={text('findChoice')} maxLength={60} />
          </SearchField>
          {list}
        </Autocomplete>
      ) : (
        list
      )}
    </Layer>
  );
}
