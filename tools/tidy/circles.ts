import { importsOf } from './code.ts';
import { isCode, plant, type Rule } from './project.ts';

/** Files that reach themselves by what they import, types and lazy imports too: none can be read before the others. */
const circles: Rule = {
  name: 'imports run in no circle',
  find: (files) => {
    const imports = new Map(files.filter(isCode).map((file) => [file.path, importsOf(file)]));
    return tangles(imports).map((paths) => `${paths.toSorted().join(' and ')} import each other`);
  },
  planted: [
    {
      files: [
        ...plant('apps/server/src/a.ts', "import type { B } from './b.ts';\n", '').files,
        ...plant('apps/server/src/b.ts', "export { c } from './c.ts';\n", '').files,
        ...plant('apps/server/src/c.ts', "const a = await import('./a.ts');\n", '').files,
      ],
      offence: 'apps/server/src/a.ts and apps/server/src/b.ts and apps/server/src/c.ts import each other',
    },
    plant(
      'packages/domain/src/day.ts',
      "import { later } from './day.ts';\n",
      'packages/domain/src/day.ts import each other',
    ),
  ],
};

/**
 * The groups of files that all reach each other.
 *
 * Source: R. Tarjan, Depth-first search and linear graph algorithms (1972)
 */
function tangles(imports: ReadonlyMap<string, readonly string[]>): string[][] {
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const found: string[][] = [];

  const visit = (path: string): void => {
    const number = order.size;
    order.set(path, number);
    lowest.set(path, number);
    open.push(path);
    const imported = imports.get(path) ?? [];
    for (const next of imported) {
      if (!imports.has(next)) continue;
      if (!order.has(next)) visit(next);
      if (open.includes(next)) lowest.set(path, Math.min(lowest.get(path)!, lowest.get(next)!));
    }
    if (lowest.get(path) !== number) return;
    const group = open.splice(open.indexOf(path));
    if (group.length > 1 || imported.includes(path)) found.push(group);
  };

  for (const path of imports.keys()) if (!order.has(path)) visit(path);
  return found;
}

export const circleRules: readonly Rule[] = [circles];
