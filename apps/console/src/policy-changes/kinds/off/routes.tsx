import { off } from '@app/contract/policy-changes/off-persons';
import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { importWords } from '../../../imports/words/words.ts';
import { readLanguage } from '../../../platform/language.ts';
import { lazyPage } from '../../../platform/lazy-page.ts';
import { rootRoute } from '../../../platform/root-route.ts';
import { searchOf } from '../../../platform/search.ts';
import { useTab } from '../../../platform/tab.ts';
import { policyWords } from '../../../policies/words/words.ts';
import { loadVerdictWords, rosterWords } from '../../../roster/words/words.ts';
import { benchSearch, benchWays } from '../../bench/bench-search.ts';
import { changeWords } from '../../words/words.ts';
import { offSheetWords } from './sheet/words/words.ts';
import { offWords } from './words/words.ts';

const ReducePage = lazyPage(
  async () => {
    const [page] = await Promise.all([import('./ReducePage.tsx'), loadVerdictWords(readLanguage())]);
    return page.ReducePage;
  },
  changeWords,
  rosterWords,
  policyWords,
  importWords,
  offSheetWords,
  offWords,
);
export const reducePersons = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/reduce',
  staticData: {
    title: { en: 'Remove persons', zh: '减保', es: 'Dar de baja a personas', ja: '減員' },
    access: off.access,
    menu: { group: 'insurance', order: 15, icon: 'remove' },
    record: ['list'],
  },
  validateSearch: (search: z.input<typeof benchSearch> & SearchSchemaInput) => searchOf(benchSearch)(search),
  loader: () => ReducePage.preload(),
  component: () => <ReducePage {...benchWays(useTab(reducePersons))} />,
});
