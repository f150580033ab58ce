import { formatYuan, useFormat } from '../../platform/format.ts';
import { useText } from '../../platform/text.ts';
import { importWords } from '../../imports/words/words.ts';
import type { ConfirmSearch, ConfirmWays } from './confirm-ways.ts';
import { BackToList } from './back-to-list.tsx';
import { ThenAndNow } from './compare-table.tsx';
import type { Forecast } from './forecasts.ts';
import { RefusedRows } from './refused-rows.tsx';
import { Uncovered } from './uncovered.tsx';
import type { ConfirmRefused } from './use-confirm.ts';
import { changeWords } from '../words/words.ts';

/** Why it was not confirmed; with another forecast, what was seen and what stands now side by side. */
export function ConfirmObstacle({
  obstacle,
  forecast,
  search,
  onBack,
}: {
  obstacle: ConfirmRefused;
  forecast: Forecast;
  search: ConfirmSearch;
  onBack: ConfirmWays['onBack'];
}) {
  const text = useText(changeWords);
  const listText = useText(importWords);
  if (obstacle.kind === 'moved')
    return (
      <div className="confirm-obstacle" role="alert">
        <p>{listText('cutOffPassed')}</p>
        <OldAndNew before={obstacle.before} now={forecast} />
      </div>
    );
  if (obstacle.kind === 'noAnswer')
    return (
      <div className="confirm-obstacle" role="alert">
        <p>{obstacle.message}</p>
        <p>{text('confirmAgainSafe')}</p>
      </div>
    );

  const { refused } = obstacle;
  return (
    <div className="confirm-obstacle" role="alert">
      <p>{refused.msg}</p>
      {refused.reason === 'WARNINGS_NEW' ? (
        <RefusedRows rows={refused.detail.list} />
      ) : (
        obstacle.kind === 'changed' && <OldAndNew before={obstacle.before} now={forecast} />
      )}
      {refused.reason === 'ROWS_REFUSED' && <RefusedRows rows={refused.detail.list} />}
      {isOfTheList.has(refused.reason) && <BackToList search={search} onBack={onBack} />}
    </div>
  );
}

/** What is mended in the list that the change was made from. */
const isOfTheList: ReadonlySet<string> = new Set(['ROWS_REFUSED', 'LIST_EDITED']);

function OldAndNew({ before, now }: { before: Forecast; now: Forecast }) {
  const text = useText(changeWords);
  const { formatDay, formatNumber } = useFormat();
  const rows = [
    [text('premium'), formatYuan(before.premium_fen), formatYuan(now.premium_fen)],
    [text('startDate'), formatDay(before.start_date), formatDay(now.start_date)],
    [text('heads'), formatNumber(before.ok_count), formatNumber(now.ok_count)],
    [text('balanceAfter'), formatYuan(before.balance_after_fen), formatYuan(now.balance_after_fen)],
  ] as const;
  return (
    <>
      <Uncovered seen={before.start_date} now={now.start_date} />
      <p>{text('confirmAnew')}</p>
      <ThenAndNow rows={[...rows, ...otherPersons(before, now, text('name'))]} />
    </>
  );
}

/** So many who are not the same are told by name. */
const named_max = 5;

/** Who was seen and is not there any more, and who is there instead; nothing where they are the same persons. */
function otherPersons(before: Forecast, now: Forecast, name: string): [string, string, string][] {
  const keyOf = (line: Forecast['lines'][number]) => `${line.name} ${line.idcard.slice(-4)}`;
  const [seen, here] = [before, now].map(({ lines }) => lines.map(keyOf)) as [string[], string[]];
  const toldOf = (some: readonly string[], others: readonly string[]) => {
    const own = some.filter((one) => !others.includes(one));
    return own.slice(0, named_max).join(', ') + (own.length > named_max ? ' …' : '') || '–';
  };
  const row: [string, string, string] = [name, toldOf(seen, here), toldOf(here, seen)];
  return row[1] === row[2] ? [] : [row];
}
