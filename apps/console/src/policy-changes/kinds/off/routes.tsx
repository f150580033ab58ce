import { day, id, queried } from '@app/contract/fields';
import { off } from '@app/contract/policy-changes/off-persons';
import { createRoute, type SearchSchemaInput } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { lazyPage } from '../../../platform/lazy-page.ts';
import { rootRoute } from '../../../platform/root-route.ts';
import { searchOf } from '../../../platform/search.ts';
import { useTab } from '../../../platform/tab.ts';
import { confirmWords } from '../../confirm/words/words.ts';
import { changeWords } from '../../words/words.ts';
import { offWords } from './words/words.ts';

const ReducePage = lazyPage(
  async () => (await import('./ReducePage.tsx')).ReducePage,
  changeWords,
  confirmWords,
  offWords,
);
const reduceSearch = z.object({ policy_id: z.optional(queried(id)), start_date: z.optional(day) });

export const reducePersons = createRoute({
  getParentRoute: () => rootRoute,
  path: '/policy/reduce',
  staticData: {
    title: { en: 'Remove persons', zh: '减保', es: 'Dar de baja a personas', ja: '減員' },
    access: off.access,
    menu: { group: 'insurance', order: 15, icon: 'remove' },
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
        onDrafted={(policy_change_id) =>
          void navigate({ to: '/policy/confirm', search: { policy_change_id } })
        }
      />
    );
  },
});
