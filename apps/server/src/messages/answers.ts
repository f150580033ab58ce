import { listMessages } from './list-messages.ts';
import { markRead } from './mark-read.ts';

export const messages = [listMessages, markRead];
