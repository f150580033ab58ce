export const english = {
  grid: 'Persons to remove',
  amount: 'Comes back',
  noAmount: 'Until when this person is covered and what comes back appear once it is known who is meant.',
  takeAllTheSame: 'Remove all the same',
  idcard: 'ID number or last 4',
  start_date: 'Not covered from',
  ready: 'Ready',
  firstRowHint: 'Type a name',
} as const;
