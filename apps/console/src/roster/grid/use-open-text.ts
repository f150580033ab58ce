import { useEffect, useEffectEvent } from 'react';
import type { GridSession } from './session.ts';

/** Lets the list know what is written in the open cell, so that a pause in typing or the end of the page loses none of it. */
export function useOpenText({ roster, cursor, input, editing, shownAt }: GridSession): void {
  const tell = useEffectEvent(() => {
    const { at, column } = cursor.place();
    const field = roster.columns.fieldAt(column);
    const text = input.current?.value ?? '';
    const isWritten = editing.mode !== 'no' && field !== undefined && text !== shownAt(at, field);
    roster.openText.hold(isWritten ? { key: roster.keys()[at] ?? roster.nextKey(), field, text } : undefined);
  });
  useEffect(() => tell(), [editing]);
  useEffect(() => () => roster.openText.hold(undefined), [roster]);
}
