import { useText } from '../platform/text.ts';
import { storeAppearance, useAppearance } from '../ui/appearance.ts';
import { shellWords } from './words/words.ts';

/** Our own green first; any other colour is made readable in the same way. */
const offered = ['#08c654', '#1677ff', '#722ed1', '#d4380d', '#c41d7f', '#08979c', '#434343'];

/** The colour that the console is seen in. */
export function ThemeColour() {
  const text = useText(shellWords);
  const { colour } = useAppearance();
  return (
    <fieldset className="theme-colour">
      <legend>{text('themeColour')}</legend>
      <div className="theme-colours">
        {offered.map((each) => (
          <label key={each} style={{ '--swatch': each } as object}>
            <input
              type="radio"
              name="theme-colour"
              aria-label={text('colour', { colour: each })}
              checked={colour === each}
              onChange={() => storeAppearance({ colour: each })}
            />
          </label>
        ))}
      </div>
      <label className="setting">
        {text('ownColour')}
        <input
          type="color"
          value={colour}
          onChange={(event) => storeAppearance({ colour: event.currentTarget.value })}
        />
      </label>
      <p>{text('themeColourText')}</p>
    </fieldset>
  );
}
