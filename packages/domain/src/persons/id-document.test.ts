import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyDay, anyIdNumber, soundIdNumber } from '../../test/arbitraries.ts';
import { numRuns } from '../../test/runs.ts';
import vectors from '../../test/vectors.json' with { type: 'json' };
import { day } from '../calendar/day.ts';
import { documentTypes, type IdType, idTypes, personKey, readDocument } from './id-document.ts';

const today = day('2026-03-10');
const read = (text: string, idtype: number | null = null) =>
  readDocument(text, idtype as IdType | null, today);

describe('readDocument', () => {
  it.each(vectors.documents_ok)('B3 reads $input as a document of type $idtype', (vector) => {
    const { input, idtype, number, birthday, gender } = vector;
    const facts = { ok: true, idtype, number, birthday, gender, converted: false, doubtful: false };
    expect(read(input, idtype)).toEqual(facts);
    // Eight digits are a Taiwan travel permit or a foreign passport: whose, only the clerk knows.
    if (/^\d{8}$/.test(input)) expect(read(input)).toEqual({ ok: false, reason: 'ID_TYPE', fits: [5, 3] });
    else expect(read(input)).toEqual(facts);
  });

  it.each(vectors.documents_bad)('B3 refuses $input as a document of type $idtype', ({ input, idtype }) => {
    expect(read(input, idtype)).toMatchObject({ ok: false, reason: 'ID_TYPE' });
  });

  it.each(vectors.resident_id_ok)('B3 reads $input as a resident ID', ({ input, idcard, ...facts }) => {
    expect(read(input)).toMatchObject({ ok: true, idtype: 1, number: idcard, ...facts, doubtful: false });
    expect(read(input, 1)).toEqual(read(input));
  });

  it.each([
    ['E1234567', 2, 'ID_TYPE'],
    ['e1234567 8', 2, true],
    ['DE1234567', 2, true],
    ['PE1234567', 2, true],
    ['XE1234567', 2, 'ID_TYPE'],
    ['EO1234567', 2, 'ID_TYPE'],
    ['M12345678', 4, true],
    ['H123456789', 4, 'ID_TYPE'],
    ['1234567890', 5, true],
    ['1234567890B', 5, true],
    ['1234567890(B)', 5, true],
    ['1234567890（B）', 5, true],
    ['123456789', 5, 'ID_TYPE'],
    ['A1234', 3, true],
    ['A123', 3, 'ID_TYPE'],
    ['ABCDE123', 3, 'ID_TYPE'],
    ['123456789', 3, true],
    ['A1234567890123456', 3, true],
    ['A12345678901234567', 3, 'ID_TYPE'],
    ['110101199003070011', 3, 'ID_TYPE'],
    ['H12345678', 1, 'ID_TYPE'],
    ['810000199001010019', 1, 'ID_TYPE'],
    ['110101199003070011', 6, 'ID_TYPE'],
    ['810000199001010019', 7, 'ID_TYPE'],
    ['11010119900307001', 1, 'ID_FORMAT'],
    ['', 1, 'ID_FORMAT'],
    ['', 4, 'ID_TYPE'],
    ['814321199001010019', 6, 'ID_REGION'],
    ['810000199013010019', 6, 'ID_BIRTH'],
    ['810000199001010018', 6, 'ID_CHECKSUM'],
    ['US12345678', 7, 'ID_TYPE'],
  ] as [string, number, true | string][])(
    'B3 takes %j for a document of type %d: %s',
    (text, type, expected) => {
      const reading = read(text, type);
      expect(reading.ok || reading.reason).toBe(expected);
    },
  );

  it('B3 takes a foreigner whose new card has another check character, and doubts it', () => {
    const sound = soundIdNumber('911156', day('1988-05-04'), '123');
    const other = sound.slice(0, 17) + (sound.endsWith('1') ? '2' : '1');
    const facts = { ok: true, idtype: 7, birthday: '1988-05-04', gender: 'male' };
    expect(read(sound)).toMatchObject({ ...facts, doubtful: false });
    expect(read(other, 7)).toMatchObject({ ...facts, doubtful: true });
    expect(read(`${sound.slice(0, 10)}1399${sound.slice(14)}`, 7)).toEqual({ ok: false, reason: 'ID_BIRTH' });
  });

  it.each(['910101199003070011', '911156198805041232', '999999999999999999', '91010119900307001X'])(
    'B3 asks whether %s is a resident ID mistyped or the card of a foreigner',
    (text) => {
      expect(read(text)).toEqual({ ok: false, reason: 'ID_TYPE', fits: [1, 7] });
      expect(read(text, 1)).toEqual({ ok: false, reason: 'ID_REGION' });
    },
  );

  it('B3 never takes a resident ID whose first digit became a 9 for another document by itself', () => {
    fc.assert(
      fc.property(anyIdNumber('1930-01-01', '2010-12-31'), (idcard) => {
        // Each first digit but the sound one breaks the check, so that none of these is another document.
        const reading = read(`9${idcard.slice(1)}`);
        expect(reading.ok).toBe(false);
        if (!reading.ok) expect(['ID_TYPE', 'ID_EXCEL_NUMBER']).toContain(reading.reason);
      }),
      { numRuns },
    );
  });

  it.each([
    ['KOR110088122201', '1988-12-22'],
    ['KOR110005060701', '2005-06-07'],
    ['KOR110026031001', '2026-03-10'],
    ['KOR110026031101', '1926-03-11'],
    ['KOR110000022901', '2000-02-29'],
    ['KOR110001022901', null],
  ])('B3 finds in %s, an old card of a foreigner, the birthday %s', (text, birthday) => {
    expect(read(text)).toMatchObject({ ok: true, idtype: 7, birthday, gender: null });
  });

  it.each([
    ['A1234567', 3],
    ['F12345678', 3],
    ['M1234567', 3],
    ['EI1234567', 3],
    ['AB12345', 3],
    ['123456789', 3],
    ['11010119900307001', 'ID_FORMAT'],
    ['11010119900X', 'ID_FORMAT'],
    ['12345X', 'ID_FORMAT'],
    ['13812345678', 'ID_FORMAT'],
    ['1234567', 'ID_FORMAT'],
    ['A123456789', 'ID_FORMAT'],
    ['张三', 'ID_FORMAT'],
    ['990105194912310023', 7],
    ['820000199001010015', 'ID_CHECKSUM'],
  ] as [string, number | string][])('B3 tells from %s alone: %s', (text, expected) => {
    const reading = read(text);
    expect(reading.ok ? reading.idtype : reading.reason).toBe(expected);
  });

  it.each([
    ['1.10101199003070E+17', null, '110101199003070'],
    ['1.10101e17', null, '110101'],
    ['1.10101E+17', 1, '110101'],
    ['1E+17', null, '1'],
    ['１.10105Ｅ+14', null, '110105'],
    ['110101199003070000', null, '110101199003070'],
    ['110101199003070000', 1, '110101199003070'],
    ['810000199001011000', 6, '810000199001011'],
    ['911156198805041000', 7, '911156198805041'],
  ] as [string, number | null, string][])(
    'B3 sees that a spreadsheet took %s for an amount',
    (text, type, kept) => {
      expect(read(text, type)).toEqual({ ok: false, reason: 'ID_EXCEL_NUMBER', kept });
    },
  );

  it('B3 takes a number that ends in 000 and is sound', () => {
    const sound = fc.tuple(anyDay('1930-01-01', '2010-12-31'), fc.nat(99));
    const numbers = fc
      .sample(sound, 3_000)
      .map(([born, tens]) => soundIdNumber('110101', born, `${tens}`.padEnd(3, '0')));
    const round = numbers.filter((number) => number.endsWith('000'));
    expect(round.length).toBeGreaterThan(0);
    for (const number of round) expect(read(number)).toMatchObject({ ok: true, idtype: 1 });
  });

  it('B3 finds the digits that a spreadsheet left of any number', () => {
    fc.assert(
      fc.property(anyIdNumber('1930-01-01', '2010-12-31'), (idcard) => {
        const amount = Number(idcard.slice(0, 15)) / 1e14;
        expect(read(`${amount.toFixed(14)}E+17`)).toMatchObject({ kept: idcard.slice(0, 15) });
      }),
      { numRuns },
    );
  });

  it('answers for any text whatever, of any type', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.stringMatching(/^[A-Z0-9.+E]{0,20}$/),
      fc.stringMatching(/^[\dX]{15,18}$/),
    );
    fc.assert(
      fc.property(text, fc.constantFrom(null, ...idTypes), (typed, idtype) => {
        const reading = readDocument(typed, idtype, today);
        if (reading.ok && idtype !== null) expect(reading.idtype).toBe(idtype);
        if (reading.ok) expect(reading.number).toMatch(/^[A-Z0-9]{5,18}$/);
        expect(personKey(idtype, typed)).toBeTypeOf('string');
      }),
      { numRuns },
    );
  });
});

