import type { Gate } from '../platform/gate.ts';
import { checkPassword } from '../platform/password.ts';
import { SettingsError } from '../platform/settings.ts';
import { demoPassword, demoUserNames } from './sign-ins.ts';

/**
 * Refuses to serve for real what was begun as the demo: with its users, everybody knows a way in.
 *
 * @throws SettingsError when one of them can still sign in with the demo's password
 */
export async function guardNoDemo(gate: Pick<Gate, 'userForLogin'>): Promise<void> {
  for (const userName of demoUserNames) {
    const user = await gate.userForLogin(userName);
    if (user?.status === 1 && (await checkPassword(demoPassword, user.password_hash)))
      throw new SettingsError(
        `DEMO is off, but the database holds the demo: anybody can sign in as ${userName}. Choose another DATA_DIR or DATABASE_URL to begin for real, or set DEMO=on to go on with the demo.`,
      );
  }
}
