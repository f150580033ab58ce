export const english = {
  coveredUntil: 'Covered until {{time}}',
  startsOn: 'Starts on {{time}}',
  notIssued: 'Not covered yet: the insurer has not issued',
  endedOn: 'Not covered since {{time}}',
  never: 'Never covered',
} as const;
