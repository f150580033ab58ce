import { listImports } from '@app/contract/imports/list-imports';
import { useQuery } from '@tanstack/react-query';
import { importWords } from '../../imports/words/words.ts';
import { callQuery } from '../../platform/api.ts';
import { useText } from '../../platform/text.ts';
import type { ConfirmSearch, ConfirmWays } from './confirm-ways.ts';
import { Button } from '../../ui/button.tsx';

/** Back to the list that a draft was made from. */
export function BackToList({ search, onBack }: { search: ConfirmSearch } & Pick<ConfirmWays, 'onBack'>) {
  const text = useText(importWords);
  const list = useListOf(search);
  return (
    list !== undefined && (
      <Button size="large" className="foot-back" onClick={() => onBack(list)}>
        {text('backToList')}
      </Button>
    )
  );
}

/** The stored list that a draft was made from: named by the address, or found among the unfinished ones. */
export function useListOf({ policy_change_id, list }: ConfirmSearch): number | undefined {
  const { data } = useQuery({
    ...callQuery(listImports, {}, { quiet: true }),
    enabled: list === undefined,
  });
  return list ?? data?.find((job) => job.policy_change_id === policy_change_id)?.import_job_id;
}
