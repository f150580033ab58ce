import type { Call } from '@app/contract/call';
import { calls } from '@app/contract/calls';
import { findPersons } from '@app/contract/find-persons';
import { listGaps } from '@app/contract/gaps';
import { restoreNumbers } from '@app/contract/imports/restore-numbers';
import { listForOff, pickPersons, revealNumber } from '@app/contract/persons';
import { resubmitFailed } from '@app/contract/policy-changes/resubmit-failed';
import { policyPersonAddWarning } from '@app/contract/policy-changes/policy-person-add-warning';
import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { forecast } from '@app/contract/policy-changes/forecast-change';
import { readImportRows } from '@app/contract/imports/read-import-rows';
import { submitImport } from '@app/contract/imports/submit-import';
import { listSystemOff, readdSystemOff } from '@app/contract/renewals/system-off';
import { expect, it } from 'vitest';
import { anEmployer, aWorker, type Employer, insurerSaying, issued, priced, sent } from './changes.ts';
import { aRow, readFileInto, typed } from './lists.ts';
import { aUser, dataOf, openWorld } from './world.ts';
import { shapeOf } from './every-call/shaped.ts';
import { textsOf } from './workbooks.ts';

// Somebody who has typed no number, and may do everything in the enterprise, makes the calls that answer something: none of
// them may tell a number that others typed, but the one that is there for it.

const world = await openWorld();
const mobile = '13987654321';

/** An office in which numbers were typed, sent as a file, insured, refused and given up; and who knows none of them. */
async function anOffice() {
  const employer = await anEmployer(world);
  const people = Array.from({ length: 4 }, () => aWorker(employer, { employee_mobile: mobile }));
  const [covered, refused, given, later] = people as [Person, Person, Person, Person];
  await issued(world, employer, [covered]);
  const change = await sent(world, employer, [refused]);
  await world.settle(insurerSaying({ state: 'refused', reason: '资料不全' }));
  const draft = await priced(world, employer, [given]);
  dataOf(await world.call(employer.token, remove, { policy_change_id: draft.policy_change_id }));
  const rows = [
    aRow(employer, 1, { name: later.name, idcard: later.idcard, mobile }),
    aRow(employer, 2, { mobile, work_company: '没有这家' }),
  ];
  const list = await typed(world, employer, rows);
  const { values: fromFile } = aRow(employer, 1);
  const bytes = Buffer.from(`姓名,身份证号\n${fromFile.name},${fromFile.idcard}\n合计,${fromFile.idcard}\n`);
  const file = await readFileInto(world, employer, { name: 'a.csv', bytes });
  const numbers = [...people, ...rows.map(({ values }) => values), fromFile].map(({ idcard }) => idcard!);
  const outsider = await aUser(world, employer.enterpriseId);
  const [known] = dataOf(await world.call(employer.token, listForOff, { policy_id: employer.policyId })).data;
  const employee_id = known!.employee_id;
  return {
    employer,
    employee_id,
    people,
    change,
    draft,
    list,
    file,
    outsider,
    numbers: [...numbers, mobile],
  };
}

type Person = ReturnType<typeof aWorker>;
type Office = Awaited<ReturnType<typeof anOffice>>;

const found = (office: Office, answer: unknown): string[] => {
  const text = typeof answer === 'string' ? answer : JSON.stringify(answer);
  return office.numbers.filter((number) => text.includes(number));
};

/** What a read is asked for, of what the office has: the fields that its shape knows. */
function askedOf(call: Call, office: Office, import_job_id: number, policy_change_id: number): object {
  const known: Record<string, unknown> = {
    policy_id: office.employer.policyId,
    policy_change_id,
    import_job_id,
    plan_code: 'EL-B',
    employee_id: office.employee_id,
    ...(call === findPersons ? { keywords: office.people[0]!.name } : {}),
    ...(call === listGaps ? { kind: 'tomorrow' } : {}),
  };
  const fields = Object.keys(shapeOf(call.input).properties ?? {});
  return Object.fromEntries(fields.flatMap((field) => (field in known ? [[field, known[field]]] : [])));
}

