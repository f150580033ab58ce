import { createHash } from 'node:crypto';
import { warningLines } from '../../rows/verdict-list.ts';

/** Binds a renewal to what was seen of it: the forecast, and the warnings that it goes past. */
export const renewalHash = (forecast_hash: string, assessment: Parameters<typeof warningLines>[0]): string =>
  createHash('sha256')
    .update(`${forecast_hash}\n${warningLines(assessment)}`)
    .digest('hex');
