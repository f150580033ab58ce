import { createContext, use } from 'react';

/**
 * The server's time in the answer that is shown, `YYYY-MM-DD HH:mm:ss` of Beijing; undefined where the answer does not say. What is past
 * and what is to come is told by it, never by this device's clock.
 */
export const ServerNow = createContext<string | undefined>(undefined);

export const useServerNow = (): string | undefined => use(ServerNow);
