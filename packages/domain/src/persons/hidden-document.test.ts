import fc from 'fast-check';
import { expect, it } from 'vitest';
import { day } from '../calendar/day.ts';
import { numRuns } from '../../test/runs.ts';
import { readHidden, writeHidden } from './hidden-document.ts';
import { idTypes } from './id-document.ts';

const hash = 'AbCdEfGhIjKlMnOpQrStUv';

it('T21 reads of a reference what the document tells, and by what its person is known', () => {
  const told = { idtype: 1, birthday: day('1990-03-07'), gender: 'female' } as const;

  const read = readHidden(`${writeHidden(told, hash)}.sealed`);

  // Of the birth date the month alone: beside the mask the day would all but tell the number.
  expect(read).toEqual({ ...told, birthday: '1990-03-31', key: `person ${hash}` });
});

it('T21 reads of a passport neither birth date nor sex', () => {
  const told = { idtype: 2, birthday: null, gender: null } as const;

  expect(readHidden(`${writeHidden(told, hash)}.sealed`)).toEqual({ ...told, key: `person ${hash}` });
});

it.each(['', '110101199003070011', `119900230m${hash}.sealed`, `119900307m${hash}`, `919900307m${hash}.x`])(
  'T21 takes %j for no reference',
  (text) => {
    expect(readHidden(text)).toBeUndefined();
  },
);

it('T21 reads back whatever it wrote', () => {
  const facts = fc.record({
    idtype: fc.constantFrom(...idTypes),
    birthday: fc.constantFrom(null, day('1900-01-31'), day('2004-02-29')),
    gender: fc.constantFrom(null, 'male' as const, 'female' as const),
  });
  fc.assert(
    fc.property(facts, (told) => {
      expect(readHidden(`${writeHidden(told, hash)}.x`)).toEqual({ ...told, key: `person ${hash}` });
    }),
    { numRuns },
  );
});
