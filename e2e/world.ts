import { type APIRequestContext, expect, test as base, type Page } from '@playwright/test';
import { day } from '@app/domain/calendar/day';
import { fen } from '@app/domain/money/money';
import {
  addUser,
  addWorkCompany,
  creditAccount,
  openEnterprise,
  openPolicyFor,
} from '../apps/server/src/operator/operator.ts';
import { standingClock } from '../apps/server/src/platform/clock.ts';
import type { EnterpriseId } from '../apps/server/src/platform/database.ts';
import { openDatabase } from '../apps/server/src/platform/database/open-database.ts';
import type { Platform } from '../apps/server/src/platform/context.ts';
import { openGate } from '../apps/server/src/platform/gate.ts';
import { sealingKeyFrom } from '../apps/server/src/platform/sealing-key.ts';
import { prepareDatabase } from '../apps/server/src/prepare.ts';
import { business_now, masterKey, type RunningServer, startServer } from './server.ts';

export { expect } from '@playwright/test';

/** An employer of the test's own: nobody else works on its rows. */
export type Employer = {
  readonly companyName: string;
  readonly userName: string;
  readonly password: string;
  readonly workCompany: string;
};

type OperatorPlatform = Pick<Platform, 'database' | 'gate' | 'clock'>;

const password = 'Test-2026!';
let counter = 0;

/** Browser tests share a server a worker; each brings its own employer. */
export const test = base.extend<
  { employer: Employer; poorEmployer: Employer; drafter: Employer },
  { server: RunningServer; platform: OperatorPlatform }
>({
  server: [
    // oxlint-disable-next-line no-empty-pattern: Playwright reads the names of fixtures from the pattern
    async ({}, use) => {
      const server = await startServer();
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  platform: [
    async ({ server }, use) => {
      const clock = standingClock(new Date(business_now.getTime() - 20 * 86_400_000));
      const { operatorUrl } = await prepareDatabase(server.databaseUrl, masterKey, clock.now());
      const database = openDatabase(operatorUrl, {
        connections_max: 2,
        sealingKey: sealingKeyFrom(masterKey),
      });
      await use({ database, gate: openGate(database), clock });
      await database.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.address),
  employer: async ({ platform }, use) => use(await anEmployer(platform, 1_000_000)),
  poorEmployer: async ({ platform }, use) => use(await anEmployer(platform, 1_000)),
  /** Someone of the enterprise who may prepare changes, and confirm none. */
  drafter: async ({ platform }, use) => use(await anEmployer(platform, 1_000_000, drafterMay)),
});

const drafterMay = ['/policy/index', 'policy_change/import', 'policy_change/lists', 'policy_change/detail'];

/**
 * Opens an employer with money, two policies of this month (one binds on submission, one on issue) and a user.
 *
 * @param access what the user may do; everything when left out
 */
async function anEmployer(
  platform: OperatorPlatform,
  money_fen: number,
  access?: readonly string[],
): Promise<Employer> {
  const stamp = `${process.pid}-${counter++}`;
  const companyName = `东海劳务 ${stamp}`;
  const id = await openEnterprise(platform, { companyName, agreementStatus: 0, showMobileAccount: 1 });
  await creditAccount(platform, id, { amount_fen: fen(money_fen), channel_trade_no: `e2e-${stamp}` });
  for (const [plan_code, policy_no] of [
    ['EL-B', `EB-${stamp}`],
    ['EL-H', `EH-${stamp}`],
  ] as const) {
    await openPolicyFor(platform, id, {
      plan_code,
      policy_no,
      start_date: day('2026-11-01'),
      end_date: day('2026-11-30'),
    });
  }
  const workCompany = '东海电子厂';
  await addWorkCompany(platform, id, {
    name: workCompany,
    status: 10,
    occupationCodes: ['MFG03', 'MFG04', 'MFG09', 'MFG15'],
  });
  const { userName } = await aMember(platform, id, access);
  return { companyName, userName, password, workCompany };
}

/** A user of an enterprise: who may do everything, unless it is said what they may. */
async function aMember(
  { gate, clock }: OperatorPlatform,
  enterpriseId: EnterpriseId,
  access?: readonly string[],
) {
  const userName = `clerk-${process.pid}-${counter++}`;
  const now = clock.now();
  const userId = await addUser(
    { gate, clock },
    { userName, mobile: '13800001111', realName: '赵云', password },
  );
  const isSuper = access ? 0 : 1;
  const role = access ? 'editor' : 'admin';
  await gate.addMember({ enterpriseId, userId, isSuper, role, access: access ?? [], now });
  return { userName, password };
}

/** A colleague of an employer's user. */
export async function anotherUser(platform: OperatorPlatform, { companyName }: Employer) {
  const enterpriseId = (await platform.gate.findEnterprise(companyName))!;
  return { enterpriseId, ...(await aMember(platform, enterpriseId)) };
}

/** How the sign-in page names its parts. */
const signInWords = {
  en: { userName: 'User name', password: 'Password', signIn: 'Sign in' },
  zh: { userName: '用户名', password: '密码', signIn: '登录' },
} as const;

type Account = Pick<Employer, 'userName' | 'password'>;

/** A session that was begun without the page. */
export async function tokenOf(
  request: APIRequestContext,
  { userName, password: secret }: Account,
): Promise<string> {
  const answer = await request.post('/api/passport/login', {
    data: { user_name: userName, password: secret },
  });
  return ((await answer.json()) as { data: { token: string } }).data.token;
}

/** Opens the first signed-in page with a session that was begun without the login page. */
export async function signIn(page: Page, account: Account): Promise<void> {
  const token = await tokenOf(page.request, account);
  await page.goto('/livez');
  await page.evaluate((value) => localStorage.setItem('token', value), token);
  await page.goto('/#/dashboard');
  await expect(page.getByRole('main')).toBeVisible();
}

/** Signs in on the login page, in the browser's language, and waits for the first signed-in page. */
export async function signInByForm(
  page: Page,
  { userName, password: secret }: Account,
  language: keyof typeof signInWords = 'en',
): Promise<void> {
  const words = signInWords[language];
  await page.goto('/');
  await page.getByLabel(words.userName).fill(userName);
  await page.getByLabel(words.password, { exact: true }).fill(secret);
  await page.getByRole('button', { name: words.signIn }).click();
  await page.waitForURL(/#\/dashboard/);
}
