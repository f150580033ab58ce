export const english = {
  title: 'Short names',
  purpose:
    'What words of your lists were matched to by hand. The next list that says them is read so, and says that it is.',
  keywords: 'Words, company or work type',
  words: 'Words in lists',
  kind: 'Kind',
  work_company: 'Work company',
  occupation: 'Work type',
  heading: 'Heading',
  none: 'Not used',
  meaning: 'Means',
  by: 'Matched by',
  at: 'When',
  action: 'Action',
  forget: 'Forget',
  forgetWords: 'Forget “{{words}}”',
  headingRemembered: 'Remembered from an earlier list',
  forgotten: '“{{words}}” is forgotten. Lists that say it ask again.',
  undo: 'Undo',
  empty:
    'Nothing is remembered yet. When a list says a company, a work type or a heading in words of its own and you choose what is meant, it stands here.',
} as const;
