import { createHash } from 'node:crypto';
import { warningLines } from '../../rows/verdict-list.ts';

/**
 * Binds a renewal to what was seen of it: the forecast, and the warnings that it goes past. That somebody is covered by another policy too
 * is none of these: cover of the same kind would leave them out, and that of another may come of what the same press renewed before.
 */
export const renewalHash = (forecast_hash: string, assessment: Parameters<typeof warningLines>[0]): string =>
  createHash('sha256')
    .update([forecast_hash, ...warningLines(assessment).split('\n').filter(isNews)].join('\n'))
    .digest('hex');

const isNews = (line: string): boolean => line !== '' && !line.endsWith(' DUP_OTHER');
