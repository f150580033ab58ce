import { useText } from '../../platform/text.ts';
import { changeWords } from '../words/words.ts';
import './confirm.css';

/** Figures side by side, a row each: as they are and as they become, or as they were seen and as they are now. */
export function CompareTable({
  of,
  heads,
  rows,
}: {
  /** What the rows are; said only to those who hear the table when left out. */
  of?: string;
  heads: readonly string[];
  rows: readonly {
    readonly name: string;
    readonly figures: readonly string[];
    /** `moved`: no longer what was seen; `short`: too little. */
    readonly mark?: 'moved' | 'short' | undefined;
  }[];
}) {
  const text = useText(changeWords);
  return (
    <table className="compare">
      <thead>
        <tr>
          <th scope="col">{of ?? <span className="unseen">{text('figure')}</span>}</th>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, figures, mark }) => (
          <tr key={name} className={mark && `compare-${mark}`}>
            <th scope="row">{name}</th>
            {heads.map((head, at) => (
              <td key={head}>{figures[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What somebody saw before and what stands now, told apart where it moved. */
export function ThenAndNow({
  rows,
}: {
  rows: readonly (readonly [name: string, seen: string, now: string])[];
}) {
  const text = useText(changeWords);
  return (
    <CompareTable
      heads={[text('youSaw'), text('now')]}
      rows={rows.map(([name, seen, now]) => ({
        name,
        figures: [seen, now],
        mark: seen === now ? undefined : 'moved',
      }))}
    />
  );
}
