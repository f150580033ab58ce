/** The cells of which a list can leave it open what stands in them. */
export const doubtFields = [
  'name',
  'idcard',
  'birthday',
  'gender',
  'mobile',
  'work_company',
  'occupation',
  'start_date',
  'end_date',
] as const;

/** The cells that a finding can be about. No list leaves it open which document a number is of. */
export const rosterFields = [...doubtFields, 'idtype'] as const;

export type RosterField = (typeof rosterFields)[number];
