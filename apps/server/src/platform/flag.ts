/** Yes or no, as it travels. */
export const flagOf = (yes: boolean): 0 | 1 => (yes ? 1 : 0);
