/**
 * The keys that a super user hands to sub-users. A page's key is its route; a button's key is named after
 * the call behind it.
 */
export const permissionKeys = [
  '/policy/index',
  '/person/index',
  'policy/export',
  'policy_change/lists',
  'policy_change/detail',
  'policy_change/export',
  'policy_change/import',
  'policy_change/confirm',
] as const;

export type PermissionKey = (typeof permissionKeys)[number];
