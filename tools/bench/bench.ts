// npm run bench: measures what tests must not, and prints each figure beside its goal. `npm run bench -- lists` measures a part.
import { abuse } from './abuse.ts';
import { colleagues } from './colleagues.ts';
import { confirms } from './confirms.ts';
import { type Figure, type Part, tableOf } from './figure.ts';
import { imports } from './imports.ts';
import { lists } from './lists.ts';
import { monthEnd } from './month-end.ts';
import { pages } from './pages.ts';
import { reading } from './reading.ts';
import { sheets } from './sheets.ts';
import { workbench } from './workbench.ts';

const parts: readonly Part[] = [
  pages,
  workbench,
  lists,
  reading,
  sheets,
  confirms,
  imports,
  monthEnd,
  abuse,
  colleagues,
];
const wanted = process.argv.slice(2);
const chosen = parts.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
const unknown = wanted.filter((name) => parts.every((part) => part.name !== name));
if (unknown.length > 0)
  throw new RangeError(
    `There is no part ${unknown.join(', ')}; there are ${parts.map(({ name }) => name).join(', ')}.`,
  );

const figures: Figure[] = [];
for (const { name, measure } of chosen) {
  console.error(`${name} …`);
  figures.push(...(await measure((line) => console.error(`  ${line}`))));
}
console.log(`\n${tableOf(figures)}`);
console.log('\nFigures inform and never fail: they drift with the machine. What must hold is held by tests.');
