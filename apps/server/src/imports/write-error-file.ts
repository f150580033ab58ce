import { errorFile as call } from '@app/contract/imports/write-error-file';
import { type ListField, listFields } from '@app/domain/list/fields';
import type { Directory } from '@app/domain/roster/directory';
import { answer } from '../platform/answer.ts';
import { Refusal } from '../platform/refusal.ts';
import { listKindOf } from '../policy-changes/policy-changes.ts';
import { rowKeyHeading, writeWorkbook } from '../spreadsheets/spreadsheets.ts';
import { readJob } from './guard.ts';
import { readChoices } from './rows/choices.ts';
import { judge, reasonsOf } from './rows/judge.ts';
import { atOf } from './rows/roster-store.ts';
import { type KeptRow, openRoster } from './rows/roster-text.ts';
import { rowKey } from './rows/row-key.ts';
import { shownValues } from './rows/seen-rows.ts';
import { widths } from './sheets/list-columns.ts';
import { listWords } from './sheets/list-words.ts';

export const errorFile = answer(call, async (context) => {
  const { tx, input, session, now, today } = context;
  const language = input.language ?? context.language;
  const job = await readJob(tx, input.import_job_id);
  const at = await atOf(context);
  const { rows } = await openRoster(at, job);
  const choices = await readChoices(tx, job.policy_id, now);
  const judgements = await judge(at, { ...choices, kind: job.kind, start_date: job.start_date, rows });
  const faulty = rows.flatMap((row, place) => {
    const judgement = judgements[place]!;
    // What the insurer said comes first: it is why the row is here.
    const reasons = [row.said ?? '', reasonsOf(judgement, language)].filter((reason) => reason !== '');
    const shown = {
      ...row,
      values: shownValues(row, {
        sealer: at.sealer,
        user_id: session.user.id,
        today,
        import_job_id: job.import_job_id,
      }),
    };
    return judgement.insurable && row.said === null ? [] : [{ row: shown, reason: reasons.join(' ') }];
  });
  if (faulty.length === 0) throw new Refusal('LIST_EMPTY');

  const words = listWords[language];
  const { usual } = listKindOf(job);
  const shown = listFields.filter(
    (field) => usual.includes(field) || faulty.some(({ row }) => row.values[field]),
  );
  const bytes = await writeWorkbook([
    {
      name: words.persons,
      columns: [
        { title: words.reason, width: 48 },
        { title: words.source_row, width: 12 },
        ...shown.map((field) => ({ title: words.headings[field], width: widths[field] })),
        { title: rowKeyHeading, width: 10, hidden: true },
      ],
      rows: faulty.map(({ row, reason }) => [
        reason,
        row.source_row === null ? '' : String(row.source_row),
        ...shown.map((field) => textOf(row, field, choices.directory)),
        rowKey(at.sealer, { import_job_id: job.import_job_id, row_no: row.row_no }),
      ]),
    },
  ]);
  return { name: `${words.errorFile}.xlsx`, bytes };
});

/** A cell as it was written; where a company or a work type was only chosen, its name. */
function textOf({ values }: KeptRow, field: ListField, directory: Directory): string {
  const { work_company = '', work_company_id = null, occupation = '', occupation_code = null } = values;
  if (field === 'work_company' && work_company === '')
    return directory.companyOf({ work_company, work_company_id })?.name ?? '';
  if (field === 'occupation' && occupation === '')
    return directory.occupationOf({ occupation, occupation_code })?.name ?? '';
  return values[field] ?? '';
}
