import * as z from 'zod/mini';
import { call } from './call.ts';
import { id } from './fields.ts';

/** The lists whose filters a user may keep under a name. */
export const viewLists = ['policies', 'persons', 'policy_changes', 'messages'] as const;

/** A user keeps at most this many views of a list. */
export const views_max = 30;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(40));
/** The search part of a list's address, without the question mark. */
const search = z.string().check(z.maxLength(1_000));

/** The views that this user has kept, in the order of their names. */
export const listViews = call({
  method: 'GET',
  path: '/view/lists',
  access: 'member',
  writes: false,
  alsoPost: true,
  input: z.strictObject({ list: z.optional(z.enum(viewLists)) }),
  output: z.array(z.object({ view_id: id, list: z.enum(viewLists), name, search })),
});

/** Keeps a list's filters under a name; the name again replaces them. What looks like an ID number or a mobile is refused. */
export const saveView = call({
  method: 'POST',
  path: '/view/save',
  access: 'member',
  writes: true,
  personal: true,
  input: z.strictObject({ list: z.enum(viewLists), name, search }),
  output: z.object({ view_id: id }),
});

/** Forgets one of this user's views. */
export const removeView = call({
  method: 'POST',
  path: '/view/delete',
  access: 'member',
  writes: true,
  personal: true,
  input: z.strictObject({ view_id: id }),
  output: z.object({}),
});
