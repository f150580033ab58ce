import type { Day } from '../calendar/day.ts';
import { shanghaiDay } from '../calendar/shanghai.ts';
import { type AgeBand, ageOn, bandOf } from '../persons/age.ts';
import { type IdType, personKey, readDocument } from '../persons/id-document.ts';
import { isPersonName, normaliseName } from '../persons/person-name.ts';
import { ageFaults } from '../roster/age-faults.ts';
import { identify } from '../roster/identify.ts';
import { inOrder, type Verdict, verdict } from '../roster/verdict.ts';

/** What of a person was mistyped. */
export type Corrected = 'name' | 'idcard';

/** Who somebody is, as a policy knows them. */
export type Particulars = {
  readonly name: string;
  readonly idtype: IdType;
  /** The number as it is stored. */
  readonly idcard: string;
  readonly birthday: Day;
  readonly gender: 'male' | 'female';
};

/** What stands against correcting somebody, whatever it should be. */
type Standing = {
  /** The change of this person, of another kind, that is not answered yet. */
  readonly waits_in: string | null;
  /** The correction of this person that is not answered yet. */
  readonly corrected_in: string | null;
  /** The correction that has put the other of the two right. */
  readonly other_in: string | null;
  /** The other policy that covers this person. */
  readonly elsewhere_in: string | null;
  /** Whether the corrected number is another person's, and whether the enterprise may insure nobody of it. */
  readonly isTaken: boolean;
  readonly isBlocked: boolean;
};

export type CorrectionContext = Standing & {
  readonly now: Date;
  readonly person: Particulars;
  readonly age_bands: readonly AgeBand[];
  /** The first days of this person's covers in the policy: on each, the age decides the price. */
  readonly starts: readonly Day[];
};

/** What is judged: the person as they should be, or what stands against it. */
export type CorrectionJudgement = {
  readonly verdicts: readonly Verdict[];
  /** By which they are known then, see `personKey`; null while the number cannot be read. */
  readonly key: string | null;
  readonly becomes: Particulars | null;
};

/**
 * Judges a correction of one person's name or number. It is the same human being: a birthday that follows from the number must be one that
 * the plan insures at the same price.
 *
 * Source: docs/business-rules.md#correcting
 */
export function judgeCorrection(
  { what, value }: { readonly what: Corrected; readonly value: string },
  context: CorrectionContext,
): CorrectionJudgement {
  const { person } = context;
  const read = what === 'name' ? nameOf(value, person) : numberOf(value, context);
  const isSame =
    read.becomes !== null &&
    read.becomes.name === person.name &&
    read.key === personKey(person.idtype, person.idcard);
  const verdicts = inOrder([
    ...standingFaults(what, context),
    ...read.verdicts,
    ...(isSame ? [verdict('CORRECT_SAME', null)] : []),
    ...(what === 'idcard' && context.isTaken && !isSame ? [verdict('CORRECT_TAKEN', null)] : []),
    ...(what === 'idcard' && context.isBlocked ? [verdict('BLACKLIST', null)] : []),
    ...(read.becomes && what === 'idcard' ? priceFaults(read.becomes, context) : []),
  ]);
  return { ...read, verdicts };
}

/** What of a corrected particular can be told by itself, while it is typed; of nothing, nothing. */
export function typedFaults(
  { what, value }: { readonly what: Corrected; readonly value: string },
  idtype: IdType,
  now: Date,
): readonly Verdict[] {
  if (value.trim() === '') return [];
  if (what === 'name') return isPersonName(normaliseName(value)) ? [] : [verdict('NAME', null)];
  const { faults } = identify({ idcard: value, idtype }, shanghaiDay(now), now);
  return faults.filter(({ field }) => field === 'idcard' || field === 'idtype');
}

function standingFaults(what: Corrected, standing: Standing): readonly Verdict[] {
  const { waits_in, corrected_in, other_in, elsewhere_in } = standing;
  return [
    ...(corrected_in === null ? [] : [verdict('CORRECTION_PENDING', { change_no: corrected_in })]),
    ...(waits_in === null ? [] : [verdict('CORRECT_WAITS', { change_no: waits_in })]),
    ...(other_in === null ? [] : [verdict('CORRECT_BOTH', { change_no: other_in })]),
    // A cover keeps the name that its insurer knows; a number is one for all.
    ...(elsewhere_in === null || what === 'name'
      ? []
      : [verdict('CORRECT_ELSEWHERE', { policy_no: elsewhere_in })]),
  ];
}

function nameOf(value: string, person: Particulars): CorrectionJudgement {
  const name = normaliseName(value);
  return {
    key: personKey(person.idtype, person.idcard),
    becomes: { ...person, name },
    verdicts: isPersonName(name) ? [] : [verdict('NAME', null)],
  };
}

/** The document stays of its kind; what it does not tell of birthday and gender stays as it is known. */
function numberOf(value: string, { person, now }: CorrectionContext): CorrectionJudgement {
  const { name, idtype } = person;
  const reading = readDocument(value, idtype, shanghaiDay(now));
  const birthday = reading.ok ? (reading.birthday ?? person.birthday) : null;
  const gender = reading.ok ? (reading.gender ?? person.gender) : null;
  const {
    key,
    person: who,
    faults,
  } = identify({ idcard: value, idtype, birthday, gender }, shanghaiDay(now), now);
  const becomes = who && { name, idtype, idcard: who.idcard, birthday: who.birthday, gender: who.gender };
  return { key, becomes, verdicts: faults };
}

/** An age that the plan does not insure, or insures at another price. */
function priceFaults(
  becomes: Particulars,
  { person, age_bands, starts }: CorrectionContext,
): readonly Verdict[] {
  const faults = starts.flatMap((start) => {
    const age = ageOn(becomes.birthday, start);
    const insured = ageFaults(age_bands, age);
    const before = bandOf(age_bands, ageOn(person.birthday, start));
    const isDearer =
      insured.every(({ level }) => level !== 'error') &&
      bandOf(age_bands, age)?.loading_percent !== before?.loading_percent;
    return [...insured, ...(isDearer ? [verdict('CORRECT_PRICE', { age })] : [])];
  });
  return faults.filter(({ code }, at) => faults.findIndex((other) => other.code === code) === at);
}
