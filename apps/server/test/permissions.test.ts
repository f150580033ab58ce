import type { Call } from '@app/contract/call';
import { calls } from '@app/contract/calls';
import { my } from '@app/contract/customers';
import { type PermissionKey, permissionKeys } from '@app/contract/permissions';
import { expect, it } from 'vitest';
import { answers, buildApp } from '../src/app.ts';
import { answer } from '../src/platform/answer.ts';
import { anEnterprise, aUser, openWorld, signedIn } from './world.ts';

const world = await openWorld();

/**
 * Who may make each call, written down a second time: the key of a page for what the page reads, the key of a button
 * for what it does. `session` is anyone who is signed in, `member` anyone of an enterprise.
 */
const expected: Readonly<Record<string, 'anyone' | 'session' | 'member' | readonly PermissionKey[]>> = {
  '/passport/login': 'anyone',
  '/passport/loginbefore': 'anyone',
  '/passport/userInfo': 'session',
  '/passport/isExpire': 'session',
  '/passport/logout': 'session',
  '/wxapp/getCompanyList': 'session',
  '/wxapp/switchCompany': 'session',
  '/wxapp/setDefaultCompany': 'session',
  '/wxapp/getContractId': 'session',
  '/customer/panel': 'member',
  '/customer/my': 'member',
  '/customer/userinfo': 'member',
  '/customer/notice': 'member',
  '/customer/check': 'member',
  '/message/lists': 'member',
  '/message/hasRead': 'member',
  '/view/lists': 'member',
  '/view/save': 'member',
  '/view/delete': 'member',
  '/policy/detail': ['/policy/index'],
  '/policy/policyIdOnInsuranceCompany': ['/policy/index', '/person/index'],
  '/policy_person/lists': ['/person/index'],
  '/policy_person/latelyOffList': ['/person/index', 'policy_change/import'],
  '/policy_person/pick': ['policy_change/import'],
  '/employee/reveal': ['person/reveal_idcard'],
  '/employee/listsForOff': ['policy_change/import'],
  '/policy/lists': ['/policy/index'],
  '/policy/activeLists': ['/policy/index', 'policy_change/import'],
  '/work_company/lists': ['/policy/index', '/person/index', 'policy_change/import'],
  '/work_company/alias': ['policy_change/import'],
  '/Occupation/alias': ['policy_change/import'],
  '/import/headingAlias': ['policy_change/import'],
  '/alias/lists': ['policy_change/import'],
  '/Occupation/listsAll': ['/policy/index', 'policy_change/import'],
  '/policy_change/add': ['policy_change/import'],
  '/policy_change/off': ['policy_change/import'],
  '/policy_change/replace': ['policy_change/import'],
  '/policy_change/transfer': ['policy_change/import'],
  '/policy_change/correct': ['policy_change/import'],
  '/policy_change/evidence': ['policy_change/import'],
  '/policy_change/freeCount': ['policy_change/import'],
  '/policy_change/checkOffCountMessageList': ['policy_change/import'],
  '/policy_change/forecast': ['policy_change/import'],
  '/policy_change/confirm': ['policy_change/confirm'],
  '/policy_change/approve': ['policy_change/approve'],
  '/policy_change/sendNow': ['policy_change/confirm'],
  '/policy_change/delete': ['policy_change/confirm'],
  '/policy_change/overagecheck': ['policy_change/import'],
  '/policy_change/resubmitFailed': ['policy_change/import'],
  '/policy_change/kept': ['policy_change/detail'],
  '/policy_change/uninsured': ['policy_change/import'],
  '/policy_change/acknowledge': ['policy_change/import', 'policy_change/confirm'],
  '/Warning/policyPersonAddWarning': ['policy_change/import'],
  '/plan/schema': ['policy_change/import'],
  '/file/upload': ['policy_change/import'],
  '/import/parse': ['policy_change/import'],
  '/import/detail': ['policy_change/import'],
  '/import/lists': ['policy_change/import'],
  '/import/rows': ['policy_change/import'],
  '/import/source': ['policy_change/import'],
  '/import/keepSource': ['policy_change/import'],
  '/import/fixRow': ['policy_change/import'],
  '/employee/find': ['/person/index'],
  '/employee/detail': ['/person/index'],
  '/policy/getValidForOneKey': ['policy_change/import', 'policy_change/confirm'],
  '/policy/oneKey': ['policy_change/confirm'],
  '/policy/hasValidForOneKey': 'member',
  '/policy/readOneKey': 'member',
  '/policy/getSysOffEmployeeList': ['/person/index', 'policy_change/import'],
  '/policy/readdSysOffEmployee': ['policy_change/import'],
  '/policy/renewal': ['/policy/index'],
  '/policy/setRenewal': ['policy_change/confirm'],
  '/policy_change/renewByPolicyChange': ['policy_change/import'],
  '/customer/minimumRenewAmountNotice': ['policy_change/import', 'policy_change/confirm'],
  '/customer/consentMinimumRenewAmountNotice': ['policy_change/confirm'],
  '/gap/heads': ['/person/index'],
  '/gap/lists': ['/person/index'],
  '/gap/repair': ['policy_change/import'],
  '/gap/ack': ['policy_change/import'],
  '/gap/twice': ['/person/index'],
  '/gap/ageing': ['/person/index'],
  '/forecast/what_if': ['policy_change/import', 'policy_change/confirm'],
  '/import/bulkFix': ['policy_change/import'],
  '/import/submit': ['policy_change/import'],
  '/import/discard': ['policy_change/import'],
  '/import/restoreNumbers': ['policy_change/import'],
  '/policy_change/compare': ['policy_change/import'],
  '/import/errorFile': ['policy_change/import'],
  '/import/template': ['policy_change/import'],
  '/policy_change/lists': ['policy_change/lists'],
  '/policy_change/detail': ['policy_change/detail'],
  '/policy_change/persons': ['policy_change/detail'],
};

