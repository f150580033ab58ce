import { findFile, keepEvidenceUntil, keptUntil, placeOfFile } from '../../imports/imports.ts';
import type { EnterpriseTx } from '../../platform/database.ts';
import type { Sealer } from '../../platform/vault.ts';
import {
  type Amendment,
  amendDrafts,
  findAmendment,
  isEvidenceElsewhere,
  renameCovers,
  renumberPerson,
  updateAmendment,
} from './amend.queries.ts';
import { settleNames } from './names.queries.ts';

/** Evidence of what came to nothing goes after so many days. */
const dropped_days = 1;

/** A confirmed correction waits for its answer: nothing of the person is another yet. Its evidence stays. */
export async function openAmendment(tx: EnterpriseTx, policy_change_id: number): Promise<void> {
  const { file_id } = (await findAmendment(tx, policy_change_id))!;
  await updateAmendment(tx, policy_change_id, 'open');
  await keepEvidenceUntil(tx, file_id, null);
}

/** A correction that was deleted, taken back or refused: what stands stays. Does nothing of a change that corrects nobody. */
export async function dropAmendment(tx: EnterpriseTx, policy_change_id: number, now: Date): Promise<void> {
  const amendment = await findAmendment(tx, policy_change_id);
  if (!amendment) return;
  await updateAmendment(tx, policy_change_id, 'dropped');
  if (!(await isEvidenceElsewhere(tx, amendment)))
    await keepEvidenceUntil(tx, amendment.file_id, keptUntil(now, dropped_days));
}

/** What the insurer has issued counts from now on. */
export async function makeAmendment(tx: EnterpriseTx, amendment: Amendment): Promise<void> {
  await updateAmendment(tx, amendment.policy_change_id, 'made');
  await amendDrafts(tx, amendment);
  await (amendment.what === 'name' ? renameCovers(tx, amendment) : renumberPerson(tx, amendment));
  await settleNames(tx, [amendment.employee_id]);
}

/** As what an insurer knows whoever is put right, and what proves it; undefined of a change that corrects nobody. */
export async function readAmended(tx: EnterpriseTx, policy_change_id: number, sealer: Sealer) {
  const amendment = await findAmendment(tx, policy_change_id);
  if (!amendment) return undefined;
  const file = await findFile(tx, amendment.file_id, 'evidence');
  return {
    was: {
      name: amendment.was_name,
      idtype: amendment.was_idtype,
      idcard: sealer.open({ idcard_enc: amendment.was_idcard_enc, idcard_hash: amendment.was_idcard_hash }),
    },
    evidence: file?.bytes_enc
      ? { name: file.name, bytes: sealer.openBytes(file.bytes_enc, placeOfFile(file.content_hash)) }
      : null,
  };
}
