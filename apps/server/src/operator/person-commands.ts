import type { EnterpriseId } from '../platform/database.ts';
import { blockPerson, unblockPerson } from './block-person.ts';
import type { Command, OperatorPlatform } from './command.ts';
import { OperatorError } from './operator.ts';

const asks = 'ID number: ';

/** Whom an enterprise will not have insured. The number is asked for, so that no history, list of processes or log has it. */
export const personCommands: Readonly<Record<string, Command>> = {
  'person:block': {
    about: 'Has an enterprise insure a person no more. The ID number is asked for, or read from the input.',
    flags: { enterprise: '江南劳务派遣有限公司', reason: '多次虚报工伤' },
    asks,
    run: async (platform, { enterprise = '', reason = '' }, typed = '') =>
      blockPerson(withVault(platform), await enterpriseOf(platform, enterprise), { typed, reason }),
  },
  'person:unblock': {
    about:
      'Lets an enterprise insure such a person again. The ID number is asked for, or read from the input.',
    flags: { enterprise: '江南劳务派遣有限公司', reason: '已核实，解除限制' },
    asks,
    run: async (platform, { enterprise = '', reason = '' }, typed = '') =>
      unblockPerson(withVault(platform), await enterpriseOf(platform, enterprise), { typed, reason }),
  },
};

function withVault({ vault, ...platform }: OperatorPlatform) {
  if (!vault) throw new RangeError('this command needs the vault');
  return { ...platform, vault };
}

async function enterpriseOf({ gate }: OperatorPlatform, name: string): Promise<EnterpriseId> {
  const id = await gate.findEnterprise(name);
  if (id === null) throw new OperatorError(`There is no enterprise ${name}. Open it first: enterprise:open`);
  return id;
}
