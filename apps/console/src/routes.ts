import { homeRoutes } from './home/routes.tsx';
import { messageRoutes } from './messages/routes.tsx';
import { personRoutes } from './persons/routes.tsx';
import { forecastRoutes } from './forecast/routes.tsx';
import { gapRoutes } from './gaps/routes.tsx';
import { lazyPage } from './platform/lazy-page.ts';
import { policyRoutes } from './policies/routes.tsx';
import { policyChangeRoutes } from './policy-changes/routes.tsx';
import { renewalRoutes } from './renewals/routes.tsx';
import { comingRoutes } from './shell/coming/coming-routes.tsx';
import { shellRoutes } from './shell/routes.tsx';

/** Stands on the page of the work companies, which is still to come. */
const ShortNames = lazyPage(async () => (await import('./aliases/aliases.ts')).ShortNames);

const built = [
  ...homeRoutes,
  ...messageRoutes,
  ...personRoutes,
  ...policyRoutes,
  ...policyChangeRoutes,
  ...renewalRoutes,
  ...gapRoutes,
  ...forecastRoutes,
  ...shellRoutes,
];

/** Every route of every feature, and the addresses whose pages are still to come. */
export const routes = [...built, ...comingRoutes(built, { '/company/index': ShortNames })];
