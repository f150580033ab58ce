/** How a Chinese title is typed on a keyboard: its pinyin, and the first letters of it. Made when the console is built. */
export type Pinyin = Readonly<Record<string, readonly [full: string, initials: string]>>;

type Findable = { readonly title: string; readonly chinese: string };

/** The entries whose title holds the words; with pinyin also those that are typed so, in full or by initials. */
export function findInMenu<Entry extends Findable>(
  entries: readonly Entry[],
  words: string,
  pinyin: Pinyin | undefined,
): readonly Entry[] {
  const wanted = plain(words);
  if (wanted === '') return entries;
  return entries.filter(({ title, chinese }) => {
    const [full = '', initials = ''] = pinyin?.[chinese] ?? [];
    return plain(title).includes(wanted) || full.includes(wanted) || initials.includes(wanted);
  });
}

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase();
