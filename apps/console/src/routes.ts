import { homeRoutes } from './home/routes.tsx';
import { shellRoutes } from './shell/routes.tsx';

/** Every route of every feature. */
export const routes = [...homeRoutes, ...shellRoutes];
