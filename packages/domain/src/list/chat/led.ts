import type { Draft } from './draft.ts';
import type { ChatLine } from './line.ts';
import { intentOf, type Scene } from './scene.ts';
import { bullet } from './words.ts';

/** 减：王五 3201…, and on the next line 赵六 3201…: who follows at once, and of whom nothing is said, may go as well. */
export function askOfNext(line: ChatLine, persons: readonly Draft[], scene: Scene, source_row: number): void {
  const [lead] = line.sayings;
  const [first] = persons;
  if (first === undefined) return;
  if (lead !== undefined) {
    const isLed = lead.end <= first.span.at && line.text.slice(0, lead.at).replace(bullet, '').trim() === '';
    const isAgainst = lead.kind === 'leave' || lead.kind === 'wait';
    scene.led = isLed && isAgainst ? { words: lead.words, source_row } : undefined;
    return;
  }
  const { led } = scene;
  const isOwn = line.tokens.some(({ field, at }) => field === 'work_company' && at < first.span.at);
  if (led === undefined || isOwn || source_row !== led.source_row + 1) {
    scene.led = undefined;
    return;
  }
  for (const person of persons) person.intent ??= intentOf('unclear', led.words);
  scene.led = { ...led, source_row };
}
