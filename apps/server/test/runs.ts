const { CI, FUZZ } = process.env;

/** How many inputs a property is tried on: more where nobody waits for the answer. */
export const numRuns = FUZZ === '1' ? 10_000 : CI === 'true' ? 1_000 : 200;

/** What the inputs are drawn from. A failure prints it; `FUZZ_SEED` draws the same ones again. */
export const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
