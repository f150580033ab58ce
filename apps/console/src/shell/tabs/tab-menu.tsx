import { useEffect, useRef } from 'react';
import type { Tab } from '../../platform/tab-list.ts';
import { useText } from '../../platform/text.ts';
import { MenuList } from '../../ui/menu-button.tsx';
import { useOutside } from '../../ui/outside.ts';
import { shellWords } from '../words/words.ts';
import type { Goes } from './close-tabs.ts';

/** Where a menu opens, in CSS pixels of the window. */
export type Spot = { readonly left: number; readonly top: number };

/** What can be done with an open page. A pinned one is not closed. */
export function TabMenu(props: {
  tab: Tab;
  spot: Spot;
  onLeave: () => void;
  onRefresh: () => void;
  onClose: (goes: Goes) => void;
}) {
  const { tab, spot, onLeave, onRefresh, onClose } = props;
  const text = useText(shellWords);
  const around = useRef<HTMLDivElement>(null);
  const opener = useRef<Element>(null);
  useOutside(true, around, onLeave);
  useEffect(() => {
    opener.current = document.activeElement;
  }, []);

  const isOther = ({ id }: Tab) => id !== tab.id;
  return (
    <div
      ref={around}
      className="tab-menu"
      style={{ left: `min(${spot.left}px, 100vw - 200px)`, top: spot.top }}
    >
      <MenuList
        id="tab-menu"
        label={text('tabMenu')}
        choices={[
          { key: 'refresh', label: text('refreshTab'), act: onRefresh },
          ...(tab.stay === 'open'
            ? [{ key: 'close', label: text('closeThis'), act: () => onClose(({ id }) => id === tab.id) }]
            : []),
          { key: 'others', label: text('closeOthers'), act: () => onClose(isOther) },
          { key: 'all', label: text('closeAll'), act: () => onClose(() => true) },
        ]}
        onClose={() => {
          onLeave();
          if (opener.current instanceof HTMLElement) opener.current.focus();
        }}
      />
    </div>
  );
}
