/** Far longer than what is waited for takes, so that a busy machine does not matter: nothing waits longer than it must. */
export const patience = { timeout: 20_000, interval: 20 };
