import { listAliases } from './list-aliases.ts';
import { setCompanyAlias } from './set-company-alias.ts';
import { setHeadingAlias } from './set-heading-alias.ts';
import { setOccupationAlias } from './set-occupation-alias.ts';

export const aliases = [listAliases, setCompanyAlias, setHeadingAlias, setOccupationAlias];
