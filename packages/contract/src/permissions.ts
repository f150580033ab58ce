/**
 * The keys that a super user hands to sub-users. A page's key is its route; a button's key is named after
 * the call behind it, but for `funds/uniqueaccount`, which is the recharge, and
 * `person/reveal_idcard`, which shows one person's number. Some wait for their call: a key may be held before.
 */
export const permissionKeys = [
  '/policy/index',
  '/person/index',
  'person/reveal_idcard',
  'funds/uniqueaccount',
  'recharge/recharge-record',
  'policy/export',
  'policy_change/lists',
  'policy_change/detail',
  'policy_change/export',
  'policy_change/import',
  'policy_change/confirm',
  'policy_change/approve',
  'company/add',
  'report/add',
  'store.user/add',
  'store.user/edit',
  'store.user/delete',
] as const;

export type PermissionKey = (typeof permissionKeys)[number];
