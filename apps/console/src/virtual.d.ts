declare module 'virtual:antd.css';
declare module 'virtual:menu-pinyin' {
  export const pinyin: Readonly<Record<string, readonly [full: string, initials: string]>>;
}
