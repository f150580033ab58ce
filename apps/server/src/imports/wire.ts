import type { ImportJobRow } from '@app/contract/imports/jobs';
import type { Language } from '@app/contract/words/languages';
import { statusText } from '@app/contract/words/words';
import { shanghaiTime } from '@app/domain/calendar/shanghai';
import type { StoredJob } from './queries.ts';

type State = Pick<
  StoredJob,
  'import_job_id' | 'status' | 'version' | 'row_count' | 'fault_count' | 'updated_at'
>;

/** The state of a list as it travels. */
export const stateOf = (
  { import_job_id, status, version, row_count, fault_count, updated_at }: State,
  language: Language,
) => ({
  import_job_id,
  status,
  status_text: statusText(language, 'importJob', status),
  version,
  row_count,
  fault_count,
  updated_at: shanghaiTime(updated_at),
});

type Row = State &
  Pick<
    StoredJob,
    | 'kind'
    | 'policy_id'
    | 'source'
    | 'file_name'
    | 'start_date'
    | 'policy_change_id'
    | 'user_name'
    | 'created_at'
  >;

/** A list without its rows, as it travels. */
export const jobRowOf = (job: Row, language: Language): ImportJobRow => ({
  ...stateOf(job, language),
  kind: job.kind as ImportJobRow['kind'],
  policy_id: job.policy_id,
  source: job.source as ImportJobRow['source'],
  file_name: job.file_name,
  start_date: job.start_date,
  policy_change_id: job.policy_change_id,
  by: job.user_name,
  created_at: shanghaiTime(job.created_at),
});
