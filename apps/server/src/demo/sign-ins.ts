import type { PermissionKey } from '@app/contract/permissions';

/** The password of everybody in the demo. */
export const demoPassword = 'Demo-2026!';

/** Everybody who signs in to the demo, by user name. */
export const demoUserNames = ['hr_admin', 'hr_clerk', 'starter', 'newcomer'] as const;

/** What the demo's sub-user may do. */
export const clerkKeys: readonly PermissionKey[] = ['/policy/index', '/person/index'];

/** What a person at the terminal is told. */
export const demoSignIns: readonly string[] = [
  `hr_admin / ${demoPassword}   everything, for two enterprises`,
  `hr_clerk / ${demoPassword}   a sub-user who may only read policies and persons`,
  `starter  / ${demoPassword}   an enterprise whose agreements are not signed yet`,
  `newcomer / ${demoPassword}   a user without an enterprise`,
];
