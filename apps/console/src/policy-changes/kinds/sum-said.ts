import { formatYuan } from '../../platform/format.ts';

/** What a list comes to, in a sentence; while a part of it is still being reckoned, no figure stands for the whole. */
export const sumSaid = (amount_fen: number, isWhole: boolean): string =>
  isWhole ? formatYuan(amount_fen) : '…';
