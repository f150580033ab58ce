const { CI, FUZZ } = globalThis.process.env;

/** How many inputs a property is tried on: more where nobody waits for the answer. */
export const numRuns = FUZZ === '1' ? 10_000 : CI === 'true' ? 1_000 : 200;