const signed_out = 'signed out';
const no_key = 'no key';
const super_user = 'super user';
type Caller = PermissionKey | typeof signed_out | typeof no_key | typeof super_user;
const callers: readonly Caller[] = [signed_out, no_key, super_user, ...permissionKeys];

function isExpected(path: string, caller: Caller): boolean {
  const access = expected[path];
  if (access === undefined) throw new RangeError(`the table does not say who may call ${path}`);
  if (caller === signed_out) return access === 'anyone';
  return typeof access === 'string' || caller === super_user || access.some((key) => key === caller);
}

/** Whether a call lets someone through to its input, which is empty here and mostly refused for that. */
async function isLetIn({ method, path, takesFile }: Call, token: string | undefined): Promise<boolean> {
  const response = await world.app.inject({
    method,
    url: `/api${path}`,
    headers: {
      ...(token === undefined ? {} : { token }),
      ...(takesFile ? { 'content-type': 'application/octet-stream' } : {}),
    },
    ...(method === 'POST' ? { payload: takesFile ? Buffer.from('a') : {} } : {}),
  });
  const { reason } = response.json<{ reason?: string }>();
  expect(response.statusCode === 403).toBe(reason === 'FORBIDDEN');
  expect(response.statusCode === 401).toBe(reason === 'AUTH');
  return response.statusCode !== 403 && response.statusCode !== 401;
}

it('P3 lets each key into its calls and into no other', async () => {
  const { enterpriseId } = await anEnterprise(world);
  const tokenOf = async (caller: Caller) => {
    if (caller === signed_out) return undefined;
    const keys = caller === no_key ? [] : [caller as PermissionKey];
    const { userId } = await aUser(world, enterpriseId, caller === super_user ? undefined : keys);
    return () => signedIn(world, { userId, enterpriseId });
  };

  const told: Record<string, Caller[]> = {};
  const wanted: Record<string, Caller[]> = {};
  for (const caller of callers) {
    const signIn = await tokenOf(caller);
    for (const call of calls) {
      // A session of its own, since one of the calls ends it.
      const isIn = await isLetIn(call, await signIn?.());
      (told[call.path] ??= []).push(...(isIn ? [caller] : []));
      (wanted[call.path] ??= []).push(...(isExpected(call.path, caller) ? [caller] : []));
    }
  }

  expect(told).toEqual(wanted);
});

it('P3 names each call of the product, and no other, in the table', () => {
  expect(calls.map(({ path }) => path).toSorted()).toEqual(Object.keys(expected).toSorted());
});

it('P3 does not start with a call that does not say who may make it', async () => {
  const { access: _, ...open } = { ...my, path: '/customer/open' as const };
  const answered = answer(open as unknown as Call, async () => ({}));

  const starting = buildApp({
    platform: world.platform,
    logLevel: 'silent',
    answeredBy: [...answers, answered],
  });

  await expect(starting).rejects.toThrow('without access: /customer/open');
});

it('P3 does not start when a call of the contract is answered by nobody', async () => {
  const answeredBy = answers.filter(({ call }) => call !== my);

  const starting = buildApp({ platform: world.platform, logLevel: 'silent', answeredBy });

  await expect(starting).rejects.toThrow('nothing answers /customer/my');
});
