import { isExpire } from './is-expire.ts';
import { loginBefore } from './login-before.ts';
import { login } from './login.ts';
import { logout } from './logout.ts';
import { userInfo } from './user-info.ts';

export const passport = [login, loginBefore, userInfo, isExpire, logout];
