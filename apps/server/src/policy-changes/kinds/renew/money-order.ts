type Place = { readonly priority: number | null; readonly end: Date; readonly policy_id: number };

/** In which order money goes to policies that renew themselves: as the enterprise settled it, then that which ends first. */
export const inMoneyOrder = (a: Place, b: Place): number =>
  (a.priority ?? last) - (b.priority ?? last) ||
  a.end.getTime() - b.end.getTime() ||
  a.policy_id - b.policy_id;

const last = Number.MAX_SAFE_INTEGER;
