export const english = {
  confirmTitle: 'Confirm the replacement',
  confirmPurpose: 'Nobody changes places until you confirm.',
  confirm_one: 'Confirm {{count, number}} replacement for {{company}}, {{sum}}',
  confirm_other: 'Confirm {{count, number}} replacements for {{company}}, {{sum}}',
  confirmFree_one: 'Confirm {{count, number}} free replacement for {{company}}',
  confirmFree_other: 'Confirm {{count, number}} free replacements for {{company}}',
  days: 'Changes places on',
  amount: 'Difference',
  from: 'Places change hands',
  promise: 'Who leaves is covered until {{last}}, who comes from {{first}}: no day between them',
  promiseIssue:
    'Once the insurer has issued it: who leaves is covered until {{last}}, who comes from {{first}}',
  promiseEach:
    'Each seat changes hands on a day of its own, from {{first}} to {{last}}: no day between the two',
  free: 'Within the free replacements of the plan: nothing is paid, and nothing comes back.',
  difference: '{{sum}} is paid for work of a higher class, for the days that are left.',
  behind_one: '{{count, number}} row stays behind: this confirmation does not replace that person.',
  behind_other: '{{count, number}} rows stay behind: this confirmation does not replace those persons.',
  outlookDraft: 'Not submitted yet: who leaves stays covered, who comes is not covered',
  outlookDone_one: '{{count, number}} person takes a seat from {{time}}, without a gap',
  outlookDone_other: '{{count, number}} persons take seats from {{time}}, without a gap',
  outlookWhenIssued_one:
    'Once the insurer has issued it, {{count, number}} person takes a seat from {{time}}',
  outlookWhenIssued_other:
    'Once the insurer has issued it, {{count, number}} persons take seats from {{time}}',
  outlookPartly:
    '{{done, number}} replaced. {{failed, number}} pairs failed: their rows say who stays covered, and until when',
  outlookRefused: 'Nobody was replaced: the rows say who stays covered, and until when',
  outlookStays:
    'Nothing changes hands by this change: who was to leave stays covered, who was to come is not covered',
  undoMeans_one:
    'Who was to leave stays covered, and {{count, number}} person who was to come is NOT covered.',
  undoMeans_other:
    'Who was to leave stays covered, and {{count, number}} persons who were to come are NOT covered.',
  undoYes_one: 'Take back {{count, number}} replacement for {{company}}',
  undoYes_other: 'Take back {{count, number}} replacements for {{company}}',
  keep: 'Keep the replacement',
  more: 'Replace more persons',
} as const;
