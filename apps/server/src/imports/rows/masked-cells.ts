import type { RosterValues } from '@app/contract/imports/rows';
import { mask } from '@app/domain/persons/id-number';
import { readMobile } from '@app/domain/persons/mobile';
import { withoutDigits, withoutNumbersOfPersons } from '@app/domain/persons/personal-numbers';

// Numbers also stand in cells that are not for them, and in the words of a message beside a row.

const cells = [
  'name',
  'idtype',
  'work_company',
  'occupation',
  'start_date',
  'end_date',
  'employee_no',
  'birthday',
  'gender',
  'remark',
] as const;

type Intent = NonNullable<RosterValues['intent']>;
type Doubt = NonNullable<RosterValues['doubts']>[number];

/** What a list says of a row, without the numbers of persons. */
export const maskedIntent = (intent: Intent): Intent => ({
  ...intent,
  words: withoutNumbersOfPersons(intent.words),
  of: withoutNumbersOfPersons(intent.of),
});

export const maskedDoubt = (doubt: Doubt): Doubt => ({
  ...doubt,
  words: withoutNumbersOfPersons(doubt.words),
  others: doubt.others.map(withoutNumbersOfPersons),
});

/** Fewer digits are no part of a number that could be anybody's. */
const mobile_digits_min = 5;

/** What stands in the cell for a mobile may be two, one with words, or the number that belongs beside it. */
function maskedMobile(text: string): string {
  const mobile = readMobile(text);
  return mobile === undefined ? withoutDigits(text, mobile_digits_min) : mask(mobile);
}

/** A document's type is a word, or a sign of one digit. */
const maskedType = (text: string): string => withoutDigits(withoutNumbersOfPersons(text), type_digits_min);
const type_digits_min = 3;

const maskedCell = (field: (typeof cells)[number], text: string): string =>
  field === 'idtype' ? maskedType(text) : withoutNumbersOfPersons(text);

/** A row's values with no number of a person in what stands beside its own number. */
export function maskedCells(values: RosterValues): RosterValues {
  const masked = { ...values };
  for (const field of cells) {
    const text = values[field];
    if (text !== undefined) masked[field] = maskedCell(field, text);
  }
  if (values.mobile !== undefined) masked.mobile = maskedMobile(values.mobile);
  if (values.intent) masked.intent = maskedIntent(values.intent);
  if (values.doubts) masked.doubts = values.doubts.map(maskedDoubt);
  return masked;
}

/** Values that come back from somebody who was shown masks: what was not touched is what the row has. */
export function restoredCells(
  before: RosterValues,
  sent: RosterValues,
  shown = maskedCells(before),
): RosterValues {
  const restored = { ...sent };
  for (const field of cells)
    if (before[field] !== undefined && sent[field] === shown[field]) restored[field] = before[field];
  if (before.mobile !== undefined && sent.mobile === shown.mobile) restored.mobile = before.mobile;
  if (isSame(sent.intent, shown.intent)) restored.intent = before.intent;
  if (sent.doubts)
    restored.doubts = sent.doubts.map((doubt) => {
      const place = shown.doubts?.findIndex((one) => isSame(one, doubt)) ?? -1;
      return before.doubts?.[place] ?? doubt;
    });
  return restored;
}

/** Masks that come back of what another reading of the file had made of the row: undo brought that back. */
export function restoredEarlier(
  earlier: readonly (RosterValues | undefined)[],
  sent: RosterValues,
): RosterValues {
  const restored = { ...sent };
  for (const values of earlier) {
    const shown = values === undefined ? {} : maskedCells(values);
    for (const field of [...cells, 'mobile'] as const) {
      const isMasked = shown[field] !== undefined && shown[field] !== values?.[field];
      if (isMasked && sent[field] === shown[field]) restored[field] = values?.[field];
    }
  }
  return restored;
}

/** What somebody who is to see a row from now on has written of it: of the cells that they have not, the masks. */
export function unrestoredCells(before: RosterValues, sent: RosterValues): RosterValues {
  const shown = maskedCells(before);
  const kept = { ...sent };
  for (const field of cells) if (sent[field] === before[field]) kept[field] = shown[field];
  if (isSame(sent.intent, before.intent)) kept.intent = shown.intent;
  if (sent.doubts)
    kept.doubts = sent.doubts.map((doubt) => {
      const place = before.doubts?.findIndex((one) => isSame(one, doubt)) ?? -1;
      return shown.doubts?.[place] ?? doubt;
    });
  return kept;
}

type Said = Intent | Doubt | null | undefined;

const isSame = (one: Said, other: Said): boolean => {
  if (!one || !other) return one === other;
  return textOf(one) === textOf(other);
};

const textOf = (said: Intent | Doubt): string =>
  'kind' in said
    ? JSON.stringify([said.kind, said.words, said.of])
    : JSON.stringify([said.field, said.words, said.others]);
