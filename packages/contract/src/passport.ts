import * as z from 'zod/mini';
import { call } from './call.ts';
import { amountFen, flag, id, time } from './fields.ts';
import { permissionKeys } from './permissions.ts';

const userName = z.string().check(z.trim(), z.minLength(1), z.maxLength(60));

/** The name that a browser has from its last sign-in: on it a user waits for nobody else's failures. It proves nothing by itself. */
const device = z.optional(z.string().check(z.maxLength(60)));

/**
 * Signs in. One answer for an unknown name, a wrong password and a disabled user. After three failures it takes the
 * captcha that `loginbefore` gives, once each, or a minute's waiting; without either it is refused with CAPTCHA.
 */
export const login = call({
  method: 'POST',
  path: '/passport/login',
  access: 'anyone',
  writes: false,
  input: z.strictObject({
    user_name: userName,
    password: z.string().check(z.minLength(1), z.maxLength(200)),
    captcha_id: z.optional(z.string().check(z.maxLength(60))),
    /** What the captcha is worked out to: the number of each part, in turn, with dots between. */
    captcha: z.optional(z.string().check(z.trim(), z.maxLength(200))),
    device,
    /** Of clients that know a code by SMS on a new device, which is not asked for: it is not looked at. */
    sms_code: z.optional(z.string().check(z.maxLength(10))),
  }),
  output: z.object({
    token: z.string(),
    expire_at: time,
    must_change_password: flag,
    /** What to name the device by from now on. */
    device: z.string(),
  }),
});

/** What a sign-in under this name needs now; it never tells whether the name exists. */
export const loginBefore = call({
  method: 'POST',
  path: '/passport/loginbefore',
  access: 'anyone',
  writes: false,
  input: z.strictObject({ user_name: userName, device }),
  output: z.object({
    need_captcha: flag,
    /** What the browser works out, as `puzzle.ts` says: a new one each time, good for one try within five minutes. */
    captcha_id: z.nullable(z.string()),
    /** After how many seconds no captcha is asked for: the way in for a browser that cannot work it out. */
    captcha_wait_s: z.int(),
    need_sms: flag,
    /** For how many seconds no try is let through at all. */
    wait_s: z.int(),
  }),
});

/** Who is signed in, in which enterprise, and what they may do there. */
export const userInfo = call({
  method: 'GET',
  path: '/passport/userInfo',
  access: 'session',
  writes: false,
  input: z.strictObject({}),
  output: z.object({
    user_id: id,
    user_name: z.string(),
    name: z.string(),
    avatar: z.string(),
    introduction: z.string(),
    roles: z.array(z.enum(['admin', 'editor'])),
    access: z.array(z.enum(permissionKeys)),
    is_expire: flag,
    balance_enough: flag,
    balance_fen: z.nullable(amountFen),
    navbarinfo: z.object({
      user: z.object({
        is_super: flag,
        has_renew_policy: flag,
        has_created_jiaoyitong: flag,
        /** A customer who orders packs of cover and pays the order, instead of topping up an account. */
        orders_goods: flag,
        company_name: z.string(),
        mobile: z.string(),
        show_mobile_account: flag,
      }),
      /** Who looks after the customer; nobody is named yet, nor does anyone invite. */
      service_man: z.null(),
      project: z.object({ name: z.string(), logo_white: z.string() }),
      has_month_policy: flag,
      access: z.array(z.enum(permissionKeys)),
      is_expire: flag,
      customerId: z.nullable(id),
      disable_more: flag,
      inviter_id: z.null(),
      inviter_name: z.string(),
    }),
  }),
});

/** Whether the enterprise's service has run out. */
export const isExpire = call({
  method: 'GET',
  path: '/passport/isExpire',
  access: 'session',
  writes: false,
  input: z.strictObject({}),
  output: z.object({ is_expire: flag, expire_date: z.nullable(z.string()), days_left: z.nullable(z.int()) }),
});

/** Ends this session at once, on every server. */
export const logout = call({
  method: 'POST',
  path: '/passport/logout',
  access: 'session',
  writes: false,
  input: z.strictObject({}),
  output: z.object({}),
});
