import type { Browser } from '@playwright/test';
import { type Figure, figure, type Part } from './figure.ts';
import { serveFloor } from './floor.ts';
import { openBenchOffice } from './office.ts';
import { median } from './rounds.ts';
import { type Goal, openBrowser, type Visit, visit } from './visit.ts';

const rounds = 5;

/** How soon a first visitor can work, beside a page of bare React, and what that loads. */
export const pages: Part = {
  name: 'pages',
  measure: async (say) => {
    const office = await openBenchOffice(100);
    const floor = await serveFloor();
    const browser = await openBrowser();
    try {
      const { address, token } = office;
      const seen = await visitInTurn(browser, {
        floorForm: {
          url: `${floor.address}/form.html`,
          ready: (page) => page.locator('input').first().fill('a'),
        },
        signIn: { url: `${address}/`, ready: (page) => page.locator('input').first().fill('a') },
        floorTable: {
          url: `${floor.address}/table.html`,
          ready: (page) => page.locator('button').first().click(),
        },
        list: {
          url: `${address}/#/policy/index`,
          token,
          ready: (page) => page.locator('tbody a').first().click(),
        },
      });
      for (const [name, { ready_ms }] of Object.entries(seen))
        say(`${name} ready after ${ready_ms.toFixed(0)} ms`);
      return figuresOf(seen);
    } finally {
      await browser.close();
      await floor.close();
      await office.close();
    }
  },
};

type Seen = Readonly<Record<'floorForm' | 'signIn' | 'floorTable' | 'list', Visit>>;

// The best console of others is ready after three times the floor: the goals are 0.45 and 0.8 of that.
const figuresOf = ({ floorForm, floorTable, signIn, list }: Seen): readonly Figure[] => [
  figure('sign-in: script', signIn.script_kb, { most: 95, unit: ' kB' }),
  figure('sign-in: requests', signIn.requests, { most: 4 }),
  figure('sign-in: ready, × floor form', signIn.ready_ms / floorForm.ready_ms, { most: 1.35 }),
  figure('policy list: script', list.script_kb, { most: 330, unit: ' kB' }),
  figure('policy list: requests', list.requests, { most: 12 }),
  figure('policy list: ready, × floor table', list.ready_ms / floorTable.ready_ms, { most: 2.4 }),
];

async function visitInTurn<Name extends string>(
  browser: Browser,
  goals: Readonly<Record<Name, Goal>>,
): Promise<Readonly<Record<Name, Visit>>> {
  const names = Object.keys(goals) as Name[];
  const visits = new Map(names.map((name) => [name, [] as Visit[]]));
  // The first round warms the servers and does not count.
  for (let round = 0; round <= rounds; round++)
    for (const name of names) {
      const seen = await visit(browser, goals[name]);
      if (round > 0) visits.get(name)!.push(seen);
    }
  const middle = (name: Name, of: (seen: Visit) => number) => median(visits.get(name)!.map(of));
  return Object.fromEntries(
    names.map((name) => [
      name,
      {
        ready_ms: middle(name, (seen) => seen.ready_ms),
        script_kb: middle(name, (seen) => seen.script_kb),
        style_kb: middle(name, (seen) => seen.style_kb),
        requests: middle(name, (seen) => seen.requests),
      },
    ]),
  ) as Record<Name, Visit>;
}
