import { listChangePersons } from '@app/contract/policy-changes/list-persons';
import { changeKinds } from '@app/domain/changes/kinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery } from '../../platform/api.ts';
import { useText } from '../../platform/text.ts';
import { ListFaces } from '../../ui/list-faces.tsx';
import { Card } from '../../ui/page.tsx';
import type { Change } from './change.ts';
import { PersonsTable } from './persons-table.tsx';
import { failed } from './person-result.ts';
import { changeWords } from '../words/words.ts';

/** Whom the insurer did not take, with the insurer's words. */
export function FailedPersons({ change }: { change: Change }) {
  const text = useText(changeWords);
  const { policy_change_id, fail_count: count, change_type } = change;
  const [page, setPage] = useState(1);
  const query = useQuery(
    callQuery(listChangePersons, { policy_change_id, result: failed, page, limit: 50 }, { quiet: true }),
  );
  const { opens, ends } = changeKinds[change_type];
  return (
    <Card title={text(opens && !ends ? 'notCovered' : 'notAccepted', { count })}>
      <ListFaces query={query} isFiltered={false} onClear={() => setPage(1)} onPage={setPage} empty={null}>
        {(rows) => <PersonsTable rows={rows} kind={changeKinds[change_type]} />}
      </ListFaces>
    </Card>
  );
}
