import type { Fix, RowVerdicts } from '@app/contract/verdicts';
import type { Language } from '@app/contract/words/languages';
import { wordVerdict } from '@app/contract/words/words';
import { canonicalIdNumber, mask } from '@app/domain/persons/id-number';
import type { Verdict } from '@app/domain/roster/verdict';
import type { Assessment } from './assessment.ts';

/** The findings of a row as they travel: in the caller's words, each with the value that would mend it where one is certain. */
export const wireVerdicts = (verdicts: readonly Verdict[], language: Language): RowVerdicts['verdicts'] =>
  verdicts.map((verdict) => ({ ...verdict, msg: wordVerdict(language, verdict), fix: fixOf(verdict) }));

function fixOf({ code, detail }: Verdict): Fix | null {
  if (code === 'DATE_PAST' || code === 'DATE_CUTOFF')
    return { field: 'start_date', value: detail.earliest_start_date };
  // Whoever is asked for later than this policy takes belongs in another: an earlier day is not what was asked.
  if (code === 'DATE_BEYOND_POLICY')
    return (detail.start ?? '') > detail.to ? null : { field: 'start_date', value: detail.from };
  // Only one day is allowed where cover is not sold by the day.
  if (code === 'DATE_END' && detail.from === detail.to) return { field: 'end_date', value: detail.to };
  return null;
}

/** An answer names at most so many rows, and says how many there are: a list of 20,000 may have findings in each. */
const told_max = 500;

/** The rows with findings, those that cannot be insured before the others where there are too many, in the list's order. */
export function verdictList(assessment: Assessment, language: Language) {
  const { judgements } = assessment;
  const withFindings = judgements.flatMap(({ verdicts }, place) => (verdicts.length === 0 ? [] : [place]));
  const [faulty, sound] = [false, true].map((insurable) =>
    withFindings.filter((place) => judgements[place]!.insurable === insurable),
  ) as [number[], number[]];
  const told = [...faulty, ...sound].slice(0, told_max).toSorted((a, b) => a - b);
  return {
    finding_count: withFindings.length,
    list: told.map((place) => rowVerdicts(assessment, place, language)),
  };
}

/** A refused list as the refusal carries it. */
export function refusedList(assessment: Assessment, language: Language) {
  const faulty = assessment.judgements.flatMap(({ insurable }, place) => (insurable ? [] : [place]));
  const list = faulty.slice(0, told_max).map((place) => rowVerdicts(assessment, place, language));
  return { error_count: faulty.length, list, list_str: inWords(list) };
}

const inWords = (list: readonly RowVerdicts[]): string =>
  list.map(({ row_no, name, msg }) => `${row_no} ${name}: ${msg}`).join('\n');

/** The warnings of a list, a line each: the row and the code. */
export const warningLines = ({ judgements }: Assessment): string =>
  judgements
    .flatMap(({ row_no, verdicts }) =>
      verdicts.flatMap(({ code, level }) => (level === 'warn' ? [`${row_no} ${code}`] : [])),
    )
    .join('\n');

/** The rows with warnings that an earlier look did not have; undefined where there are none. */
export function newlyWarned(assessment: Assessment, seen: string | null, language: Language) {
  // Whoever sent a list and confirmed it in one has ticked what it is warned of.
  if (seen === null) return undefined;
  const known = new Set(seen.split('\n'));
  const isNew = (row_no: number, { code, level }: Verdict) =>
    level === 'warn' && !known.has(`${row_no} ${code}`);
  const warned = assessment.judgements.flatMap(({ row_no, verdicts }, place) =>
    verdicts.some((verdict) => isNew(row_no, verdict)) ? [place] : [],
  );
  if (warned.length === 0) return undefined;
  const list = warned.slice(0, told_max).map((place) => rowVerdicts(assessment, place, language));
  return { row_count: warned.length, list, list_str: inWords(list) };
}

function rowVerdicts(
  { rows, judgements, companies }: Assessment,
  place: number,
  language: Language,
): RowVerdicts {
  const row = rows[place]!;
  const verdicts = wireVerdicts(judgements[place]!.verdicts, language);
  const worst =
    verdicts.find(({ level }) => level === 'error') ??
    verdicts.find(({ level }) => level === 'warn') ??
    verdicts[0];
  if (!worst) throw new RangeError(`row ${row.row_no} has no findings`);
  return {
    num: row.row_no,
    row_no: row.row_no,
    name: withNumbersMasked(row.name),
    idcard: mask(canonicalIdNumber(row.idcard)),
    work_company: companies.get(row.work_company_id ?? 0)?.name ?? withNumbersMasked(row.work_company ?? ''),
    msg: verdicts.map(({ msg }) => msg).join(' '),
    level: worst.level,
    reason: worst.code,
    field: worst.field,
    fix: worst.fix,
    verdicts,
  };
}

/** A number that was typed where a name belongs: answers are kept for repeats, and none is kept in clear. */
const withNumbersMasked = (name: string): string => name.replace(/\d{8,}[\dXx]?/g, (number) => mask(number));
