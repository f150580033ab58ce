import { type DragEvent, useEffect, useEffectEvent, useState } from 'react';
import type { WaysIn } from './use-ways-in.ts';

/** Takes files that are dropped on the page, and texts of several lines that are pasted anywhere on it but into a cell. */
export function useDrops({ takeFile, takeText }: WaysIn) {
  const [isOver, setIsOver] = useState(false);
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const pasted = event.clipboardData?.getData('text/plain') ?? '';
    const files = [...(event.clipboardData?.files ?? [])];
    if (event.defaultPrevented || (isField(event.target) && !isManyLines(pasted))) return;
    if (files.length > 0) files.forEach(takeFile);
    else if (pasted.trim() !== '') takeText(pasted);
    else return;
    event.preventDefault();
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => onPaste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  useCaughtFiles((files) => files.forEach(takeFile));

  return {
    isOver,
    onDragOver(event: DragEvent) {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setIsOver(true);
    },
    onDragLeave(event: DragEvent) {
      const to = event.relatedTarget;
      if (!(to instanceof Node && event.currentTarget.contains(to))) setIsOver(false);
    },
    onDrop(event: DragEvent) {
      const files = [...event.dataTransfer.files];
      setIsOver(false);
      if (files.length === 0) return;
      event.preventDefault();
      files.forEach(takeFile);
    },
  };
}

/** Catches files that are let go on the page and that nothing else took: the browser would open them in place of the page. */
export function useCaughtFiles(onFiles: (files: readonly File[]) => void): void {
  const onDrag = useEffectEvent((event: globalThis.DragEvent) => {
    const { defaultPrevented, dataTransfer, type } = event;
    if (defaultPrevented || !dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    if (type === 'drop') onFiles([...dataTransfer.files]);
  });
  useEffect(() => {
    const listen = (event: globalThis.DragEvent) => onDrag(event);
    document.addEventListener('dragover', listen);
    document.addEventListener('drop', listen);
    return () => {
      document.removeEventListener('dragover', listen);
      document.removeEventListener('drop', listen);
    };
  }, []);
}

const isField = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable]');

const isManyLines = (text: string): boolean => text.trim().split(/[\r\n]+/).length > 1;
