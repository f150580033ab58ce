import { homeRoutes } from './home/routes.tsx';
import { messageRoutes } from './messages/routes.tsx';
import { personRoutes } from './persons/routes.tsx';
import { policyRoutes } from './policies/routes.tsx';
import { policyChangeRoutes } from './policy-changes/routes.tsx';
import { comingRoutes } from './shell/coming/coming-routes.tsx';
import { shellRoutes } from './shell/routes.tsx';

const built = [
  ...homeRoutes,
  ...messageRoutes,
  ...personRoutes,
  ...policyRoutes,
  ...policyChangeRoutes,
  ...shellRoutes,
];

/** Every route of every feature, and the addresses whose pages are still to come. */
export const routes = [...built, ...comingRoutes(built)];
