import type { Page } from '@playwright/test';
import { demoCompanies } from '../../apps/server/src/demo/companies.ts';
import { inventWorker, seededNumbers } from '../../apps/server/src/demo/workers.ts';
import { occupationNames } from '../examples/workers.ts';
import { figure, type Part } from './figure.ts';
import { openBenchOffice } from './office.ts';
import { median } from './rounds.ts';
import { openBrowser } from './visit.ts';

const rows = 10_000;
const rounds = 5;

/** How a list of 10,000 rows of eight columns feels: pasting it, and scrolling through it. */
export const workbench: Part = {
  name: 'workbench',
  measure: async (say) => {
    const office = await openBenchOffice(100);
    const browser = await openBrowser();
    try {
      const seen: Felt[] = [];
      for (let round = 0; round <= rounds; round++) {
        const context = await browser.newContext({
          locale: 'en-US',
          viewport: { width: 1440, height: 900 },
        });
        await context.addInitScript((kept) => localStorage.setItem('token', kept), office.token);
        const page = await context.newPage();
        await page.goto(`${office.address}/#/policy/add?policy_id=${office.policyId}`);
        await page.getByRole('grid').waitFor();
        const felt = await feel(page, listOf(round));
        // The first round warms the server and the browser, and does not count.
        if (round > 0) seen.push(felt);
        await context.close();
      }
      const middle = (of: (felt: Felt) => number) => median(seen.map(of));
      say(`pasted, judged and painted after ${middle((felt) => felt.painted_ms).toFixed(0)} ms`);
      return [
        figure(
          '10,000 rows pasted, judged, painted',
          middle((felt) => felt.painted_ms),
          {
            most: 1000,
            unit: ' ms',
          },
        ),
        figure(
          'longest task of that',
          middle((felt) => felt.longestTask_ms),
          { most: 200, unit: ' ms' },
        ),
        figure(
          'scrolling through them',
          middle((felt) => felt.framesPerSecond),
          { least: 45, unit: '/s' },
        ),
      ];
    } finally {
      await browser.close();
      await office.close();
    }
  },
};

type Felt = {
  readonly painted_ms: number;
  readonly longestTask_ms: number;
  readonly framesPerSecond: number;
};

/** Pastes a list where the focus is, waits until the side has counted and priced it, then scrolls for two seconds. */
async function feel(page: Page, list: string): Promise<Felt> {
  await page.getByLabel('Name, row 1').focus();
  return page.evaluate(async (pasted) => {
    const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
    const tasks: number[] = [];
    const watch = new PerformanceObserver((found) =>
      tasks.push(...found.getEntries().map(({ duration }) => duration)),
    );
    watch.observe({ type: 'longtask' });
    const data = new DataTransfer();
    data.setData('text/plain', pasted);
    const begun = performance.now();
    document.activeElement!.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
    while (!/Check and continue: 10,000 persons/.test(document.body.textContent)) await nextFrame();
    await nextFrame();
    const painted_ms = performance.now() - begun;
    // Reports of long tasks come after them.
    await new Promise((resolve) => setTimeout(resolve, 300));
    watch.disconnect();

    const scroller = document.querySelector('.roster-scroller')!;
    let frames = 0;
    const scrolled = performance.now();
    while (performance.now() - scrolled < 2000) {
      scroller.scrollTop += 400;
      await nextFrame();
      frames++;
    }
    const framesPerSecond = (frames * 1000) / (performance.now() - scrolled);
    return { painted_ms, longestTask_ms: Math.max(0, ...tasks), framesPerSecond };
  }, list);
}

/** New workers with their mobile, company, work type, dates and a remark of their own, as a block of a spreadsheet. */
function listOf(round: number): string {
  const draw = seededNumbers(round + 70);
  const lines = Array.from({ length: rows }, (_, place) => {
    const { name: company, codes } = demoCompanies[draw(4)]!;
    const { name, idcard } = inventWorker(draw, (round + 1) * 20_000 + place);
    const work = occupationNames.get(codes[draw(codes.length)]!)!;
    const mobile = `137${String(place).padStart(8, '0')}`;
    return [place + 1, `A${place}`, name, idcard, mobile, company, work, ''].join('\t');
  });
  return ['序号\t工号\t姓名\t身份证号\t手机号\t用工单位\t工种\t备注', ...lines].join('\n');
}
