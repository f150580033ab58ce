import type { RowVerdicts } from '@app/contract/verdicts';
import type { Language } from '@app/contract/words/languages';
import { wordVerdict } from '@app/contract/words/words';
import { canonicalIdNumber, mask } from '@app/domain/id-number';
import type { Assessment } from './assess.ts';

/** The findings of a list in the caller's words, a row each; rows without one are left out. */
export function verdictList({ rows, judgements, companies }: Assessment, language: Language): RowVerdicts[] {
  return judgements.flatMap(({ row_no, verdicts }, place) => {
    const row = rows[place]!;
    const worst =
      verdicts.find(({ level }) => level === 'error') ??
      verdicts.find(({ level }) => level === 'warn') ??
      verdicts[0];
    if (!worst) return [];
    const worded = verdicts.map((verdict) => ({ ...verdict, msg: wordVerdict(language, verdict) }));
    return [
      {
        num: row_no,
        row_no,
        name: withNumbersMasked(row.name),
        idcard: mask(canonicalIdNumber(row.idcard)),
        work_company: row.work_company_id === null ? '' : (companies.get(row.work_company_id)?.name ?? ''),
        msg: worded.map(({ msg }) => msg).join(' '),
        level: worst.level,
        reason: worst.code,
        field: worst.field,
        verdicts: worded,
      },
    ];
  });
}

/** A number that was typed where the name belongs: answers are kept for repeats, and none is kept in clear. */
const withNumbersMasked = (name: string): string => name.replace(/\d{8,}[\dXx]?/g, (number) => mask(number));

/** A refusal names at most so many rows, and says how many there are: a list of 20,000 may be faulty in each. */
const told_max = 500;

/** A refused list as the refusal carries it. */
export function refusedList(assessment: Assessment, language: Language) {
  const { judgements } = assessment;
  const faulty = judgements.flatMap(({ insurable }, place) => (insurable ? [] : [place]));
  const told = faulty.slice(0, told_max);
  const list = verdictList(
    {
      ...assessment,
      rows: told.map((place) => assessment.rows[place]!),
      judgements: told.map((place) => judgements[place]!),
    },
    language,
  );
  const list_str = list.map(({ row_no, name, msg }) => `${row_no} ${name}: ${msg}`).join('\n');
  return { error_count: faulty.length, list, list_str };
}
