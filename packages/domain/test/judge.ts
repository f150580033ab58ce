import type { Day } from '../src/calendar/day.ts';
import type { ListRow } from '../src/list/table.ts';
import { normaliseCompanyName } from '../src/companies/company-name.ts';
import { readDocument } from '../src/persons/id-document.ts';
import { normaliseName } from '../src/persons/person-name.ts';
import type { Directory } from '../src/roster/directory.ts';
import type { Doubt } from '../src/roster/intent.ts';

// How a reading is judged against what a careful person understands.

type Asked = { readonly asked: string };
type Said = string | Asked | null | undefined;

export type Expected = {
  readonly name: string;
  readonly idcard: string | null;
  readonly intent: 'add' | 'leave' | 'wait' | 'replace' | 'correct' | 'ask';
  readonly for?: string;
  readonly company?: Said;
  readonly occupation?: Said;
  readonly start?: Said;
  readonly end?: Said;
  readonly mobile?: string;
  readonly mark?: readonly string[];
};

/** `asked`: not as expected, but a finding says so; `wrong`: nothing says so; `none`: rows that are nobody of those expected. */
export type Judged = {
  readonly people: number;
  readonly right: number;
  readonly asked: readonly string[];
  readonly wrong: readonly string[];
  readonly lost: readonly string[];
  readonly none: readonly string[];
};

type World = { readonly directory: Directory; readonly again: boolean; readonly today: Day };
type Verdict = 'right' | 'asked' | 'wrong';
type Finding = { readonly verdict: Verdict; readonly why: string };

export function judge(rows: readonly ListRow[], people: readonly Expected[], world: World): Judged {
  const left = [...rows];
  const asked: string[] = [];
  const wrong: string[] = [];
  const lost: string[] = [];
  let right = 0;
  for (const person of people) {
    const at = placeOf(left, person);
    const [row] = at < 0 ? [] : left.splice(at, 1);
    if (row === undefined) {
      lost.push(`${person.name} ${person.idcard ?? ''}`);
      continue;
    }
    const findings = findingsOf(row, person, world).filter(({ verdict }) => verdict !== 'right');
    if (findings.length === 0) right++;
    const whys = (verdict: Verdict) =>
      findings.filter((one) => one.verdict === verdict).map(({ why }) => `${person.name}: ${why}`);
    asked.push(...whys('asked'));
    wrong.push(...whys('wrong'));
  }
  // Somebody who stands twice is found out by the number, whoever made the list.
  const isAgain = ({ values }: ListRow) =>
    values.idcard !== undefined && people.some(({ idcard }) => idcard === values.idcard);
  const none = left
    .filter((row) => !isAgain(row))
    .map(({ values, intent }) => `${values.name ?? '?'} ${values.idcard ?? ''} ${intent?.kind ?? 'add'}`);
  return { people: people.length, right, asked, wrong, lost, none };
}

function placeOf(rows: readonly ListRow[], { name, idcard }: Expected): number {
  const isNamed = (row: ListRow) => same(row.values.name ?? '', name);
  if (idcard === null) return rows.findIndex((row) => row.values.idcard === undefined && isNamed(row));
  const isNumbered = (row: ListRow) => row.values.idcard?.toUpperCase() === idcard.toUpperCase();
  const at = rows.findIndex((row) => isNumbered(row) && isNamed(row));
  if (at >= 0) return at;
  const numbered = rows.findIndex(isNumbered);
  return numbered >= 0 ? numbered : rows.findIndex(isNamed);
}

/** Whoever has only a number has no name. */
const same = (a: string, b: string | null): boolean => normaliseName(a) === normaliseName(b ?? '');