const wholeAnswer = async ({ path, method }: Call, office: Office, input: object): Promise<string> => {
  const query = new URLSearchParams(Object.entries(input).map(([name, value]) => [name, String(value)]));
  const response = await world.app.inject({
    method,
    url: `/api${path}${method === 'GET' ? `?${query}` : ''}`,
    headers: { token: office.outsider.token },
    ...(method === 'POST' ? { payload: input } : {}),
  });
  const isFile = response.rawPayload.subarray(0, 2).toString() === 'PK';
  return isFile ? Object.values(textsOf(response.rawPayload)).join('\n') : response.body;
};

it('T21 tells nobody a number in any read who has not typed it', async () => {
  const office = await anOffice();
  const lists = [office.list.import_job_id, office.file.import_job_id];
  const changes = [office.change.policy_change_id, office.draft.policy_change_id];
  const reads = calls.filter(
    ({ writes, method, access }) => !writes && method === 'GET' && access !== 'anyone',
  );
  const told: string[] = [];
  const answered = new Set<string>();

  for (const call of reads)
    for (const [at, list] of lists.entries()) {
      const answer = await wholeAnswer(call, office, askedOf(call, office, list, changes[at]!));
      if (!/^\{"code":(?!1,)/.test(answer)) answered.add(call.path);
      told.push(...found(office, answer).map((number) => `${call.path}: ${number}`));
    }

  expect(told).toEqual([]);
  // It takes a change or a list, not both.
  expect(reads.filter(({ path }) => !answered.has(path))).toEqual([policyPersonAddWarning]);
});

it('T21 tells no number in what is picked, restored, sent back, priced or submitted', async () => {
  const office = await anOffice();
  const { employer, outsider, people, change, draft, list } = office;
  const { policyId: policy_id } = employer;
  const make = async <C extends Call>(call: C, input: object) =>
    dataOf(await world.call(outsider.token, call, input as never)) as never as Record<string, never>;
  const answers: unknown[] = [];
  const keep = <Answer>(answer: Answer): Answer => (answers.push(answer), answer);

  const [person] = dataOf(await world.call(outsider.token, listForOff, { policy_id })).data;
  const picked = keep(
    dataOf(await world.call(outsider.token, pickPersons, { policy_person_ids: [person!.policy_person_id] })),
  );
  const { name, idcard } = people[0]!;
  keep(await make(restoreNumbers, { rows: [{ row_no: 1, name, kept: idcard.slice(0, 15) }], accept: 1 }));
  keep(await make(listSystemOff, {}));
  const again = await make(readdSystemOff, { policy_id, policy_person_ids: [person!.policy_person_id] });
  keep(await make(readImportRows, { import_job_id: keep(again).import_job_id }));
  for (const { policy_change_id } of [change, draft]) {
    const { import_job_id } = keep(await make(resubmitFailed, { policy_change_id }));
    keep(await make(readImportRows, { import_job_id }));
  }
  const persons = [rowOf(picked[0]!, employer)];
  keep(await make(forecast, { policy_id, persons }));
  keep(await world.call(outsider.token, add, { policy_id, persons }));
  keep(
    await make(submitImport, {
      import_job_id: list.import_job_id,
      version: list.version,
      skip_errors: 1,
    }),
  );

  expect(found(office, answers)).toEqual([]);
  const { employee_id } = person!;
  const shown = await make(revealNumber, { employee_id, reason: 'to try' });
  expect(found(office, shown)).toEqual([idcard, mobile]);
});

const rowOf = (
  { person, idcard, name }: { person: string; idcard: string; name: string },
  { companyId, occupation_id }: Employer,
) => ({ person, idcard, name, work_company_id: companyId, occupation_id });
