export const english = {
  confirmTitle: 'Confirm the transfer',
  confirmPurpose: 'Nobody is transferred until you confirm.',
  confirm_one: 'Confirm {{count, number}} transfer for {{company}}, {{sum}}',
  confirm_other: 'Confirm {{count, number}} transfers for {{company}}, {{sum}}',
  confirmBack_one: 'Confirm {{count, number}} transfer for {{company}}, {{sum}} back',
  confirmBack_other: 'Confirm {{count, number}} transfers for {{company}}, {{sum}} back',
  confirmFree_one: 'Confirm {{count, number}} transfer for {{company}}, at no cost',
  confirmFree_other: 'Confirm {{count, number}} transfers for {{company}}, at no cost',
  days: 'Transferred on',
  amount: 'Difference',
  from: 'When they are transferred',
  promise: 'Covered where they are until {{last}}, and where they go from {{first}}: no day between the two',
  promiseIssue:
    'Once the insurer has issued it: covered where they are until {{last}}, and where they go from {{first}}',
  promiseEach:
    'Each is transferred on a day of their own, from {{first}} to {{last}}: no day between the two',
  free: 'Nothing is paid, and nothing comes back: what was paid goes on at the new place.',
  difference: '{{sum}} is paid for work of a higher class, for the days that are left.',
  comesBack:
    '{{sum}} comes back for work of a lower class, for the days that are left, once the insurer has issued it.',
  behind_one: '{{count, number}} row stays behind: this confirmation does not transfer that person.',
  behind_other: '{{count, number}} rows stay behind: this confirmation does not transfer those persons.',
  outlookDraft: 'Not submitted yet: covered where they are, not where they are to go',
  outlookDone_one: '{{count, number}} person is covered at the new place from {{time}}, without a gap',
  outlookDone_other: '{{count, number}} persons are covered at the new place from {{time}}, without a gap',
  outlookWhenIssued_one:
    'Once the insurer has issued it, {{count, number}} person is covered at the new place from {{time}}',
  outlookWhenIssued_other:
    'Once the insurer has issued it, {{count, number}} persons are covered at the new place from {{time}}',
  outlookPartly:
    '{{done, number}} transferred. {{failed, number}} failed: their rows say where they are covered, and until when',
  outlookRefused: 'Nobody was transferred: the rows say where they are covered, and until when',
  outlookStays: 'Nobody is transferred by this change: who is covered stays covered where they were',
  undoMeans_one:
    '{{count, number}} person stays covered where they are, and is NOT covered where they were to go.',
  undoMeans_other:
    '{{count, number}} persons stay covered where they are, and are NOT covered where they were to go.',
  undoYes_one: 'Take back {{count, number}} transfer for {{company}}',
  undoYes_other: 'Take back {{count, number}} transfers for {{company}}',
  keep: 'Keep the transfer',
  more: 'Transfer more persons',
} as const;
