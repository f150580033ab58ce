import * as z from 'zod/mini';
import { call } from './call.ts';
import { flag, id, queried, time } from './fields.ts';

// The enterprises of whoever is signed in. These calls work without one, and beside the one the session is in.

/** The enterprises that the user works for, the default first. */
export const listCompanies = call({
  method: 'POST',
  path: '/wxapp/getCompanyList',
  access: 'session',
  writes: false,
  input: z.strictObject({}),
  output: z.array(
    z.object({
      wxapp_id: id,
      company_name: z.string(),
      status: z.int(),
      status_text: z.string(),
      is_certification: flag,
      is_default: flag,
      is_expire: flag,
      /** The one that this session is in. */
      is_current: flag,
      role: z.enum(['admin', 'editor']),
    }),
  ),
});

/**
 * A session in another of the user's enterprises; the old one ends at once. An enterprise of others is not found.
 * Its answer carries a token and is never stored, so a repeat is refused as signed in elsewhere.
 */
export const switchCompany = call({
  method: 'POST',
  path: '/wxapp/switchCompany',
  access: 'session',
  writes: false,
  namesEnterprise: true,
  input: z.strictObject({ wxapp_id: queried(id) }),
  output: z.object({ token: z.string(), expire_at: time }),
});

/** The enterprise in which the next sign-in begins. */
export const setDefaultCompany = call({
  method: 'POST',
  path: '/wxapp/setDefaultCompany',
  access: 'session',
  writes: false,
  namesEnterprise: true,
  input: z.strictObject({ wxapp_id: queried(id) }),
  output: z.object({}),
});

/** The contract that the enterprise has to sign next; null where none is drawn up. */
export const readContractId = call({
  method: 'GET',
  path: '/wxapp/getContractId',
  access: 'session',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ contract_id: z.nullable(id), contract_ids: z.array(id) }),
});
