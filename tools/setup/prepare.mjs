import { buildConsoleWhenStale } from './console.mjs';
import { install } from './install.mjs';
import { oneAtATime } from './lock.mjs';

/** Brings the checkout to the state that its package-lock.json and sources ask for. Does nothing when it is. */
export const prepare = ({ console: withConsole }) =>
  oneAtATime(async () => {
    await install();
    if (withConsole) await buildConsoleWhenStale();
  });
