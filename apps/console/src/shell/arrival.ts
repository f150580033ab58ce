const noticeKey = 'arrival-notice';

/** Leaves a sentence for the console as it opens next, after a reload. */
export function leaveArrival(notice: string): void {
  try {
    sessionStorage.setItem(noticeKey, notice);
  } catch {
    // Then the reload says enough.
  }
}

/** The sentence left for now; it is told once. */
export function takeArrival(): string {
  try {
    const notice = sessionStorage.getItem(noticeKey) ?? '';
    sessionStorage.removeItem(noticeKey);
    return notice;
  } catch {
    return '';
  }
}
