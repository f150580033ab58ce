import { add } from '@app/contract/policy-changes/add-persons';
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
import { addWords } from './words/words.ts';

const AddPage = lazyPage(
  async () => {
    const [page] = await Promise.all([import('./AddPage.tsx'), loadVerdictWords(readLanguage())]);
    return page.AddPage;
  },
  changeWords,
  rosterWords,
  policyWords,
  importWords,
  addWords,
);
export const addPersons = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/add',
  staticData: {
    title: { en: 'Add persons', zh: '加保', es: 'Dar de alta a personas', ja: '加入者の追加' },
    access: add.access,
    menu: { group: 'insurance', order: 10, icon: 'add' },
    record: ['list'],
  },
  validateSearch: (search: z.input<typeof benchSearch> & SearchSchemaInput) => searchOf(benchSearch)(search),
  loader: () => AddPage.preload(),
  component: () => <AddPage {...benchWays(useTab(addPersons))} />,
});
