import { addPerson } from './changes.ts';
import { idcardOf } from './pasted.ts';
import { openTold } from './told-list.ts';
import { expect, signIn, test } from './world.ts';

test('B2 N1 puts whom a list replaces or corrects on the boards where that is done, with what the list says of them', async ({
  page,
  employer,
}) => {
  await signIn(page, employer);
  await addPerson(page, employer, { confirmed: true, idcard: idcardOf(61) });
  const said = (kind: string) => ({ intent: { kind, words: '李伟换成王芳', of: '李伟' } });
  await openTold(page, employer, [
    { name: '王芳', ...said('replace'), idcard: idcardOf(62) },
    { name: '李伟', ...said('correct'), idcard: idcardOf(63) },
  ]);
  const list = page.url();
  await page.getByRole('link', { name: 'Replace 2 persons' }).click();
  await expect(page.getByLabel('Row 2: name of who leaves')).toHaveValue('李伟');
  await expect(page.getByText(/^Free: seat of 李伟/)).toBeVisible();

  await page.goto(list);
  await page.getByRole('link', { name: 'Replace 2 persons' }).click();
  await expect(page.getByLabel('Row 2: name of who comes')).toHaveValue('王芳');
  await expect(page.getByLabel('Row 3: name of who comes')).toHaveValue('');

  await page.goto(list);
  await page.getByRole('link', { name: 'Correct 李伟' }).click();
  await page.getByRole('button', { name: /^Correct 李伟/ }).click();
  await expect(page.getByRole('textbox', { name: /number/ }).filter({ visible: true })).toHaveValue(
    idcardOf(63),
  );
  await expect(page.getByRole('radio', { name: /[Nn]umber/ })).toBeChecked();
});
