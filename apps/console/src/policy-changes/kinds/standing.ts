import type { ChangeType } from '@app/domain/changes/kinds';
import { standing as add } from './add/standing.ts';
import { standing as correct } from './correct/standing.ts';
import type { Standing } from './kind.ts';
import { standing as off } from './off/standing.ts';
import { standing as renew } from './renew/standing.ts';
import { standing as replace } from './replace/standing.ts';
import { standing as transfer } from './transfer/standing.ts';

const kinds: Readonly<Record<ChangeType, Standing>> = { add, off, replace, transfer, correct, renew };

/** What a change's kind shows once it has been made. */
export const standingOf = ({ change_type }: { readonly change_type: ChangeType }): Standing =>
  kinds[change_type];
