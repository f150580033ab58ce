import { overAgeCheck } from '@app/contract/policy-changes/over-age-check';
import { readDay } from '@app/domain/calendar/day';
import type { z } from 'zod/mini';
import { rememberCopied, type RosterEntry, type RosterStore } from '../../../roster/roster.tsx';
import { judgedRow } from './sheet/judged-row.ts';

type Answer = z.output<typeof overAgeCheck.output>;

export type OverAgeOption = Answer['overage'][number]['options'][number] & {
  /** The rows that could be insured so. */
  readonly keys: readonly number[];
};

/** The rows whose persons are too old for the plan and young enough for another. */
export const overAgeKeys = (roster: RosterStore): readonly number[] =>
  roster
    .keys()
    .filter((key) => roster.view(key)?.verdicts.some(({ code }) => code === 'AGE_OVERBAND') === true);

/** The rows as the server is asked about them. */
export const askedPersons = (
  roster: RosterStore,
  keys: readonly number[],
): Extract<z.input<typeof overAgeCheck.input>['persons'], unknown[]> =>
  entriesOf(roster, keys).map((entry) => {
    const { name, idcard, person, idtype, birthday, gender, work_company_id, occupation_id, start_date } =
      judgedRow(entry, roster.judging().directory);
    return {
      row_no: entry.key,
      name,
      idcard,
      person: person ?? null,
      idtype: idtype ?? null,
      birthday: readDay(birthday ?? '') ?? null,
      gender: gender ?? null,
      work_company_id,
      occupation_id,
      start_date: readDay(start_date ?? '') ?? null,
    };
  });

/** Each way to insure them once, with whom it is for; those of open policies first. */
export function optionsOf({ overage }: Answer): readonly OverAgeOption[] {
  const options = new Map<string, OverAgeOption>();
  for (const { row_no, options: own } of overage)
    for (const option of own) {
      const id = `${option.plan_id}/${option.policy_id}`;
      const known = options.get(id);
      options.set(id, {
        ...option,
        unit_price_fen: least(known?.unit_price_fen ?? null, option.unit_price_fen),
        keys: [...(known?.keys ?? []), row_no],
      });
    }
  return [...options.values()].toSorted(
    (a, b) => Number(a.policy_id === null) - Number(b.policy_id === null),
  );
}

const least = (a: number | null, b: number | null): number | null =>
  a === null || b === null ? (a ?? b) : Math.min(a, b);

/** The rows as a block to be pasted into another list, under headings that every language reads. */
export function blockOf(roster: RosterStore, keys: readonly number[]): string {
  const entries = entriesOf(roster, keys);
  rememberCopied(entries);
  return [
    ['姓名', '证件号码', '用工单位', '工种', '手机号'],
    ...entries.map((entry) => {
      const { directory } = roster.judging();
      return [
        entry.name,
        entry.idcard,
        directory.companyOf(entry)?.name ?? entry.work_company,
        directory.occupationOf(entry)?.name ?? entry.occupation,
        entry.mobile,
      ];
    }),
  ]
    .map((cells) => cells.map((cell) => cell.replaceAll(/[\t\r\n"]/g, ' ')).join('\t'))
    .join('\n');
}

const entriesOf = (roster: RosterStore, keys: readonly number[]): readonly RosterEntry[] =>
  keys.flatMap((key) => roster.entryOf(key) ?? []);
