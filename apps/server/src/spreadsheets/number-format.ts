/** The formats that every workbook knows without writing them down, and that show a day; the later ones are East Asian. */
const builtIn = new Set([14, 15, 16, 17, 22, 27, 28, 29, 30, 31, 36, 50, 51, 52, 53, 54, 57, 58]);

/** Whether a number in this format is shown as a day. `code` is the format's own where the workbook writes it down. */
export function showsDay(id: number, code: string | undefined): boolean {
  if (code === undefined) return builtIn.has(id);
  // Of several sections the first is for positive numbers. Quoted and escaped characters are only shown.
  const letters = code
    .replace(/"[^"]*"?|\\.|_.|\*.|\[[^\]]*\]/g, '')
    .split(';')[0]!
    .toLowerCase();
  if (/general|[#0?]/.test(letters.replace(/\.0+/g, ''))) return false;
  return /[yd]/.test(letters) || (letters.includes('m') && !/[hs]/.test(letters));
}

const day_ms = 86_400_000;
/** The last day a workbook knows, 9999-12-31. */
const serial_max = 2_958_465;

/**
 * The day that a workbook's number stands for; undefined for a number that is none.
 *
 * Counted from 1900, with a 29 February of that year that never was, or from 1904 where the workbook says so.
 */
export function dayOfSerial(serial: number, from1904: boolean): string | undefined {
  const days = Math.floor(serial) + (from1904 ? 1_462 : 0);
  if (!Number.isFinite(days) || days < 1 || days > serial_max || days === 60) return undefined;
  const epoch = Date.UTC(1899, 11, days < 60 ? 31 : 30);
  return new Date(epoch + days * day_ms).toISOString().slice(0, 10);
}
