import { listAgeing as call } from '@app/contract/worth-a-look';
import { answer } from '../platform/answer.ts';
import { readAgeing } from './ageing.ts';

export const listAgeing = answer(call, ({ tx, now, today }) => readAgeing(tx, { now, today }));
