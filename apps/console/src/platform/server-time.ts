// What the server's times tell. They are texts of Beijing time.

/** The instant of a `YYYY-MM-DD HH:mm:ss` of Beijing time. */
export const instantOf = (time: string): Date => new Date(`${time.replace(' ', 'T')}+08:00`);

/**
 * The server's clock: what it said, and what has passed here since its answer came. So this device's clock may be wrong.
 *
 * @param now the server's time in its answer
 * @param passed_ms milliseconds since that answer; a clock that was set back in between counts as none
 */
export const serverNow = (now: string, passed_ms: number): Date =>
  new Date(instantOf(now).getTime() + Math.max(0, passed_ms));

/** A browser's timer takes no more than 31 bits. */
export const timer_max_ms = 2_147_483_647;

export const day_s = 24 * 60 * 60;
