import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

const talk = '各位好，大家辛苦了，会议照常进行，请大家准时参加。\n';

test('T10 B3 reads a message of a megabyte while another is pasted: nobody is lost, and the lines are counted', async ({
  page,
  employer,
}) => {
  const personAt = (name: string, at: number) => `${name} ${idcardOf(at)} 包装工`;
  const long =
    talk.repeat(13_500) + ['陈静', '陈伟', '陈明'].map((name, at) => personAt(name, 451 + at)).join('\n');
  expect(new TextEncoder().encode(long).length).toBeGreaterThan(1_000_000);
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);

  await pasteText(page, long);
  await pasteText(page, [personAt('王伟', 461), personAt('李娜', 462)].join('\n'));

  for (const name of ['王伟', '李娜', '陈静', '陈伟', '陈明'])
    await expect(page.getByRole('gridcell', { name, exact: true })).toHaveCount(1, { timeout: 30_000 });
  const panel = page.getByRole('region', { name: 'The list that came in' });
  await expect(panel).toContainText('Persons found in the message: 3.');
  await expect(panel).toContainText('13,500 lines that you should read');
  const source = page.getByRole('region', { name: 'The text as it was pasted' });
  await expect(source.getByText(/^王伟/)).toBeVisible();
});

test('B3 T10 insures nobody by a name of 5,000 characters, and refuses a message of more lines than are read', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await pasteText(page, talk.repeat(30_000));
  await expect(page.getByRole('alert').filter({ hasText: 'more than 21,000 lines' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove row/ })).toHaveCount(0);

  await pasteText(page, `${'张'.repeat(5_000)} ${idcardOf(471)}\n李四 ${idcardOf(472)}`);
  await expect(page.getByRole('gridcell', { name: '李四', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove row/ })).toHaveCount(2);
  await expect(page.getByRole('button', { name: /^Check and continue/ })).toHaveCount(0);
});

test('T10 B3 shows that a long text is being read, and stops reading it when it is called off', async ({
  page,
  employer,
}) => {
  const long = `${talk.repeat(19_000)}陈静 ${idcardOf(481)} 包装工`;
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  // A thread that never answers stands for a text that takes its time.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    Worker.prototype.postMessage = function holdBack(message, ...rest: []) {
      if (typeof message?.text !== 'string') postMessage.call(this, message, ...rest);
    };
  });
  await pasteText(page, long);
  const bar = page.getByRole('progressbar', { name: 'Reading the pasted text' });
  await expect(bar).toBeVisible();
  await expect(page.getByText('Reading the pasted text: 19,001 lines')).toBeVisible();

  await page.getByRole('button', { name: 'Cancel', exact: true }).click();
  await expect(bar).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: 'Reading was stopped' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Remove row/ })).toHaveCount(0);

  await pasteText(page, `李四 ${idcardOf(482)}`);
  await expect(page.getByRole('gridcell', { name: '李四', exact: true })).toBeVisible();
});

test('T10 B3 reads a list of 2,000 characters beside the page: typing and another paste go on, and nothing of the three is lost', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  // A thread that waits for the test stands for a text that takes its time.
  await page.evaluate(() => {
    const { postMessage } = Worker.prototype;
    const held: (() => void)[] = [];
    Object.assign(globalThis, { letGo: () => held.splice(0).forEach((one) => one()) });
    Worker.prototype.postMessage = function holdBack(message, ...rest: []) {
      if (typeof message?.text !== 'string') return postMessage.call(this, message, ...rest);
      held.push(() => postMessage.call(this, message, ...rest));
    };
  });
  const names = Array.from(
    { length: 70 },
    (_, at) => `陈${'明华建国'[at % 4]}${'伟强军平安'[at % 5]}${at % 7 === 0 ? '东' : ''}`,
  );
  const list = names
    .map((name, at) => `${name} ${idcardOf(500 + at)} ${employer.workCompany} 包装工`)
    .join('\n');
  expect(list.length).toBeGreaterThan(2_000);
  await pasteText(page, list);
  await expect(page.getByRole('progressbar', { name: 'Reading the pasted text' })).toBeVisible();

  await pasteText(page, `李四 ${idcardOf(482)} ${employer.workCompany} 包装工`);
  await expect(page.getByRole('gridcell', { name: '李四', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Add a row' }).click();
  await page.keyboard.type('王伟');
  await page.evaluate(() => (globalThis as unknown as { letGo: () => void }).letGo());

  await expect(page.getByRole('region', { name: 'The list that came in' })).toContainText(
    'Persons found in the message: 70.',
  );
  await expect(page.getByRole('progressbar', { name: 'Reading the pasted text' })).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: '王伟', exact: true })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Check and continue: 71 persons/ })).toBeVisible();
});

test('B3 T10 keeps a refused text and why it was refused until a text is taken or somebody puts it away', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  const refusal = page.getByRole('alert').filter({ hasText: 'Nobody was found in it' });
  await pasteText(page, talk.repeat(2));
  await expect(refusal).toBeVisible();
  await page.getByRole('button', { name: 'Add a row' }).click();
  await page.keyboard.type('王');
  await expect(refusal).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'The pasted text' }).click();
  const kept = page.getByRole('dialog', { name: 'The pasted text' }).getByRole('textbox');
  await expect(kept).toHaveValue(talk.repeat(2));
  await kept.fill(`李四 ${idcardOf(491)}`);
  await page.getByRole('button', { name: 'Read it', exact: true }).click();
  await expect(page.getByRole('gridcell', { name: '李四', exact: true })).toBeVisible();
  await expect(refusal).toHaveCount(0);

  await page.getByRole('heading', { level: 1 }).click();
  await pasteText(page, talk.repeat(2));
  await page
    .locator('.ways-failure')
    .filter({ has: refusal })
    .getByRole('button', { name: 'Close', exact: true })
    .click();
  await expect(refusal).toHaveCount(0);
});
