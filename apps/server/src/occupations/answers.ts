import { listOccupations } from './list-occupations.ts';

export const occupations = [listOccupations];
