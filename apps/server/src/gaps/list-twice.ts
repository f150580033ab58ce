import { listTwice as call } from '@app/contract/worth-a-look';
import { answer } from '../platform/answer.ts';
import { readTwice } from './twice.ts';

export const listTwice = answer(call, ({ tx, today }) => readTwice(tx, today));
