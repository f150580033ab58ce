import { createContext } from 'react';

/**
 * How often the page around has been shown and hidden: odd while it is in sight. A page that stays alive in a hidden tab gets another
 * number each time it comes back.
 */
export const RevealContext = createContext(1);
