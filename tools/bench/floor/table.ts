import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

const rows = Array.from({ length: 15 }, (_, row) => Array.from({ length: 9 }, (_, cell) => `${row}.${cell}`));

/** The least list that React can bring to life: fifteen rows, each with a button. */
function Table() {
  const [chosen, choose] = useState(-1);
  return h(
    'table',
    null,
    h(
      'tbody',
      null,
      rows.map((cells, at) =>
        h(
          'tr',
          { key: at, 'aria-selected': at === chosen },
          cells.map((cell) => h('td', { key: cell }, cell)),
          h('td', null, h('button', { onClick: () => choose(at) }, 'Choose')),
        ),
      ),
    ),
  );
}

createRoot(document.getElementById('root')!).render(h(Table));