function findingsOf(row: ListRow, person: Expected, world: World): readonly Finding[] {
  const { values } = row;
  const doubts = new Set((row.doubts ?? []).map(({ field }) => field));
  // A row without a number that can be one insures nobody until somebody has mended it.
  const isFaulty = !readDocument(values.idcard ?? '', null, world.today).ok;
  const of = (why: string, isRight: boolean, isFound: boolean): Finding => ({
    verdict: isRight ? 'right' : isFound ? 'asked' : 'wrong',
    why,
  });
  const company = world.directory.companyOf({
    work_company: values.work_company ?? '',
    work_company_id: null,
  });
  const occupation = world.directory.occupationOf({
    occupation: values.occupation ?? '',
    occupation_code: null,
  });
  // Whoever leaves or waits is looked at before anything happens.
  const isKept = row.intent !== undefined && row.intent !== null;
  const choice = (said: Said, known: string | undefined, written = '', doubt: Doubt['field']) =>
    of(
      `${doubt} ${written || '–'}, expected ${told(said)}`,
      isChoice(said, known, written),
      known === undefined || doubts.has(doubt) || isKept,
    );
  const date = (said: Said, field: 'start_date' | 'end_date') =>
    of(
      `${field} ${values[field] ?? '–'}, expected ${told(said)}`,
      isDay(said, values[field], doubts.has(field)),
      doubts.has(field) || isKept,
    );
  const who = [
    of(
      `name ${values.name ?? '–'}, expected ${person.name}`,
      same(values.name ?? '', person.name),
      doubts.has('name') || values.name === undefined,
    ),
    of(
      `number ${values.idcard ?? '–'}, expected ${person.idcard}`,
      (values.idcard ?? null) === person.idcard,
      doubts.has('idcard') || isFaulty,
    ),
    intentFinding(row, person, { again: world.again, isFaulty }),
  ];
  if ((isKept || isFaulty) && insuresNobody(person.intent)) return who;
  return [
    ...who,
    choice(person.company, company?.name, values.work_company, 'work_company'),
    choice(person.occupation, occupation?.code, values.occupation, 'occupation'),
    date(person.start, 'start_date'),
    ...(person.end === undefined && (person.intent === 'leave' || isKept)
      ? []
      : [date(person.end, 'end_date')]),
    of(
      `mobile ${values.mobile ?? '–'}, expected ${person.mobile ?? 'none'}`,
      values.mobile === person.mobile,
      doubts.has('mobile') || isKept,
    ),
    ...(person.mark ?? []).map((mark) =>
      marked(mark, {
        isKept,
        doubts,
        isFaulty,
        isUnknown: company === undefined,
        isWorkUnknown: occupation === undefined,
      }),
    ),
  ];
}

/** Of somebody whom nobody should insure it counts who they are and why not: a work type of theirs insures nobody. */
export const insuresNobody = (intent: string): boolean => ['leave', 'wait', 'ask'].includes(intent);

const told = (said: Said): string =>
  said === null || said === undefined ? 'none' : typeof said === 'string' ? said : `asked: ${said.asked}`;

/** What is only asked about is right where the text stays, so that the cell says that nobody knows it. */
function isChoice(said: Said, known: string | undefined, written: string): boolean {
  if (said === null || said === undefined) return written === '';
  if (typeof said === 'string')
    return known !== undefined && normaliseCompanyName(known) === normaliseCompanyName(said);
  return (
    known === undefined && written !== '' && (said.asked.includes(written) || written.includes(said.asked))
  );
}

function isDay(said: Said, day: string | undefined, isDoubted: boolean): boolean {
  if (said === null || said === undefined) return day === undefined;
  return typeof said === 'string' ? day === said : isDoubted || day === said.asked;
}

function intentFinding(
  row: ListRow,
  person: Expected,
  { again, isFaulty }: { readonly again: boolean; readonly isFaulty: boolean },
): Finding {
  const { kind, of = '' } = row.intent ?? { kind: 'add' };
  const wanted =
    person.intent === 'ask' ? 'unclear' : again && person.intent === 'add' ? 'again' : person.intent;
  const isOf = person.for === undefined || same(of, person.for);
  // Who nobody can say of whether they come may also be said to wait, or be asked about for their number.
  const isRight = (kind === wanted && isOf) || (wanted === 'unclear' && (kind !== 'add' || isFaulty));
  const why = `${kind} ${of}, expected ${wanted} ${person.for ?? ''}`;
  return { verdict: isRight ? 'right' : kind === 'add' && !isFaulty ? 'wrong' : 'asked', why };
}

const fields = {
  name: 'name',
  idcard: 'idcard',
  company: 'work_company',
  occupation: 'occupation',
  start: 'start_date',
} as const;

function marked(
  mark: string,
  {
    isKept,
    doubts,
    isFaulty,
    isUnknown,
    isWorkUnknown,
  }: {
    isKept: boolean;
    doubts: ReadonlySet<string>;
    isFaulty: boolean;
    isUnknown: boolean;
    isWorkUnknown: boolean;
  },
): Finding {
  const field = fields[mark as keyof typeof fields];
  const isMarked =
    isKept ||
    (field !== undefined && doubts.has(field)) ||
    (mark === 'idcard' && isFaulty) ||
    (mark === 'company' && isUnknown) ||
    (mark === 'occupation' && isWorkUnknown);
  return { verdict: isMarked ? 'right' : 'wrong', why: `${mark} is not marked` };
}
