import { listWorkCompanies } from './list-work-companies.ts';

export const workCompanies = [listWorkCompanies];
