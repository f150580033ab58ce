export const english = {
  promiseOnSubmit: 'Covered from {{time}} as soon as you confirm',
  promiseAtOnce: 'Covered at once: from the minute you confirm',
  promiseOnIssue: 'Will be covered from {{time}}, once the insurer has issued',
  promiseOnIssueAtOnce: 'Will be covered once the insurer has issued',
  coveredUntil: 'Cover runs until {{day}} Beijing time.',
  coveredUntilEach: 'Cover ends on different days: the first on {{first}}, the last on {{day}} Beijing time.',
  promiseOnSubmitEach:
    'Covered as soon as you confirm, each from their own start: the first from {{first}}, the last from {{last}}',
  promiseOnIssueEach:
    'Will be covered once the insurer has issued, each from their own start: the first from {{first}}, the last from {{last}}',
  atConfirmation: 'the minute you confirm',
  finalAfter: 'You can take it back until {{time}}. After that the insurer has it.',
  finalAtOnce: 'Cover begins with the next minute: after that you cannot take it back.',
  backToBoard: 'Back, to change it',
  ofPolicy: '{{plan}} ({{number}}), policy from {{from}} to {{to}}',
  laterOn_one: '{{count, number}} more from {{first}}: {{heads}} then',
  laterOn_other: '{{count, number}} more from {{first}}: {{heads}} then',
  laterUntil_one: '{{count, number}} more from {{first}} until {{last}}: {{heads}} then',
  laterUntil_other: '{{count, number}} more from {{first}} until {{last}}: {{heads}} then',
  uncoveredDay: 'Not covered on {{day}}',
  uncoveredDays: 'Not covered from {{first}} to {{last}}',
  askedEarlier_one:
    '{{count, number}} person begins later than the list asks for, and is not covered by this before that:',
  askedEarlier_other:
    '{{count, number}} persons begin later than the list asks for, and are not covered by this before that:',
  askedDay_one: 'not covered by this on {{first}}: {{count, number}} person',
  askedDay_other: 'not covered by this on {{first}}: {{count, number}} persons',
  askedDays_one: 'not covered by this from {{first}} to {{last}}: {{count, number}} person',
  askedDays_other: 'not covered by this from {{first}} to {{last}}: {{count, number}} persons',
  askedMore_one: '… and {{count, number}} more person',
  askedMore_other: '… and {{count, number}} more persons',
  byCompany: 'By work company',
  staysBehind_one: '{{count, number}} row stays behind on the list: this confirmation does not insure it.',
  staysBehind_other:
    '{{count, number}} rows stay behind on the list: this confirmation does not insure them.',
  headsOfPolicy: 'Persons covered by this policy on {{day}}',
  shortfallKept:
    'The balance is {{sum}} short, so this cannot be confirmed yet. The draft is kept: top up, then open it from the change record.',
  listNotHere:
    'ID numbers are not kept in the browser: to change this list, delete the draft and enter it again.',
  askFor: 'Ask for approval: {{what}}',
  approve: 'Approve: {{what}}',
  approvalAsks:
    'Your enterprise works with four eyes: another user approves what you confirm. Until then nothing is charged and nobody is covered.',
  approvalWaits: '{{name}} asked for approval. Until it is given, nothing is charged and nobody is covered.',
  approvalOwn: 'You asked for this approval: another user who may approve has to give it.',
  mayNotApprove: 'Your account may not approve changes: ask a colleague who may, or your administrator.',
  sendBack: 'Send back',
  sendBackWhy: 'Why it is sent back',
  sendBackYes: 'Send back, do not approve',
  sendBackNo: 'Do not send back',
} as const;
