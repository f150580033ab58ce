import { queryClient } from '../../platform/api.ts';
import { meQuery } from '../../platform/me.ts';

let renews = false;

/** Makes the page that is come to next begin anew, with what it reads asked for again. */
export function renewPage(): void {
  renews = true;
  const me = meQuery.queryKey[0];
  void queryClient.invalidateQueries({
    refetchType: 'none',
    predicate: ({ queryKey }) => queryKey[0] !== me,
  });
}

/** Whether the page that was come to begins anew; tells it once. */
export function takeRenewal(): boolean {
  const taken = renews;
  renews = false;
  return taken;
}
