import { hasRenewable, readRenewable } from '@app/contract/renewals/one-key';
import { listSystemOff } from '@app/contract/renewals/system-off';
import { statusText } from '@app/contract/words/words';
import { offReasons } from '@app/domain/policies/left-behind';
import { useEffect } from 'react';
import type { z } from 'zod/mini';
import { useCall } from '../platform/api.ts';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { usePolicyChoices } from '../policies/policies.tsx';
import { Empty } from '../ui/faces.tsx';
import { List } from '../ui/list-page.tsx';
import type { ListSearch } from '../ui/list-search.ts';
import { Page } from '../ui/page.tsx';
import { useAddAgain } from './add-again.ts';
import { type SystemOff, useSystemOffColumns } from './system-off-columns.tsx';
import { renewalWords } from './words/words.ts';

export type SystemOffSearch = z.output<typeof listSystemOff.input> & Pick<ListSearch, 'columns'>;

/** Whom the system took off, why, and the way back: those who are chosen go on a list of the policy that takes them. */
export function SystemOffPage({
  search,
  onSearch,
  onList,
}: {
  search: SystemOffSearch;
  onSearch: (change: Partial<SystemOffSearch>) => void;
  onList: (list: number) => void;
}) {
  const text = useText(renewalWords);
  const language = useLanguage();
  const policies = usePolicyChoices();
  const columns = useSystemOffColumns();
  const addAgain = useAddAgain(onList);
  // Whoever comes here has read of them: what was new is marked until the list is asked for again.
  const { mutate: read } = useCall(readRenewable, { stales: [hasRenewable], quiet: true });
  useEffect(() => read({}), [read]);
  return (
    <Page title={text('offTitle')} purpose={text('offPurpose')}>
      <List
        caption={text('offTitle')}
        call={listSystemOff}
        search={search}
        onSearch={onSearch}
        columns={columns}
        rowKey={({ policy_person_id }) => policy_person_id}
        filters={[
          {
            name: 'reason',
            kind: 'choice',
            label: text('offReason'),
            all: text('offAll'),
            choices: offReasons.map((value) => ({ value, name: statusText(language, 'offReason', value) })),
          },
          ...(policies
            ? [
                {
                  name: 'policy_id' as const,
                  kind: 'choice' as const,
                  label: text('offPolicy'),
                  all: text('offAll'),
                  choices: policies,
                },
              ]
            : []),
          { name: 'start_date', kind: 'day', label: text('offFrom') },
          { name: 'end_date', kind: 'day', label: text('offTo') },
        ]}
        {...(addAgain ? { bulk: { nameOf, actions: [{ label: text('addAgain'), act: addAgain }] } } : {})}
        empty={<Empty>{text('offEmpty')}</Empty>}
      />
    </Page>
  );
}

const nameOf = ({ name, idcard }: SystemOff) => `${name} ${idcard}`;
