import { type AgeBand, bandOf } from '../persons/age.ts';
import { type Verdict, verdict } from './verdict.ts';

/**
 * What a plan has to say on an age: nothing, a warning, or that it does not insure it.
 *
 * Source: docs/business-rules.md#age
 *
 * @throws RangeError for a plan without age bands, which could insure nobody
 */
export function ageFaults(bands: readonly AgeBand[], age: number): readonly Verdict[] {
  if (bands.length === 0) throw new RangeError('a plan needs age bands');

  const band = bandOf(bands, age);
  if (band !== undefined) return band.warning === null ? [] : [verdict(band.warning, { age })];

  const younger = bands.map(({ age_max }) => age_max).filter((age_max) => age_max < age);
  if (younger.length === 0)
    return [verdict('AGE_LOW', { age, age_min: Math.min(...bands.map(({ age_min }) => age_min)) })];

  const age_max = Math.max(...younger);
  const isOfferedElsewhere = age <= overAgeMax && bands.every(({ over_age }) => over_age === 0);
  return [verdict(isOfferedElsewhere ? 'AGE_OVERBAND' : 'AGE_HIGH', { age, age_max })];
}

/** The oldest that any plan insures, in full years: over-age bands reach to it. */
const overAgeMax = 70;
