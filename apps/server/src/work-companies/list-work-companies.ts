import { listWorkCompanies as call } from '@app/contract/work-companies';
import { statusText } from '@app/contract/words/words';
import { normaliseCompanyName } from '@app/domain/company-name';
import { answer } from '../platform/answer.ts';
import { pageOf } from '../platform/page.ts';
import { listCompanyRows } from './queries.ts';

export const listWorkCompanies = answer(call, async ({ tx, input, language }) => {
  const { rows, total } = await listCompanyRows(tx, {
    ...input,
    status: input.status,
    name_norm: normaliseCompanyName(input.keywords),
  });
  return pageOf(
    input,
    total,
    rows.map((row) => ({ ...row, status_text: statusText(language, 'workCompany', row.status) })),
  );
});
