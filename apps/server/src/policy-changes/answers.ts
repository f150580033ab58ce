import { acknowledge } from './acknowledge.ts';
import { addPersons } from './add-persons.ts';
import { approveChange } from './approve-change.ts';
import { checkOff } from './check-off.ts';
import { confirm } from './confirm-change.ts';
import { correctPerson } from './correct-person.ts';
import { deleteChange } from './delete-change.ts';
import { forecastChange } from './forecast-change.ts';
import { consentToRenew } from './consent-to-renew.ts';
import { freeCount } from './count-free-to-replace.ts';
import { hasRenewable } from './has-to-renew.ts';
import { listChanges } from './list-changes.ts';
import { listKept } from './list-kept.ts';
import { listPersons } from './list-persons.ts';
import { listRenewable } from './list-to-renew.ts';
import { listSystemOff } from './list-system-off.ts';
import { listUninsured } from './list-uninsured.ts';
import { keepEvidence } from './keep-evidence.ts';
import { offPersons } from './off-persons.ts';
import { overAgeCheck } from './over-age-check.ts';
import { policyPersonAddWarning } from './policy-person-add-warning.ts';
import { readAmountToRenew } from './read-amount-to-renew.ts';
import { readChange } from './read-change.ts';
import { readRenewal } from './read-how-to-renew.ts';
import { readdSystemOff } from './readd-system-off.ts';
import { readRenewable } from './read-to-renew.ts';
import { renewByChange } from './renew-by-change.ts';
import { renewPolicies } from './renew-policies.ts';
import { replacePersons } from './replace-persons.ts';
import { resubmitFailed } from './resubmit-failed.ts';
import { sendNow } from './send-now.ts';
import { setRenewal } from './set-to-renew.ts';
import { transferPersons } from './transfer-persons.ts';

export const policyChanges = [
  addPersons,
  offPersons,
  replacePersons,
  transferPersons,
  correctPerson,
  keepEvidence,
  freeCount,
  checkOff,
  forecastChange,
  confirm,
  approveChange,
  sendNow,
  deleteChange,
  listChanges,
  readChange,
  listPersons,
  acknowledge,
  resubmitFailed,
  listKept,
  listUninsured,
  overAgeCheck,
  policyPersonAddWarning,
  listRenewable,
  renewPolicies,
  hasRenewable,
  readRenewable,
  listSystemOff,
  readdSystemOff,
  readRenewal,
  setRenewal,
  readAmountToRenew,
  consentToRenew,
  renewByChange,
];
