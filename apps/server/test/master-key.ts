/** A key for tests alone. */
export const testMasterKey = Buffer.alloc(32, 7);
