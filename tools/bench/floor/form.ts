import { createElement as h, useState } from 'react';
import { createRoot } from 'react-dom/client';

/** The least that React can bring to life: two fields and a button. */
function Form() {
  const [name, setName] = useState('');
  return h(
    'form',
    null,
    h('input', { name: 'user_name', value: name, onChange: (event) => setName(event.target.value) }),
    h('input', { name: 'password', type: 'password' }),
    h('button', null, 'Sign in'),
  );
}

createRoot(document.getElementById('root')!).render(h(Form));
