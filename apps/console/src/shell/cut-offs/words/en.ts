export const english = {
  each: 'Each policy has its own cut-off. Beijing time.',
  today: 'Covered within today when confirmed; until {{time}}',
  tomorrow: 'Confirmed by {{time}}, covered from {{day}}',
  later: 'Too late for tomorrow: confirmed by {{time}}, covered from {{day}}',
  closed: 'Takes no more persons',
} as const;
