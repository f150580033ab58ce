import { useEffect, useState } from 'react';

/** By which mark a support service's element is known: the installation brings the service, the console shows its element. */
const mark = '[data-support-chat]';

const asked_ms = 500;

/** Shows the element of a support chat while the console is open, and hides it at the end; tells whether there is one. */
export function useSupportChat(): boolean {
  const [connected, setConnected] = useState(false);

  useEffect(() => {
    const find = () => document.querySelector<HTMLElement>(mark);
    const show = () => {
      const element = find();
      if (element) element.hidden = false;
      setConnected(element !== null);
    };
    // The service writes its element when it likes.
    const timer = setInterval(show, asked_ms);
    return () => {
      clearInterval(timer);
      const element = find();
      if (element) element.hidden = true;
    };
  }, []);
  return connected;
}
