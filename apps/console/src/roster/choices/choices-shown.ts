import { lazyPage } from '../../platform/lazy-page.ts';

/** What a choice cell can hold, below it. Fetched once the list is there: nobody chooses before. */
export const ChoiceList = lazyPage(async () => (await import('./choice-list.tsx')).ChoiceList);
