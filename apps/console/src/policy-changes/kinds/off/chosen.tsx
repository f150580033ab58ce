import { pickPersons } from '@app/contract/persons';
import { createContext, use, useEffect, useEffectEvent } from 'react';
import { send } from '../../../platform/api.ts';
import { appendRows, type RosterStore } from '../../../roster/roster.tsx';

type Chosen = {
  /** The cover that is to end; undefined where nobody was chosen, or they stand on the list already. */
  readonly cover: number | undefined;
  readonly onTaken: () => void;
};

/** Whom the address of the page names: somebody's own page leads here with them chosen. */
export const ChosenLeaver = createContext<Chosen>({ cover: undefined, onTaken: () => undefined });

/** Puts whoever was chosen on the list, once there is one. */
export function TakeChosen({ roster }: { readonly roster: RosterStore }) {
  const { cover, onTaken } = use(ChosenLeaver);
  const take = useEffectEvent(async (policy_person_id: number, isLeft: () => boolean) => {
    const found = await send(pickPersons, { policy_person_ids: [policy_person_id] }, {});
    if (isLeft()) return;
    const isListed = roster.filled().some(({ entry }) => entry.policy_person_id === policy_person_id);
    if (!isListed)
      appendRows(
        roster,
        found.map(({ name, idcard }) => ({ name, idcard, policy_person_id })),
      );
    onTaken();
  });
  useEffect(() => {
    if (cover === undefined) return undefined;
    let left = false;
    // What went wrong has been said in red; the list is there to be written all the same.
    void take(cover, () => left).catch(() => undefined);
    return () => {
      left = true;
    };
  }, [cover]);
  return null;
}
