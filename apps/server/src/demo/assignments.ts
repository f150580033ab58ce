import { demoCompanies } from './companies.ts';
import { type InventedWorker, inventWorker, seededNumbers } from './workers.ts';

/** A worker, the place of a work company in `demoCompanies`, and the code of work that is approved there. */
export type Assignment = InventedWorker & { readonly company: number; readonly code: string };

/** Invents workers and sends each to one of the work companies. The same serials give the same workers. */
export function inventAssignments(first: number, count: number): readonly Assignment[] {
  const draw = seededNumbers(20_261_121 + first);
  return Array.from({ length: count }, (_, place) => {
    const company = draw(demoCompanies.length);
    const { codes } = demoCompanies[company]!;
    return { ...inventWorker(draw, first + place), company, code: codes[draw(codes.length)]! };
  });
}

/** Taken off in the last days of last month: the first of the monthly workers. */
export const leavers_count = 200;

/** Who is insured by which policy of the demo: 3,000 now, and the leavers. */
export const demoWorkers = {
  yearly: inventAssignments(0, 360),
  monthly: inventAssignments(1000, leavers_count + 2520),
  daily: inventAssignments(4000, 120),
} as const;
