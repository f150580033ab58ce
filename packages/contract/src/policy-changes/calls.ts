import type { Call } from '../call.ts';
import { acknowledge } from './acknowledge.ts';
import { add } from './add-persons.ts';
import { approve } from './approve-change.ts';
import { checkOff } from './check-off.ts';
import { confirm } from './confirm-change.ts';
import { correct } from './correct-person.ts';
import { remove } from './delete-change.ts';
import { forecast } from './forecast-change.ts';
import { freeCount } from './free-count.ts';
import { listChanges } from './list-changes.ts';
import { listKept } from './list-kept.ts';
import { listChangePersons } from './list-persons.ts';
import { listUninsured } from './list-uninsured.ts';
import { off } from './off-persons.ts';
import { overAgeCheck } from './over-age-check.ts';
import { policyPersonAddWarning } from './policy-person-add-warning.ts';
import { readChange } from './read-change.ts';
import { keepEvidence } from './keep-evidence.ts';
import { replace } from './replace-persons.ts';
import { resubmitFailed } from './resubmit-failed.ts';
import { sendNow } from './send-now.ts';
import { transfer } from './transfer-persons.ts';

/** What can be asked of changes. */
export const policyChangeCalls: readonly Call[] = [
  acknowledge,
  add,
  approve,
  checkOff,
  confirm,
  correct,
  keepEvidence,
  remove,
  forecast,
  freeCount,
  listChanges,
  listKept,
  listChangePersons,
  listUninsured,
  off,
  overAgeCheck,
  policyPersonAddWarning,
  readChange,
  replace,
  resubmitFailed,
  sendNow,
  transfer,
];
