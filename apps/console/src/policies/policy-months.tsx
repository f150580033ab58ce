import { calendarMonth, day } from '@app/domain/calendar/day';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import type { PersonsSearch } from '../persons/persons.tsx';
import { policyWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';

/** The months of a policy: pressing one shows who had a day of cover in it. */
export function PolicyMonths({
  months,
  search,
  onSearch,
}: {
  months: readonly string[];
  search: PersonsSearch;
  onSearch: (change: Partial<PersonsSearch>) => void;
}) {
  const text = useText(policyWords);
  const { formatMonth } = useFormat();
  if (months.length < 2) return null;
  return (
    <fieldset className="policy-months">
      <legend>{text('coveredIn')}</legend>
      {months.map((month) => {
        const { from, to } = calendarMonth(day(`${month}-01`));
        const isChosen = search.end_from === from && search.start_to === to;
        return (
          <Button
            key={month}
            aria-pressed={isChosen}
            onClick={() =>
              onSearch(
                isChosen
                  ? { end_from: undefined, start_to: undefined, page: 1 }
                  : { end_from: from, start_to: to, page: 1 },
              )
            }
          >
            {formatMonth(from)}
          </Button>
        );
      })}
    </fieldset>
  );
}
