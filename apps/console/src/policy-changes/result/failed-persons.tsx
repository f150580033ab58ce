import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../platform/api.ts';
import { useText } from '../../platform/text.ts';
import { ListFaces } from '../../ui/list-faces.tsx';
import { Card } from '../../ui/page.tsx';
import { PersonsTable } from './persons-table.tsx';
import { failed } from './person-result.ts';
import { changeWords } from '../words/words.ts';

/** Whom the insurer did not take, with the insurer's words. */
export function FailedPersons({ policyChangeId, count }: { policyChangeId: number; count: number }) {
  const text = useText(changeWords);
  const [page, setPage] = useState(1);
  const query = useQuery(
    callQuery(
      listChangePersons,
      { policy_change_id: policyChangeId, result: failed, page, limit: 50 },
      { quiet: true },
    ),
  );
  return (
    <Card title={text('notCovered', { count })}>
      <ListFaces query={query} isFiltered={false} onClear={() => setPage(1)} onPage={setPage} empty={null}>
        {(rows) => <PersonsTable rows={rows} />}
      </ListFaces>
    </Card>
  );
}
