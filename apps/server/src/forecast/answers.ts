import { whatIf } from './what-if.ts';

export const forecasts = [whatIf];
