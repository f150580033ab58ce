/** The states of an unfinished list, by the codes that travel. Source: docs/business-rules.md#unfinished-lists */
export const importStatus = {
  reading: 10,
  needsFixes: 20,
  ready: 30,
  submitted: 40,
  done: 50,
  unreadable: 60,
  discarded: 70,
} as const;

/** The states in which the rows of a list may be changed, and one goes on with it. */
export const openStatuses: readonly number[] = [
  importStatus.needsFixes,
  importStatus.ready,
  importStatus.submitted,
];

export const isOpen = (status: number): boolean => openStatuses.includes(status);

/** The state of a list that nothing else holds, by its rows. */
export const statusOf = ({ row_count, fault_count }: { row_count: number; fault_count: number }): number =>
  row_count > 0 && fault_count === 0 ? importStatus.ready : importStatus.needsFixes;
