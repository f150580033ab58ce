export const english = {
  enterpriseChanged: 'Another window now works for {{there}}',
  anotherEnterprise: 'another enterprise',
  enterpriseChangedText:
    'This window showed {{here}}. One browser works for one enterprise at a time, so nothing can be done with the old page.',
  personChanged: 'In another window {{name}} has signed in for {{there}}',
  personChangedText: 'This window showed {{here}} and another account. It cannot go on with that page.',
  lost: 'Not saved yet, and lost if you go along:',
  goAlong: 'Go along to {{there}}',
  goOn: 'Go on with the session of now',
  goBack: 'Back to {{here}} in all windows',
  backFailed: 'Going back to {{here}} did not succeed. Try again, or go along.',
} as const;
