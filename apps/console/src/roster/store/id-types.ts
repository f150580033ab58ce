/** The documents that a person can be named by, by their code. Source: docs/business-rules.md */
export const idTypes = ['1', '2', '3', '4', '5', '6', '7'] as const;

type IdTypeCode = (typeof idTypes)[number];

export const genders = ['male', 'female'] as const;

/** What lists call the documents and the sexes, beside their codes; compared without case and spaces. */
const namesOf: Readonly<Record<IdTypeCode | (typeof genders)[number], readonly string[]>> = {
  '1': ['身份证', '居民身份证', '二代身份证', 'resident id', 'id card'],
  '2': ['护照', '中国护照', 'passport'],
  '3': ['外国护照', 'foreign passport'],
  '4': ['港澳居民来往内地通行证', '港澳通行证', '回乡证', 'hk/macau permit'],
  '5': ['台湾居民来往大陆通行证', '台胞证', 'taiwan permit'],
  '6': ['港澳台居民居住证', '港澳台居住证', 'residence permit'],
  '7': ['外国人永久居留身份证', '永久居留证', '永居证', 'permanent residence'],
  male: ['男', '男性', 'm', 'male', 'hombre', '男子'],
  female: ['女', '女性', 'f', 'female', 'mujer', '女子'],
};

const matchable = (text: string): string => text.normalize('NFKC').replace(/\s+/gu, '').toLowerCase();

const codeOf = <Code extends keyof typeof namesOf>(codes: readonly Code[]) => {
  const codeByName = new Map(
    codes.flatMap((code) => [code, ...namesOf[code]].map((name) => [matchable(name), code] as const)),
  );
  return (text: string): Code | undefined => codeByName.get(matchable(text));
};

/** The document that a text names; undefined when it names none: then the number's own shape tells. */
export const idTypeOf = codeOf(idTypes);

/** The sex that a text names. */
export const genderOf = codeOf(genders);
