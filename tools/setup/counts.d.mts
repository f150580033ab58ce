type Counted = {
  readonly passed: number;
  readonly failed: number;
  /** "file › title: message" of each test that failed or did not run. */
  readonly failures: readonly string[];
};

export function countVitest(file: string, code: number): Counted;

export function countPlaywright(file: string, code: number): Counted;
