import { planSchema } from './plan-schema.ts';

export const plans = [planSchema];
