import { listCompanies } from './list-companies.ts';
import { readContractId } from './read-contract-id.ts';
import { setDefaultCompany } from './set-default-company.ts';
import { switchCompany } from './switch-company.ts';

export const wxapp = [listCompanies, switchCompany, setDefaultCompany, readContractId];
