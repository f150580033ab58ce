export const english = {
  grid: 'Persons to remove',
  amount: 'Comes back',
  noAmount: 'Until when this person is covered and what comes back appear once it is known who is meant.',
  takeAllTheSame: 'Remove all the same',
  takeAllAlike_one: 'Remove {{count, number}} all the same',
  takeAllAlike_other: 'Remove all {{count, number}} all the same',
  idcard: 'ID number or last 4',
  start_date: 'Not covered from',
  ready: 'Ready',
  firstRowHint: 'Type a name',
} as const;
