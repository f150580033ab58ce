/** What a confirmation is of, as its address says. */
export type ConfirmSearch = {
  readonly policy_change_id: number;
  /** The stored list that the change was made from. */
  readonly list?: number | undefined;
};

/** What a confirmation goes on to. */
export type ConfirmWays = {
  readonly onConfirmed: () => void;
  /** Back to the stored list. */
  readonly onBack: (list: number) => void;
  readonly onOpen: () => void;
};
