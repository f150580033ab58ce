import type { SentMove } from '@app/contract/policy-changes/moves';
import { readPersons } from '@app/domain/list/pairs';
import type { Forecast } from '../../../confirm/forecasts.ts';

/** Where somebody goes; what is not said stays as it is. */
export type Target = {
  readonly work_company_id: number | undefined;
  readonly occupation_id: number | undefined;
};

/** Somebody who moves, as they are written on the board. */
export type Mover = Target & {
  readonly key: number;
  readonly name: string;
  readonly idcard: string;
  /** The cover that was chosen; null where they were written. */
  readonly policy_person_id: number | null;
};

/** So many are written at once; more of them come over the API. */
const movers_max = 500;

let last = 0;

export const moverOf = (person: Partial<Mover>): Mover => ({
  name: '',
  idcard: '',
  policy_person_id: null,
  work_company_id: undefined,
  occupation_id: undefined,
  ...person,
  key: (last += 1),
});

export const isBlank = ({ name, idcard }: Mover): boolean => name.trim() === '' && idcard.trim() === '';

/** Whether it is said where somebody goes. */
export const isSaid = ({ work_company_id, occupation_id }: Target): boolean =>
  work_company_id !== undefined || occupation_id !== undefined;

/** Where somebody goes: what their row says, and for the rest what is said for all. */
export const targetOf = (mover: Target, all: Target): Target => ({
  work_company_id: mover.work_company_id ?? all.work_company_id,
  occupation_id: mover.occupation_id ?? all.occupation_id,
});

/** Those who are written, as they are sent. */
export const sentOf = (movers: readonly Mover[], all: Target): SentMove[] =>
  movers.flatMap((mover, place) =>
    isBlank(mover)
      ? []
      : [
          {
            row_no: place + 1,
            policy_person_id: mover.policy_person_id,
            name: mover.name.trim(),
            idcard: mover.idcard.trim().toUpperCase(),
            ...targetOf(mover, all),
          },
        ],
  );

/** The keys of those who can move as it was reckoned. */
export function soundOf(
  movers: readonly Mover[],
  forecast: Pick<Forecast, 'list'> | undefined,
): readonly number[] {
  const faulty = new Set(
    (forecast?.list ?? []).flatMap(({ row_no, level }) => (level === 'error' ? [row_no] : [])),
  );
  return movers.flatMap((mover, place) => (isBlank(mover) || faulty.has(place + 1) ? [] : [mover.key]));
}

/** With one blank row at the end, into which the next is written. */
export function withBlank(movers: readonly Mover[]): readonly Mover[] {
  const end = movers.at(-1);
  return (end && isBlank(end)) || movers.length >= movers_max ? movers : [...movers, moverOf({})];
}

/** Puts the persons of a pasted text into the rows from one on. */
export function pasted(movers: readonly Mover[], text: string, at: number): readonly Mover[] {
  const persons = readPersons(text);
  const length = Math.min(movers_max, Math.max(movers.length, at + persons.length));
  return withBlank(
    Array.from({ length }, (_, place) => {
      const before = movers[place] ?? moverOf({});
      const person = persons[place - at];
      return person ? { ...before, ...person, policy_person_id: null } : before;
    }),
  );
}

/** Puts persons whom a list names behind those who are written, each once. */
export const withNamed = (
  movers: readonly Mover[],
  named: readonly Pick<Mover, 'name' | 'idcard' | keyof Target>[],
): readonly Mover[] =>
  named.reduce(
    (before, one) =>
      before.length >= movers_max ||
      before.some(({ name, idcard }) => name === one.name && idcard === one.idcard)
        ? before
        : [...before, moverOf(one)],
    movers.filter((mover) => !isBlank(mover)),
  );

/** Puts somebody who was chosen behind those who are written. */
export const withChosen = (
  movers: readonly Mover[],
  {
    name,
    idcard,
    policy_person_id: id,
  }: Pick<Mover, 'name' | 'idcard'> & { readonly policy_person_id: number },
): readonly Mover[] =>
  movers.some(({ policy_person_id }) => policy_person_id === id)
    ? movers
    : withBlank([
        ...movers.filter((mover) => !isBlank(mover)),
        moverOf({ name, idcard, policy_person_id: id }),
      ]);
