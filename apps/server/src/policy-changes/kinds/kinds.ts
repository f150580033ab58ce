import type { ChangeType } from '@app/domain/changes/kinds';
import { add } from './add/add.ts';
import { correct } from './correct/correct.ts';
import type { Kind } from './kind.ts';
import { off } from './off/off.ts';
import { renew } from './renew/renew.ts';
import { replace } from './replace/replace.ts';
import { transfer } from './transfer/transfer.ts';

const kinds: Readonly<Record<ChangeType, Kind>> = { add, off, replace, transfer, correct, renew };

/** What a change's kind knows of it. */
export const kindOf = ({ change_type }: { readonly change_type: ChangeType }): Kind => kinds[change_type];
