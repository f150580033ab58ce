import { policyPersonAddWarning as call } from '@app/contract/policy-changes/policy-person-add-warning';
import { wordAddWarning } from '@app/contract/words/add-warnings';
import type { Language } from '@app/contract/words/languages';
import { type AddWarning, addWarnings } from '@app/domain/roster/add-warnings';
import { answer } from '../platform/answer.ts';
import type { Context } from '../platform/context.ts';
import { inSlices } from '../platform/in-slices.ts';
import { Refusal } from '../platform/refusal.ts';
import { findPolicyAt, type Policy } from '../policies/policies.ts';
import { readCovers } from './rows/earlier-cover.ts';
import {
  joiningEmployees,
  joiningFromChange,
  joiningFromList,
  type JoiningPerson,
} from './warnings/joining.ts';

export const policyPersonAddWarning = answer(call, async (context) => {
  const { tx, input, now, today, language } = context;
  const policy = await findPolicyAt(tx, input.policy_id, now);
  if (!policy) throw new Refusal('NOT_FOUND');
  const persons = await joiningOf(context, policy);

  const covers = await readCovers(
    tx,
    persons.map(({ idcard_hash }) => idcard_hash),
    now,
  );
  const { policy_id, period, version } = policy;
  const facts = { policy_id, period, terms: version.terms, today };
  const warned = await inSlices(persons, (person) =>
    addWarnings(person, covers.get(person.idcard_hash.toString('hex')) ?? [], facts).map((warning) => ({
      row_no: person.row_no,
      employee_id: person.employee_id,
      name: person.name,
      idcard: person.idcard,
      ...warning,
      message: wordOf(warning, language),
    })),
  );
  return warned.flat();
});

type Input = Parameters<Parameters<typeof answer<typeof call.input, typeof call.output>>[1]>[0]['input'];

async function joiningOf(context: Context<Input>, policy: Policy): Promise<readonly JoiningPerson[]> {
  const { policy_change_id, import_job_id, employee_ids } = context.input;
  const named = [policy_change_id, import_job_id, employee_ids].filter((one) => one !== undefined);
  if (named.length !== 1)
    throw new Refusal('VALIDATION', { fields: ['policy_change_id', 'import_job_id', 'employee_ids'] });
  if (policy_change_id !== undefined) return joiningFromChange(context, policy, policy_change_id);
  if (import_job_id !== undefined) return joiningFromList(context, policy, import_job_id);
  return joiningEmployees(context, policy, employee_ids ?? []);
}

const wordOf = <W extends AddWarning>({ code, detail }: W, language: Language): string =>
  wordAddWarning(language, code, detail as never);
