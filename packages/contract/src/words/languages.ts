/** The languages of the product, the fallback first. */
export const languages = ['en', 'zh', 'es', 'ja'] as const;

export type Language = (typeof languages)[number];

/** The first of the wanted languages that we speak (`zh-CN,en;q=0.8` is zh), else English. */
export function languageOf(accepted: string | undefined): Language {
  const wanted = (accepted ?? '').split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  return wanted.find((tag): tag is Language => languages.some((language) => language === tag)) ?? 'en';
}
