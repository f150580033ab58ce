/** Where the signature of a mail begins, behind whose line nobody with a number is named; the number of lines where it has none. */
export function signatureFrom(lines: readonly string[]): number {
  const at = lines.findLastIndex((line) => /^\s*--\s*$/.test(line));
  const below = at < 0 ? '' : lines.slice(at).join('\n');
  return whose.test(below) && !/\d{14}/.test(below.replace(/[\s-]/g, '')) ? at : lines.length;
}

const whose =
  /^\s*(?:t|m|tel|mob|mobile|phone|fax|e-?mail|电话|手机|传真|邮箱|地址)\s*[.:：]|@[\w.-]+\.\w|(?:部|公司|中心|集团)\s*$/imu;
