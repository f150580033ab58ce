/** A page that is still to come: its path and its title in each language. */
export type PageTitle = readonly [path: `/${string}`, en: string, zh: string, es: string, ja: string];
