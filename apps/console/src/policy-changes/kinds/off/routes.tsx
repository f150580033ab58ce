import { day, id, queried } from '@app/contract/fields';
import { off } from '@app/contract/policy-changes/off-persons';
import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { importWords } from '../../../imports/words/words.ts';
import { listPageOf } from '../../../imports/list-page/list-page.ts';
import { readLanguage } from '../../../platform/language.ts';
import { lazyPage } from '../../../platform/lazy-page.ts';
import { rootRoute } from '../../../platform/root-route.ts';
import { searchOf } from '../../../platform/search.ts';
import { useTab } from '../../../platform/tab.ts';
import { policyWords } from '../../../policies/words/words.ts';
import { loadVerdictWords, rosterWords } from '../../../roster/words/words.ts';
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
const reduceSearch = z.object({
  policy_id: z.optional(queried(id)),
  start_date: z.optional(day),
  /** The stored list that is gone on with. */
  list: z.optional(queried(id)),
});

export const reducePersons = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/reduce',
  staticData: {
    title: { en: 'Remove persons', zh: '减保', es: 'Dar de baja a personas', ja: '減員' },
    access: off.access,
    menu: { group: 'insurance', order: 15, icon: 'remove' },
    record: ['list'],
  },
  validateSearch: (search: z.input<typeof reduceSearch> & SearchSchemaInput) =>
    searchOf(reduceSearch)(search),
  loader: () => ReducePage.preload(),
  component: function ReduceRoute() {
    const { search, navigate } = useTab(reducePersons);
    return (
      <ReducePage
        search={search}
        onSearch={(change) =>
          void navigate({ search: { ...search, ...change }, replace: true, resetScroll: false })
        }
        onChecked={(policy_change_id, list) =>
          void navigate({ to: '/policy/confirm', search: { policy_change_id, list } })
        }
        onOpenChange={(policy_change_id) =>
          void navigate({ to: '/policy/record-detail', search: { policy_change_id } })
        }
        onOtherKind={(kind, list) => void navigate({ to: listPageOf[kind], search: { list }, replace: true })}
      />
    );
  },
});
