import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

/** Tells the person at the terminal what is being done; standard output stays free for what they asked for. */
export const say = (line) => process.stderr.write(`${line}\n`);
