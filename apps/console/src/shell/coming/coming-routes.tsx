import { type AnyRoute, createRoute } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { lazyPage } from '../../platform/lazy-page.ts';
import { type EnterpriseFlag, rootRoute } from '../../platform/root-route.ts';
import { shellWords } from '../words/words.ts';
import { accountPages } from './accounts-pages.ts';
import { financePages } from './finance-pages.ts';
import { insurancePages } from './insurance-pages.ts';
import { publicPages } from './public-pages.ts';
import { comingWords } from './words/words.ts';

const ComingPage = lazyPage(
  async () => (await import('./ComingPage.tsx')).ComingPage,
  comingWords,
  shellWords,
);

const comingPages = [...insurancePages, ...financePages, ...accountPages, ...publicPages];

const accessOf = (path: string) => {
  if (publicPages.some(([open]) => open === path)) return 'anyone';
  return withoutEnterprise.has(path) ? 'session' : 'member';
};

/** Where an account begins that has no enterprise, and where everyone finds themselves. */
const withoutEnterprise: ReadonlySet<string> = new Set(['/firm/account', '/permission/profile']);

/** The pages that only some enterprises have. */
const onlyWith: Readonly<Record<string, EnterpriseFlag>> = {
  '/recharge/consumption': 'has_created_jiaoyitong',
  '/recharge/consumption/detail': 'has_created_jiaoyitong',
  '/orderForGoods/index': 'orders_goods',
  '/orderForGoods/details': 'orders_goods',
};

type Path = (typeof comingPages)[number][0];

/** One route a path, so that a link to any of them is known to lead somewhere. */
type ComingRoute<One extends Path> = One extends Path ? ReturnType<typeof comingRoute<One>> : never;

/**
 * The addresses of the product that have no page of their own yet: each answers, and says what will be there.
 *
 * @param parts what of them works already
 */
export function comingRoutes<Built extends AnyRoute>(
  built: readonly Built[],
  parts: Readonly<Partial<Record<Path, ComponentType>>>,
): readonly ComingRoute<Exclude<Path, Built['path']>>[] {
  const paths = new Set<string>(built.map(({ options }) => (options as { path: string }).path));
  const isComing = (page: (typeof comingPages)[number]): page is Page<Exclude<Path, Built['path']>> =>
    !paths.has(page[0]);
  // Each page gives the route of its own path, which the compiler does not follow through `map`.
  return comingPages.filter(isComing).map((page) => comingRoute(page, parts[page[0]]) as never);
}

type Page<One extends Path> = Extract<(typeof comingPages)[number], readonly [One, ...unknown[]]>;

function comingRoute<One extends Path>([path, en, zh, es, ja]: Page<One>, Part: ComponentType | undefined) {
  const title = { en, zh, es, ja };
  const flag = onlyWith[path];
  return createRoute({
    getParentRoute: () => rootRoute,
    path: path as One,
    staticData: { title, access: accessOf(path), tab: 'passing', ...(flag && { onlyWith: flag }) },
    loader: () => ComingPage.preload(),
    component: () => <ComingPage title={title} path={path} Part={Part} />,
  });
}
