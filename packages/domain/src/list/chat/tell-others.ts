import { namedAlone, placeBefore } from './alone.ts';
import type { ChatLine } from './line.ts';
import type { Scene } from './scene.ts';
import type { Told } from './told.ts';

type Where = Parameters<Told['say']>[1];

/** Tells those without a number whom a line named: they are of the company of their line, and of no work type and day that others come for. */
export function addOthers(
  told: Told,
  line: ChatLine,
  source_row: number,
  { others, isOfStarters }: Scene,
): void {
  const company = line.tokens.find(({ field }) => field === 'work_company');
  const first = others.findLastIndex((one) => one.source_row !== source_row) + 1;
  for (const other of others.slice(first)) {
    if (company !== undefined) other.said.work_company ??= company.text;
    const known = other.doubts.length;
    told.addOther(other);
    if (isOfStarters) {
      const more = other.doubts.splice(known).filter(({ field }) => field === 'work_company');
      other.doubts.push(...more);
    }
    delete other.said.occupation;
    delete other.said.start_date;
  }
}

/** Says a line of those alone whom it names without a number; whether it is such. */
export function sayAlone(
  line: ChatLine,
  scene: Scene,
  {
    told,
    where,
    ...reader
  }: Omit<Parameters<typeof namedAlone>[2], 'source_row'> & { readonly told: Told; readonly where: Where },
): boolean {
  const { source_row } = where;
  if (namedAlone(line, scene, { source_row, ...reader }) === undefined) return false;
  const place = placeBefore(line);
  if (place !== undefined) told.say({ ...line, tokens: [place], sayings: [] }, where);
  addOthers(told, line, source_row, scene);
  return true;
}
