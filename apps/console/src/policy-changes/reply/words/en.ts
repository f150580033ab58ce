export const english = {
  writeReply: 'Write reply',
  reply: 'Reply',
  wholeList: 'The whole list',
  copiedMark: 'copied',
  replyMoved:
    'Something has changed since this was written. It is written anew and was not copied: read it again.',
  copyReply: 'Copy reply',
  copied: 'Copied: a reply for whoever sent the list.',
  later_one:
    '{{count, number}} of them begins later than the list says; this cover does not hold before that, please confirm:',
  later_other:
    '{{count, number}} of them begin later than the list says; this cover does not hold before that, please confirm:',
  laterThanAsked: 'the list says from {{asked}}, covered from {{from}}',
  covered_one: '{{count, number}} person covered from {{from}} until {{until}}.',
  covered_other: '{{count, number}} persons covered from {{from}} until {{until}}.',
  whenIssued_one:
    'Not final yet: {{count, number}} person will be covered from {{from}} until {{until}}, once the insurer has issued.',
  whenIssued_other:
    'Not final yet: {{count, number}} persons will be covered from {{from}} until {{until}}, once the insurer has issued.',
  coveredUpTo_one: '{{count, number}} person covered from {{from}} until {{until}}.',
  coveredUpTo_other:
    '{{count, number}} persons covered from {{from}}, each until the last day that the list gives: {{until}} at the latest.',
  whenIssuedUpTo_one:
    'Not final yet: {{count, number}} person will be covered from {{from}} until {{until}}, once the insurer has issued.',
  whenIssuedUpTo_other:
    'Not final yet: {{count, number}} persons will be covered from {{from}} once the insurer has issued, each until the last day that the list gives: {{until}} at the latest.',
  withdrawn: 'This addition was taken back: nobody is covered by it.',
  void: 'This addition was cancelled: nobody is covered by it.',
  notCovered_one: '{{count, number}} person is NOT covered:',
  notCovered_other: '{{count, number}} persons are NOT covered:',
  notAdded_one: '{{count, number}} person was not added this time; where there is other cover it says so:',
  notAdded_other:
    '{{count, number}} persons were not added this time; where there is other cover it says so:',
  settled_one: '{{count, number}} person leaves or was left out by us, and was not added:',
  settled_other: '{{count, number}} persons leave or were left out by us, and were not added:',
  repeats: 'On the list more than once, insured once: {{names}}',
  leaving_one:
    '{{count, number}} person is said to leave, without a number that we could look up; nobody was taken off:',
  leaving_other:
    '{{count, number}} persons are said to leave, without a number that we could look up; nobody was taken off:',
  person: '{{name}} ({{last4}})',
  nameless: '(no name)',
  unreadable: '{{name}} (no readable number)',
  atCompany: '{{company}}: {{heads, number}}',
  alsoWhy: '; ',
  moreCovered_one: '… and {{count, number}} more who is covered anyway',
  moreCovered_other: '… and {{count, number}} more who are covered anyway',
  askName: 'the name is not complete, please send it as on the ID card',
  askNumber: 'the ID number is wrong, please check it against the card and send the whole number',
  numberMissing:
    'no ID number that can be read was sent, please send the whole number or a photo of the card',
  numberRuined: 'the spreadsheet ruined the ID number, please send the whole number or a photo of the card',
  numberOfOther: 'this ID number belongs to {{name}} ({{company}}), please send this person’s own',
  numberOfTwo: 'the list gives {{name}} the same ID number, please check both cards and send both numbers',
  askDocument: 'this is no ID card number, please say which document it is and send the whole number',
  askBirthday: 'please send the birth date',
  askGender: 'please say whether man or woman',
  ageOutside:
    'aged {{age}}, which this insurance does not take; if the ID number is wrong, please send it again',
  writtenTwice: 'stands in the list more than once',
  coveredPartly: 'covered from {{from}} to {{to}} only, not on the other days',
  askCompany: 'the work company is not clear, please send its full name',
  companyClosed:
    'nobody can be insured at this work company yet, please do not let the person work before we say so',
  workUnknown: '“{{work}}” matches none of our work types for certain, please say what the person does',
  askWork: 'the work type is missing or matches none of ours for certain, please say what the person does',
  workOutside: 'this work cannot be insured here, please say what the person really does',
  workNotListed: 'this work is not registered for the work company, please check what the person does there',
  startPast:
    'the first day asked for can no longer be insured, cover is never back-dated; it can begin on {{first}} at the earliest and there is none before, please confirm',
  startLate:
    'the first day asked for is too soon to be insured; cover can begin on {{first}} at the earliest and there is none before, please confirm',
  startElsewhere:
    'the list gives {{start}} as the first day, which lies outside the days that this policy can still insure ({{from}} to {{to}}): not added to it',
  startUnclear: 'the first day of work is not clear, please send the day (from {{from}} to {{to}})',
  askEnd: 'the last day of work is not possible here (from {{from}} to {{to}}), please confirm it',
  beingRemoved: 'cannot be added yet: is being taken off just now',
  blocked: 'cannot be insured at present, please do not let the person work, and ask us',
  askMobile: 'the mobile number is wrong, please send it again',
  askAnyway: 'needs a check, please ask us',
  chooseCompany: 'One reply for each work company; the whole list comes last:',
  ofCompany: '{{company}}:',
  andMore_one: '{{names}} and {{count, number}} more',
  andMore_other: '{{names}} and {{count, number}} more',
  copiedAll: 'Copied: one reply about the whole list.',
  none: 'Nobody on this list could be insured so far.',
  noCompany: 'No work company given',
  copiedFor: 'Copied: a reply for {{company}}.',
  numberOfSomebody: 'this ID number belongs to somebody else, please send this person’s own',
  companyUnknown: '“{{company}}” is not among our work companies, please check its full name',
  wroteLeave: 'you wrote “{{words}}”: not added',
  wroteWait: 'you wrote “{{words}}”: waits, not added; please write again when it may begin',
  wroteReplace:
    'you wrote “{{words}}”: takes somebody’s place, not added; please say clearly if we shall add',
  wroteReplaceOf:
    'you wrote “{{words}}”: takes the place of {{of}}, not added, and {{of}} was not taken off; please say clearly if we shall add',
  wroteCorrect: 'you wrote “{{words}}”: a correction, not added; we look at it by hand',
  wroteAgain:
    'you wrote “{{words}}”: not added; we find no cover of this person, please say clearly if we shall add',
  leftOut: 'left out by us, not added',
  leftOutFor: 'left out by us, not added: {{words}}',
  wroteUnclear: 'you wrote “{{words}}”, please say whether we shall insure this person',
  wroteDoubt: '“{{words}}” can be read in more than one way, please send name and number once more',
  hasCoverElsewhere:
    'covered from {{from}} until {{until}}, but for work at another company, not at this one',
  hasCover: 'covered from {{from}} until {{until}}',
  quoted: 'you wrote “{{words}}”',
  stillCovered: 'covered from {{from}} until {{until}}, not taken off by this list',
  separator: ', ',
  why: '{{person}}: {{why}}',
  ended: '{{why}} (covered until {{time}}, NOT covered after that)',
  more_one: '… and {{count, number}} more',
  more_other: '… and {{count, number}} more',
  twice_one: '{{count, number}} person on the list is covered anyway; nobody was added twice:',
  twice_other: '{{count, number}} persons on the list are covered anyway; nobody was added twice:',
} as const;
