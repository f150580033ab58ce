import type { ChangeType } from '@app/domain/changes/kinds';
import { confirming as add } from './add/confirming.ts';
import { confirming as correct } from './correct/confirming.ts';
import type { Confirming } from './kind.ts';
import { confirming as off } from './off/confirming.ts';
import { confirming as replace } from './replace/confirming.ts';
import { confirming as transfer } from './transfer/confirming.ts';

const kinds: Readonly<Record<ChangeType, Confirming>> = { add, off, replace, transfer, correct, renew: add };

/** What a change's kind shows before it is confirmed. */
export const confirmingOf = ({ change_type }: { readonly change_type: ChangeType }): Confirming =>
  kinds[change_type];
