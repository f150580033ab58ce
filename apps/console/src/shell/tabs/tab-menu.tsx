import { Suspense, useState } from 'react';
import type { Tab } from '../../platform/tab-list.ts';
import { useText } from '../../platform/text.ts';
import { MenuLayer } from '../../ui/floating/layers.ts';
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
  const [opener, setOpener] = useState<HTMLElement | null>(null);
  const isOther = ({ id }: Tab) => id !== tab.id;
  return (
    <span ref={setOpener} className="tab-menu" style={spot}>
      {opener && (
        <Suspense>
          <MenuLayer
            opener={opener}
            label={text('tabMenu')}
            choices={[
              { key: 'refresh', label: text('refreshTab'), act: onRefresh },
              ...(tab.stay === 'open'
                ? [{ key: 'close', label: text('closeThis'), act: () => onClose(({ id }) => id === tab.id) }]
                : []),
              { key: 'others', label: text('closeOthers'), act: () => onClose(isOther) },
              { key: 'all', label: text('closeAll'), act: () => onClose(() => true) },
            ]}
            onClose={onLeave}
          />
        </Suspense>
      )}
    </span>
  );
}
