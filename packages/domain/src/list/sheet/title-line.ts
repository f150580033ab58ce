import type { Day } from '../../calendar/day.ts';
import { clipped } from '../cell.ts';
import type { Legend } from './legend.ts';
import type { Lines } from './scope.ts';
import type { Scopes } from './scopes.ts';
import { withoutTrade } from './section-lines.ts';
import type { SheetRow } from '../table.ts';
import { type TitleDay, titleDay } from './title-days.ts';
import { tidyText } from '../words/values.ts';

/** What a line above a list says of all of it, and the day that it may begin on. */
export function readTitle(
  row: SheetRow,
  { lines, scopes, legend }: { readonly lines: Lines; readonly scopes: Scopes; readonly legend: Legend },
  today: Day,
): TitleDay | undefined {
  const texts = [...new Set(row.cells.map(({ text }) => tidyText(clipped(text, 200))))].filter(
    (text) => text !== '',
  );
  const title = texts.join('  ');
  const { heads, ...said } = withoutTrade(lines.title(title));
  // 一、恒立（2人） counts those of its part, and not the list.
  const facts = heads === undefined || numbered.test(title) ? said : { ...said, heads };
  const { looks, work_company } = said;
  // What signs mean is said of whom they stand beside.
  if (legend.isLine(row)) {
    scopes.title({ looks, ...(work_company === undefined ? {} : { work_company }) }, row);
    return undefined;
  }
  scopes.title(facts, row);
  const day = titleDay(title, today);
  return day && { ...day, work_company: facts.work_company };
}

const numbered = /^[一二三四五六七八九十\d]{1,3}[、.．)）]/u;
