import { add } from '@app/contract/policy-changes/add-persons';
import { correct } from '@app/contract/policy-changes/correct-person';
import { off } from '@app/contract/policy-changes/off-persons';
import { replace } from '@app/contract/policy-changes/replace-persons';
import { transfer } from '@app/contract/policy-changes/transfer-persons';
import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import type * as z from 'zod/mini';
import { importWords } from '../../imports/words/words.ts';
import { readLanguage } from '../../platform/language.ts';
import { lazyPage } from '../../platform/lazy-page.ts';
import { rootRoute } from '../../platform/root-route.ts';
import { searchOf } from '../../platform/search.ts';
import { useTab } from '../../platform/tab.ts';
import type { Words } from '../../platform/text.ts';
import { policyWords } from '../../policies/words/words.ts';
import { renewalWords } from '../../renewals/words/words.ts';
import { loadVerdictWords, rosterWords } from '../../roster/words/words.ts';
import type { BoardWays } from './board/board-page.tsx';
import { type BenchWays, benchSearch, benchWays } from '../bench/bench-search.ts';
import { changeWords } from '../words/words.ts';
import { addWords } from './add/words/words.ts';
import { correctBoardWords } from './correct/board/words/words.ts';
import { correctSearch } from './correct/correct-search.ts';
import { correctWords } from './correct/words/words.ts';
import { offSheetWords } from './off/sheet/words/words.ts';
import { offWords } from './off/words/words.ts';
import { boardWords } from './replace/board/words/words.ts';
import { replaceSearch } from './replace/replace-search.ts';
import { replaceWords } from './replace/words/words.ts';
import { moveBoardWords } from './transfer/board/words/words.ts';
import { transferSearch } from './transfer/transfer-search.ts';
import { transferWords } from './transfer/words/words.ts';

/** A page on which a list of a kind is written. */
const benchPage = (load: () => Promise<(props: BenchWays) => React.ReactNode>, ...words: readonly Words[]) =>
  lazyPage(
    async () => {
      const [page] = await Promise.all([load(), loadVerdictWords(readLanguage())]);
      return page;
    },
    changeWords,
    rosterWords,
    policyWords,
    importWords,
    ...words,
  );

/** What the routes of all kinds have alike. */
const benchRoute = {
  getParentRoute: () => rootRoute,
  validateSearch: (search: z.input<typeof benchSearch> & SearchSchemaInput) => searchOf(benchSearch)(search),
} as const;

const AddPage = benchPage(async () => (await import('./add/AddPage.tsx')).AddPage, addWords);
const addPersons = createRoute({
  ...benchRoute,
  path: '/policy/add',
  staticData: {
    title: { en: 'Add persons', zh: '加保', es: 'Dar de alta a personas', ja: '加入者の追加' },
    access: add.access,
    menu: { group: 'insurance', order: 10, icon: 'add' },
    record: ['list'],
  },
  loader: () => AddPage.preload(),
  component: () => <AddPage {...benchWays(useTab(addPersons))} />,
});

const ReducePage = benchPage(
  async () => (await import('./off/ReducePage.tsx')).ReducePage,
  offSheetWords,
  offWords,
);
const reducePersons = createRoute({
  ...benchRoute,
  path: '/policy/reduce',
  staticData: {
    title: { en: 'Remove persons', zh: '减保', es: 'Dar de baja a personas', ja: '減員' },
    access: off.access,
    menu: { group: 'insurance', order: 15, icon: 'remove' },
    record: ['list'],
  },
  loader: () => ReducePage.preload(),
  component: () => <ReducePage {...benchWays(useTab(reducePersons))} />,
});

/** Where a board's page leads, from its tab. What is chosen on it stands in the address. */
function boardWays<Search>({
  search,
  navigate,
}: {
  readonly search: Search;
  readonly navigate: (to: object) => Promise<void>;
}): BoardWays<Search> {
  return {
    search,
    onSearch: (change) =>
      void navigate({ to: '.', search: { ...search, ...change }, replace: true, resetScroll: false }),
    onChecked: (policy_change_id) => void navigate({ to: '/policy/confirm', search: { policy_change_id } }),
  };
}

const ReplacePage = lazyPage(
  async () => (await import('./replace/ReplacePage.tsx')).ReplacePage,
  changeWords,
  policyWords,
  boardWords,
);
const replacePersons = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/replace',
  staticData: {
    title: { en: 'Replace persons', zh: '替换', es: 'Sustituir personas', ja: '加入者の入替' },
    access: replace.access,
    menu: { group: 'insurance', order: 17, icon: 'replace' },
  },
  validateSearch: (search: z.input<typeof replaceSearch> & SearchSchemaInput) =>
    searchOf(replaceSearch)(search),
  loader: () => ReplacePage.preload(),
  component: () => <ReplacePage {...boardWays(useTab(replacePersons))} />,
});

const TransferPage = lazyPage(
  async () => (await import('./transfer/TransferPage.tsx')).TransferPage,
  changeWords,
  policyWords,
  offWords,
  moveBoardWords,
);
const transferPersons = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/transfer',
  staticData: {
    title: { en: 'Transfer persons', zh: '调岗', es: 'Trasladar personas', ja: '加入者の異動' },
    access: transfer.access,
    menu: { group: 'insurance', order: 18, icon: 'transfer' },
  },
  validateSearch: (search: z.input<typeof transferSearch> & SearchSchemaInput) =>
    searchOf(transferSearch)(search),
  loader: () => TransferPage.preload(),
  component: () => <TransferPage {...boardWays(useTab(transferPersons))} />,
});

const CorrectPage = lazyPage(
  async () => {
    const [page] = await Promise.all([import('./correct/CorrectPage.tsx'), loadVerdictWords(readLanguage())]);
    return page.CorrectPage;
  },
  changeWords,
  policyWords,
  offWords,
  correctBoardWords,
);
const correctPerson = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/correct',
  staticData: {
    title: { en: 'Correct a person', zh: '信息更正', es: 'Corregir a una persona', ja: '加入者の訂正' },
    access: correct.access,
    menu: { group: 'insurance', order: 19, icon: 'correct' },
  },
  validateSearch: (search: z.input<typeof correctSearch> & SearchSchemaInput) =>
    searchOf(correctSearch)(search),
  loader: () => CorrectPage.preload(),
  component: () => <CorrectPage {...boardWays(useTab(correctPerson))} />,
});

/** The page of each kind. */
export const kindRoutes = [
  addPersons,
  reducePersons,
  replacePersons,
  transferPersons,
  correctPerson,
] as const;

/** What the pages of any change say of each kind. */
export const kindWords = [
  addWords,
  offWords,
  replaceWords,
  transferWords,
  correctWords,
  renewalWords,
] as const;
