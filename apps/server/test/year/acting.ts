import type { Envelope } from '@app/contract/call';
import { add } from '@app/contract/policy-changes/add-persons';
import { remove } from '@app/contract/policy-changes/delete-change';
import { confirmableWarnings } from '@app/contract/policy-changes/fields';
import { off } from '@app/contract/policy-changes/off-persons';
import { readChange } from '@app/contract/policy-changes/read-change';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { sendNow } from '@app/contract/policy-changes/send-now';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { addDays, type Day } from '@app/domain/calendar/day';
import { shanghaiDay, startOfDay } from '@app/domain/calendar/shanghai';
import { type Employer, insurerSaying } from '../changes.ts';
import { dataOf, signedIn, type World } from '../world.ts';
import {
  added,
  type Cover,
  moved,
  type Outcome,
  removed,
  swapped,
  turnedDown,
  untouched,
  type Work,
} from './model.ts';

export type Person = { readonly name: string; readonly idcard: string };

type Kind = keyof typeof turnedDown;

/** One thing that is done, and what becomes of it. */
export type Act = {
  readonly kind: Kind;
  readonly policy_id: number;
  /** The first day with it, or without. */
  readonly first: Day;
  /** Whose cover it is about, who comes, and where and what they work then. */
  readonly cover: Cover;
  readonly person: Person;
  readonly company: number;
  readonly work: Work;
  readonly then: 'undone' | 'issued' | 'issued late' | 'refused' | 'refused late';
};

export type Scene = {
  readonly world: World;
  readonly employer: Employer;
  readonly works: Readonly<Record<Work, number>>;
};

const issued = { state: 'issued', endorse_no: 'E' } as const;
const refused = { state: 'refused', reason: '不予承保' } as const;
const late_days = 2;

/** Does it by the calls of a customer, lets the insurer answer, and tells what was charged, and what ought to have come of it. */
export async function act(scene: Scene, one: Act): Promise<{ charged_fen: number; due: Outcome }> {
  const { world, employer } = scene;
  const token = await signedIn(world, employer);
  const policy_change_id = await submit(scene, token, one);
  if (one.then === 'undone') dataOf(await world.call(token, remove, { policy_change_id }));
  else dataOf(await world.call(token, sendNow, { policy_change_id }));
  if (one.then.endsWith('late'))
    world.clock.set(new Date(world.clock.now().getTime() + late_days * 86_400_000));
  await world.settle(insurerSaying(one.then.startsWith('issued') ? issued : refused));
  const change = dataOf(await world.call(await signedIn(world, employer), readChange, { policy_change_id }));
  return { charged_fen: change.charged_fen ?? 0, due: dueOf(one, shanghaiDay(world.clock.now())) };
}

function dueOf(one: Act, today: Day): Outcome {
  const planned = plannedOf(one);
  if (one.then === 'undone' || one.then === 'refused') return untouched;
  return one.then === 'refused late' ? turnedDown[one.kind](planned, addDays(today, 1)) : planned;
}

function plannedOf({ kind, cover, person, company, work, first }: Act): Outcome {
  if (kind === 'added') return added([{ ...cover, name: person.name, company, work, from: first }]);
  if (kind === 'removed') return removed(cover, first);
  if (kind === 'swapped') return swapped(cover, person.name, work, first);
  return moved(cover, company, work, first);
}

async function submit({ world, works }: Scene, token: string, one: Act): Promise<number> {
  const { kind, policy_id, first: start_date, cover, person, company: work_company_id } = one;
  const settings = { policy_id, start_date, draft: 0 as const, confirm_warnings: [...confirmableWarnings] };
  const occupation_id = works[one.work];
  const id = kind === 'added' ? 0 : await idOf(world, cover);
  const answer: Envelope<{ policy_change_id: number | null }> =
    kind === 'added'
      ? await world.call(token, add, {
          ...settings,
          persons: [{ ...person, work_company_id, occupation_id }],
        })
      : kind === 'removed'
        ? await world.call(token, off, { ...settings, policy_person_ids: [id] })
        : kind === 'swapped'
          ? await world.call(token, replace, {
              ...settings,
              pairs: [{ ...person, off_policy_person_id: id, occupation_id }],
            })
          : await world.call(token, transfer, {
              ...settings,
              moves: [{ policy_person_id: id, work_company_id, occupation_id }],
            });
  return dataOf(answer).policy_change_id!;
}

/** The cover's number in the database. */
async function idOf({ owner }: World, { policy_id, name, from }: Cover): Promise<number> {
  const { rows } = await owner.query<{ policy_person_id: number }>(
    `select p.policy_person_id from policy_person p join employee e using (enterprise_id, employee_id)
     where p.policy_id = $1 and e.name = $2 and p.ended is null and lower(p.cover) = $3`,
    [policy_id, name, startOfDay(from)],
  );
  if (rows.length !== 1) throw new Error(`${rows.length} covers of ${name} from ${from}`);
  return rows[0]!.policy_person_id;
}
