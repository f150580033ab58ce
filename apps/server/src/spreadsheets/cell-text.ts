/**
 * A text as a workbook writes it: characters that XML cannot hold stand as `_x000D_`. What no text may hold (NUL, half a
 * character) is dropped; everything else arrives as it was.
 */
export const cellText = (written: string): string => {
  const text = written.includes('_x')
    ? written.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : written;
  return text.replaceAll('\0', '').toWellFormed();
};
