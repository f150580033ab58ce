import { homeRoutes } from './home/routes.tsx';
import { policyRoutes } from './policies/routes.tsx';
import { policyChangeRoutes } from './policy-changes/routes.tsx';
import { shellRoutes } from './shell/routes.tsx';

/** Every route of every feature. */
export const routes = [...homeRoutes, ...policyRoutes, ...policyChangeRoutes, ...shellRoutes];
