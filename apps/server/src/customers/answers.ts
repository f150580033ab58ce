import { check } from './check.ts';
import { listNotices } from './list-notices.ts';
import { my } from './my.ts';
import { panel } from './panel.ts';
import { profile } from './profile.ts';

export const customers = [my, panel, profile, listNotices, check];
