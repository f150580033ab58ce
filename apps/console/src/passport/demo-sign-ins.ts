import type { LoginWords } from './words/words.ts';

/** The sign-ins that exist only where the demo is on; the README names them too. */
export const demoSignIns: readonly { readonly user_name: string; readonly who: keyof LoginWords }[] = [
  { user_name: 'hr_admin', who: 'demoAdmin' },
  { user_name: 'hr_clerk', who: 'demoClerk' },
  { user_name: 'starter', who: 'demoStarter' },
  { user_name: 'newcomer', who: 'demoNewcomer' },
];

export const demoPassword = 'Demo-2026!';
