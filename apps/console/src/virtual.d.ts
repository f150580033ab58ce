declare module 'virtual:han-pinyin' {
  export const syllables: Readonly<Record<string, string>>;
}
declare module 'virtual:menu-pinyin' {
  export const pinyin: Readonly<Record<string, readonly [full: string, initials: string]>>;
}
