import * as z from 'zod/mini';
import { languages } from '../words/languages.ts';

// The files that go into an unfinished list and come out of it, and the numbers that a spreadsheet destroyed on the way.

export const file = z.object({ name: z.string(), bytes: z.instanceof(Uint8Array) });
export const language = z.optional(z.enum(languages));
