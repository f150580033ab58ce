export const english = {
  proposals: 'Not to be added, as the list says',
  leave_one: '{{count, number}} leaves',
  leave_other: '{{count, number}} leave',
  wait_one: '{{count, number}} waits',
  wait_other: '{{count, number}} wait',
  replace_one: '{{count, number}} takes somebody’s place',
  replace_other: '{{count, number}} take somebody’s place',
  replaceOf_one: '{{count, number}} takes the place of {{of}}',
  replaceOf_other: '{{count, number}} take the place of {{of}}',
  correct_one: '{{count, number}} corrected',
  correct_other: '{{count, number}} corrected',
  correctOf_one: '{{count, number}} corrected: {{of}}',
  correctOf_other: '{{count, number}} corrected: {{of}}',
  again_one: '{{count, number}} sent again',
  again_other: '{{count, number}} sent again',
  unclear_one: '{{count, number}} unclear',
  unclear_other: '{{count, number}} unclear',
  separator: ', ',
  andMore_one: 'and {{count, number}} more',
  andMore_other: 'and {{count, number}} more',
  moreWords_one: '{{count, number}} more at its row',
  moreWords_other: '{{count, number}} more at their rows',
  leaveMeans:
    'Nobody of them is added. Taking people off a policy is not available here yet: ask your account manager. Until then the rows stay on the list and in the reply.',
  waitMeans:
    'Nobody of them is added. The rows stay on the list and in the reply; add them when they may be insured.',
  replaceMeans:
    'Nobody of them is added, and the other stays covered. Replacing is not available here yet: add the new person all the same, and ask your account manager to take the other off. Until then the rows stay on the list and in the reply.',
  correctMeans:
    'Nobody of them is added. Correcting somebody who is insured is not available here yet: ask your account manager. Who is not insured yet can be added all the same. The rows stay on the list and in the reply.',
  againMeans: 'Nobody of them is added twice. The rows stay on the list and in the reply.',
  unclearMeans:
    'Nobody of them is added before you know what was meant: ask whoever wrote it. The rows stay on the list and in the reply.',
  addAll_one: 'Add {{count, number}} all the same',
  addAll_other: 'Add all {{count, number}} all the same',
  addAllMeans_one: 'The list says otherwise of {{names}}. Insure this person all the same?',
  addAllMeans_other:
    'The list says otherwise of {{names}}. Insure all {{count, number}} of them all the same?',
  addAllYes_one: 'Yes, add {{count, number}} person',
  addAllYes_other: 'Yes, add {{count, number}} persons',
  addAllNo: 'No, leave it as written',
  notAdded: 'Not added, as the list says:',
} as const;
