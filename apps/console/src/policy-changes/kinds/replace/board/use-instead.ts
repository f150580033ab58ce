import { listForOff } from '@app/contract/persons';
import { add } from '@app/contract/policy-changes/add-persons';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { off } from '@app/contract/policy-changes/off-persons';
import type { Day } from '@app/domain/calendar/day';
import { useState } from 'react';
import { send, useCall } from '../../../../platform/api.ts';
import type { BoardPair } from './pairs.ts';

/** The two drafts that do what a replacement may not: a removal, and an addition from the same day on. */
export type Instead = { readonly removal: number; readonly addition: number };

/**
 * Drafts the removal and the addition of pairs beyond what is free. Whoever comes does the work of whoever leaves. What is refused is told in
 * red, and then neither is left to be confirmed by itself.
 */
export function useInstead(policy_id: number, start_date: Day | undefined) {
  const removing = useCall(off, { stales: [listChanges] });
  const adding = useCall(add, { stales: [listChanges] });
  const [isBusy, setBusy] = useState(false);
  const from = start_date === undefined ? {} : { start_date };
  return {
    isBusy,
    async draft(pairs: readonly BoardPair[]): Promise<Instead | undefined> {
      setBusy(true);
      try {
        const persons = await Promise.all(pairs.map((pair) => newcomerOf(policy_id, pair)));
        const added = await adding.mutateAsync({ policy_id, ...from, persons });
        const removed = await removing.mutateAsync({
          policy_id,
          ...from,
          persons: pairs.map(({ off_name: name, off_idcard: idcard }) => ({ name, idcard })),
        });
        return { removal: removed.policy_change_id, addition: added.policy_change_id };
      } catch {
        return undefined;
      } finally {
        setBusy(false);
      }
    },
  };
}

async function newcomerOf(policy_id: number, { off_name, off_idcard, name, idcard }: BoardPair) {
  const { data } = await send(listForOff, { policy_id, keywords: off_name || off_idcard, limit: 50 });
  const left = data.find(
    (cover) => (off_name === '' || cover.name === off_name) && cover.idcard.endsWith(off_idcard.slice(-4)),
  );
  return {
    name,
    idcard: idcard.toUpperCase(),
    work_company_id: left?.work_company_id ?? null,
    occupation_id: left?.occupation_id ?? null,
  };
}
