export const english = {
  slow: 'The server has not answered for half a minute. It is waited for up to three minutes; nothing is lost.',
  again: 'Ask again',
  stop: 'Stop waiting',
} as const;
