export const english = {
  retry: 'Try again',
  failed: 'This could not be loaded. Nothing was changed.',
  quote: 'If it stays, quote {{code}}',
  loading: 'Loading',
  nothingFound: 'Nothing matches these filters.',
  clearFilters: 'Clear filters',
  close: 'Close',
  reload: 'Reload',
  newVersion: 'A new version of the console is ready.',
} as const;
