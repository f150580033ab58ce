import { idcardOf, pasteText } from './pasted.ts';
import { openWorkbench } from './workbench.ts';
import { expect, signIn, test } from './world.ts';

test('B2 moves all starts that were refused, for whatever reason, once one was moved', async ({
  page,
  employer,
}) => {
  const starts = ['2026-11-02', '尽快', '2026-11-03', ''];
  const people = ['李伟', '王芳', '陈静', '周涛'].map((name, at) =>
    [name, idcardOf(121 + at), employer.workCompany, '包装工', starts[at]].join('\t'),
  );
  await signIn(page, employer);
  await openWorkbench(page, /EB-/);
  await pasteText(page, ['姓名\t身份证号\t用工单位\t工种\t起保日期', ...people].join('\n'));
  const moves = page.getByRole('grid').getByRole('button', { name: /^Start on/ });
  await expect(moves).toHaveCount(3);

  await moves.first().click();
  await expect(moves).toHaveCount(2);
  await page.getByRole('button', { name: 'Apply to 2 similar rows' }).click();

  await expect(moves).toHaveCount(0);
  await expect(page.getByText('Ready', { exact: true })).toHaveCount(4);
});
