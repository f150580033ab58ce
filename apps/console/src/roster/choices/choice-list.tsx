import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { Choice } from './choice.ts';
import type { RosterText } from '../sheet.ts';
import './choice-list.css';

/** The list under a choice cell. What cannot be chosen stays in it with its reason, since looking for it in vain costs more. */
export function ChoiceList({
  id,
  label,
  choices,
  option,
  typed,
  standing,
  anchor,
  text,
  onChoose,
}: {
  readonly id: string;
  readonly label: string;
  readonly choices: readonly Choice[];
  /** Which one Enter takes; -1 when none. */
  readonly option: number;
  readonly typed: string;
  /** What stands in the cell: the list opens where that is. */
  readonly standing: string;
  readonly anchor: RefObject<HTMLElement | null>;
  readonly text: RosterText;
  readonly onChoose: (choice: Choice) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useBelow(list, anchor);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest' });
  }, [option]);

  const at = typed === '' ? choices.findIndex(({ label: one }) => one === standing) : -1;
  useEffect(() => {
    list.current?.querySelectorAll('[role=option]')[at]?.scrollIntoView({ block: 'center' });
  }, [at]);

  const shown = choices.slice(0, shown_max);
  const further = choices.length - shown.length;
  return (
    // A press on the list must not take the focus out of the cell that it belongs to.
    <div
      ref={list}
      role="presentation"
      popover="manual"
      className="roster-choices"
      onMouseDown={(event) => event.preventDefault()}
    >
      <div role="listbox" id={id} aria-label={label}>
        {shown.map((choice, place) => (
          <Option
            key={choice.key}
            id={`${id}-${place}`}
            choice={choice}
            isMarked={place === option}
            isStanding={place === at}
            text={text}
            onChoose={onChoose}
          />
        ))}
      </div>
      {choices.length === 0 && <p className="roster-no-choice">{text('noChoice', { typed })}</p>}
      {further > 0 && <p className="roster-no-choice">{text('moreChoices', { count: further })}</p>}
    </div>
  );
}

function Option({
  id,
  choice,
  isMarked,
  isStanding,
  text,
  onChoose,
}: {
  readonly id: string;
  readonly choice: Choice;
  readonly isMarked: boolean;
  readonly isStanding: boolean;
  readonly text: RosterText;
  readonly onChoose: (choice: Choice) => void;
}) {
  const { label, category, hint, closed } = choice;
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- Enter in the input that the list belongs to chooses
    <div
      id={id}
      role="option"
      aria-selected={isMarked}
      aria-current={isStanding || undefined}
      aria-disabled={closed !== null}
      className="roster-option"
      onClick={() => closed === null && onChoose(choice)}
    >
      <span className="roster-option-name">{label}</span>
      {category && <span className="roster-option-class">{text('class', { category })}</span>}
      {hint && <span className="roster-option-hint">{hint}</span>}
      {closed && <span className="roster-option-hint">{text(closed)}</span>}
    </div>
  );
}

const shown_max = 100;
const height_px = 320;

/** Shows a popover in the top layer under its anchor, or above where there is more room; it follows when the page scrolls. */
function useBelow(list: RefObject<HTMLElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const popover = list.current;
    if (popover?.matches(':popover-open') === false) popover.showPopover();
    const settle = () => {
      const box = anchor.current?.getBoundingClientRect();
      if (!popover || !box) return;
      const below = innerHeight - box.bottom - 8;
      const isBelow = below >= Math.min(popover.scrollHeight, height_px, box.top - 8);
      const width = Math.min(Math.max(box.width, 320), document.documentElement.clientWidth - 16);
      const left = Math.min(box.left, document.documentElement.clientWidth - width - 8);
      Object.assign(popover.style, {
        left: `${Math.max(8, left)}px`,
        width: `${width}px`,
        maxHeight: `${Math.min(height_px, isBelow ? below : box.top - 8)}px`,
        top: isBelow ? `${box.bottom + 2}px` : 'auto',
        bottom: isBelow ? 'auto' : `${innerHeight - box.top + 2}px`,
      });
    };
    settle();
    addEventListener('scroll', settle, true);
    addEventListener('resize', settle);
    return () => {
      removeEventListener('scroll', settle, true);
      removeEventListener('resize', settle);
    };
  });
}
