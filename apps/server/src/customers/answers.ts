import { my } from './my.ts';
import { panel } from './panel.ts';

export const customers = [my, panel];
