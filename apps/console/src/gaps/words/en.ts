export const english = {
  title: 'Cover to look at',
  purpose:
    'Who has no cover after this month, who is paid for twice, and who will soon be older than their plan insures.',
  nothing:
    'Nobody is left without cover, nobody is covered twice, and nobody grows older than their plan insures within 30 days.',
  home: 'To the first page',
  twice: 'Covered twice',
  twiceCost_one:
    '{{count, number}} person is covered twice from tomorrow on: {{sum}} are paid for days that another policy covers.',
  twiceCost_other:
    '{{count, number}} persons are covered twice from tomorrow on: {{sum}} are paid for days that another policy covers.',
  twiceMeans:
    'Of two covers of the same kind of insurance, the cheaper one is marked. What comes back is told on the removal list; nothing ends before you confirm there.',
  days_one: '{{count, number}} day: {{first}}',
  days_other: '{{count, number}} days: {{first}} to {{last}}',
  spare: 'can be removed',
  makeList_one: 'Make a removal list of {{count, number}} person on {{policy}}',
  makeList_other: 'Make a removal list of {{count, number}} persons on {{policy}}',
  openList_one: 'Open the removal list of {{count, number}} person on {{policy}}',
  openList_other: 'Open the removal list of {{count, number}} persons on {{policy}}',
  ageing: 'Soon too old',
  ageingCount_one:
    '{{count, number}} person is older than the plan insures, or will be within {{days, number}} days.',
  ageingCount_other:
    '{{count, number}} persons are older than the plan insures, or will be within {{days, number}} days.',
  ageingMeans:
    'They stay covered to the day shown, and cannot be renewed in this plan after that. Look for a plan that insures their age, or for somebody to take the place.',
  over: 'Older than {{oldest, number}}',
  soon: 'Older than {{oldest, number}} within {{days, number}} days',
  coveredTo: 'covered until {{end}}',
  gap: 'No cover afterwards',
  gapCount_one: '{{count, number}} person has no cover from {{day}} on.',
  gapCount_other: '{{count, number}} persons have no cover from {{day}} on.',
  gapMeans:
    'Tick those who have left and need no more cover: the first page asks about them no more, and their present cover stays. For the others, renew or make a list on the first page.',
  gapNone: 'Nobody is without cover from {{day}} on.',
  letGo_one: '{{count, number}} person needs no more cover',
  letGo_other: '{{count, number}} persons need no more cover',
  letGoOf: '{{name}} {{number}}',
  seeLetGo_one: 'See {{count, number}} person who needs no more cover',
  seeLetGo_other: 'See {{count, number}} persons who need no more cover',
  hideLetGo: 'Back to those without cover',
  letGoTitle_one: '{{count, number}} person needs no more cover',
  letGoTitle_other: '{{count, number}} persons need no more cover',
  letGoBy: 'Said by',
  askAgain_one: 'Ask about {{count, number}} person again',
  askAgain_other: 'Ask about {{count, number}} persons again',
  until: 'Covered until',
  person: 'Name',
  company: 'Work company',
  policy: 'Policy',
} as const;
