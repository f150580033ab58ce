import { pickPersons } from '@app/contract/persons';
import { useEffect, useEffectEvent } from 'react';
import type { z } from 'zod/mini';
import { send } from '../../../platform/api.ts';

type Chosen = Pick<
  z.output<typeof pickPersons.output>[number],
  'name' | 'idcard' | 'idtype' | 'policy_person_id'
>;

/** Puts whom the address names on the board: somebody's own page leads here with them chosen. */
export function useChosen(cover: number | undefined, onChosen: (chosen: readonly Chosen[]) => void): void {
  const take = useEffectEvent(async (policy_person_id: number, isLeft: () => boolean) => {
    const found = await send(pickPersons, { policy_person_ids: [policy_person_id] }, {});
    if (!isLeft())
      onChosen(found.map(({ name, idcard, idtype }) => ({ name, idcard, idtype, policy_person_id })));
  });
  useEffect(() => {
    if (cover === undefined) return undefined;
    let left = false;
    // What went wrong has been said in red; the board is there to be written all the same.
    void take(cover, () => left).catch(() => undefined);
    return () => {
      left = true;
    };
  }, [cover]);
}
