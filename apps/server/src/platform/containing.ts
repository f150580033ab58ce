/** A pattern of `like` for texts that hold these words, whatever signs of patterns are among them. */
export const containing = (words: string): string => `%${words.replace(/[\\%_]/g, '\\$&')}%`;
