/** A sentence that is left for the console as it opens next, after a reload, and told once. Without storage it is lost. */
export const leftSentence = (key: string) => ({
  leave(sentence: string): void {
    try {
      sessionStorage.setItem(key, sentence);
    } catch {
      // The reload itself says enough.
    }
  },

  take(): string {
    try {
      const sentence = sessionStorage.getItem(key) ?? '';
      sessionStorage.removeItem(key);
      return sentence;
    } catch {
      return '';
    }
  },
});