describe('documentTypes', () => {
  it('names a foreign passport only where nothing else fits, or beside a permit of eight digits', () => {
    const texts = ['E12345678', 'H12345678', '12345678', '1234567890', 'USA012345678912', 'A12345678'];
    expect(texts.map(documentTypes)).toEqual([[2], [4], [5, 3], [5], [7], [3]]);
  });
});

describe('personKey', () => {
  it.each([
    [null, '11010519491231002x', '11010519491231002X'],
    [1, ' 110105491231002', '11010519491231002X'],
    [6, '810000199001010019', '810000199001010019'],
    [7, '990105194912310023', '990105194912310023'],
    [7, 'usa012345678912', '7/USA012345678912'],
    [null, 'H1234567801', '4/H12345678'],
    [4, 'h12345678', '4/H12345678'],
    [5, '12345678', '5/12345678'],
    [5, '1234567890（B）', '5/1234567890B'],
    [3, '12345678', '3/12345678'],
    [2, 'E 12345678', '2/E12345678'],
    [null, '12345678', '12345678'],
    [null, '11010119900307001', '11010119900307001'],
  ] as [IdType | null, string, string][])('of type %s and %s is %s', (idtype, text, key) => {
    expect(personKey(idtype, text)).toBe(key);
  });

  it('is the same for what was typed and for what is stored of it', () => {
    const typed = fc.oneof(
      anyIdNumber(),
      fc.constantFrom(...vectors.documents_ok.map(({ input }) => input), 'KOR110088122201', '1234567890(B)'),
    );
    fc.assert(
      fc.property(typed, (text) => {
        const idtype = documentTypes(text)[0] ?? null;
        const reading = readDocument(text, idtype, today);
        if (reading.ok) expect(personKey(reading.idtype, reading.number)).toBe(personKey(idtype, text));
      }),
      { numRuns },
    );
  });
});
