export const english = {
  copyReply: 'Copy reply',
  copied: 'Copied: a reply for whoever sent the list.',
  covered_one: '{{count, number}} person covered from {{from}} until {{until}}, 24:00.',
  covered_other: '{{count, number}} persons covered from {{from}} until {{until}}, 24:00.',
  whenIssued_one:
    'Not final yet: {{count, number}} person will be covered from {{from}} until {{until}}, 24:00, once the insurer has issued.',
  whenIssued_other:
    'Not final yet: {{count, number}} persons will be covered from {{from}} until {{until}}, 24:00, once the insurer has issued.',
  coveredUpTo_one: '{{count, number}} person covered from {{from}} until {{until}}, 24:00.',
  coveredUpTo_other:
    '{{count, number}} persons covered from {{from}}, each until the last day that the list gives: {{until}}, 24:00 at the latest.',
  whenIssuedUpTo_one:
    'Not final yet: {{count, number}} person will be covered from {{from}} until {{until}}, 24:00, once the insurer has issued.',
  whenIssuedUpTo_other:
    'Not final yet: {{count, number}} persons will be covered from {{from}} once the insurer has issued, each until the last day that the list gives: {{until}}, 24:00 at the latest.',
  withdrawn: 'This addition was taken back: nobody is covered by it.',
  void: 'This addition was cancelled: nobody is covered by it.',
  notCovered_one: '{{count, number}} person is NOT covered:',
  notCovered_other: '{{count, number}} persons are NOT covered:',
  person: '{{name}} ({{last4}})',
  separator: ', ',
  why: '{{person}}: {{why}}',
  ended: '{{why}} (covered until {{time}}, NOT covered after that)',
  more_one: '… and {{count, number}} more',
  more_other: '… and {{count, number}} more',
  twice_one: '{{count, number}} row of the list names someone who is covered anyway; nobody was added twice.',
  twice_other:
    '{{count, number}} rows of the list name people who are covered anyway; nobody was added twice.',
} as const;
