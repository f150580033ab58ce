/** Where the signature of a mail begins, behind whose line nobody with a number is named; the number of lines where it has none. */
export function signatureFrom(lines: readonly string[]): number {
  const at = lines.findLastIndex((line) => /^\s*--\s*$/.test(line));
  const last = lines.findLastIndex((line) => line.trim() !== '');
  if (isDashed(lines[last] ?? '') && isBelowAll(lines.slice(0, last))) return last;
  const below = at < 0 ? '' : lines.slice(at).join('\n');
  return whose.test(below) && !/\d{14}/.test(below.replace(/[\s-]/g, '')) ? at : lines.length;
}

/** ——项目部 王国庆 13800138021: a dash, and who may be called. */
const isDashed = (line: string): boolean =>
  /^\s*(?:[—–―─]|--)+\s*[\p{Script=Han}·\s(（)）]{2,24}[\s:：,，]*1[3-9]\d(?:[ -]?\d{4}){2}\s*$/u.test(line);

/** Below persons with their numbers, none of whom stands behind such a sign. */
const isBelowAll = (above: readonly string[]): boolean =>
  above.some((line) => /\d{14}/.test(line.replace(/[\s-]/g, ''))) &&
  !above.some((line) => /^\s*(?:[—–―─]|--)+\s*\p{Script=Han}/u.test(line));

const whose =
  /^\s*(?:t|m|tel|mob|mobile|phone|fax|e-?mail|电话|手机|传真|邮箱|地址)\s*[.:：]|@[\w.-]+\.\w|(?:部|公司|中心|集团)\s*$/imu;
