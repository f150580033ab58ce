export const english = {
  leaves_one: '{{count, number}} person leaves: covered until {{until}}, NOT covered after that:',
  leaves_other: '{{count, number}} persons leave: covered until {{until}}, NOT covered after that:',
  neverBegins_one: '{{count, number}} person is taken off before cover begins, and is NOT covered at all:',
  neverBegins_other:
    '{{count, number}} persons are taken off before cover begins, and are NOT covered at all:',
  later_one:
    'For {{count, number}} of them cover ends later than the day that you gave, since no day that has begun is taken back:',
  later_other:
    'For {{count, number}} of them cover ends later than the day that you gave, since no day that has begun is taken back:',
  laterThanSaid: 'you gave {{asked}} as the last day; covered until {{until}}',
  open: 'The insurer has not issued this yet; whoever it refuses to take off stays covered, and we tell you.',
  withdrawn: 'This removal was taken back: everybody stays covered as before.',
  void: 'This removal was cancelled: everybody stays covered as before.',
  stays_one: '{{count, number}} person STAYS covered, the insurer did not agree to the removal:',
  stays_other: '{{count, number}} persons STAY covered, the insurer did not agree to the removal:',
  coveredUntil: 'covered until {{until}}',
  notTaken_one: '{{count, number}} person was NOT taken off:',
  notTaken_other: '{{count, number}} persons were NOT taken off:',
  notFound: 'we find nobody of this name or number covered by this policy, please send the whole ID number',
  notFoundNear:
    'we find nobody of this name or number covered by this policy; do you mean {{near}}? Please send the whole ID number',
  ambiguous_one: '{{count, number}} covered person is called so, please send the ID number',
  ambiguous_other: '{{count, number}} covered persons are called so, please send the ID number',
  pending: 'is being taken off already, nothing has to be sent again',
  early: 'cover can end on {{first}} at the earliest and never before, please confirm',
  late: 'the cover ends before the day that you gave, on {{until}}; please confirm',
  leftOut: 'left out by us, not taken off',
  leftOutFor: 'left out by us, not taken off: {{words}}',
  twice: 'stands in the list more than once',
  otherNumber:
    'somebody of this name is covered, but with another ID number, please check it and send the whole number',
  numberOfSomebody:
    'this ID number belongs to somebody of another name, please send this person’s own name and whole number',
  numberOfOther: 'this ID number belongs to {{name}}, please say which of the two leaves',
  elsewhere:
    'whoever of this name is covered works at another company than “{{written}}”, please check the company or send the whole ID number',
  keptAsSaid: 'not taken off, as you wrote: “{{words}}”',
  notSaid: 'not said to leave, so not taken off; please say clearly if we shall',
  notSaidIn:
    'you wrote “{{words}}”, not that this person leaves, so not taken off; please say clearly if we shall',
  notClearIn:
    'you wrote “{{words}}”, which does not say for certain whether this person leaves, or on which day; not taken off, please say clearly',
  ask: 'needs a check, please ask us',
} as const;
