import { factRules } from './facts.ts';
import { gateRules } from './gate.ts';
import { grantRules } from './grants.ts';
import { moneyRules } from './money.ts';
import { roleRules } from './roles.ts';
import { rowSecurityRules } from './row-security.ts';
import type { Rule } from './rule.ts';
import { soundnessRules } from './soundness.ts';
import { tenancyRules } from './tenancy.ts';

/** All that the catalogue of a migrated database must say. */
export const catalogueRules: readonly Rule[] = [
  ...tenancyRules,
  ...rowSecurityRules,
  ...roleRules,
  ...grantRules,
  ...gateRules,
  ...moneyRules,
  ...factRules,
  ...soundnessRules,
];
