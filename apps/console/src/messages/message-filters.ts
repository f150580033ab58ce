import { type listMessages, messageCodes } from '@app/contract/messages';
import type { z } from 'zod/mini';
import { useText } from '../platform/text.ts';
import type { ListFilter } from '../ui/filter-field.tsx';
import { messageWords } from './words/words.ts';

/** By what the messages can be narrowed. */
export function useMessageFilters(): readonly ListFilter<keyof z.output<typeof listMessages.input>>[] {
  const text = useText(messageWords);
  return [
    {
      name: 'is_read',
      kind: 'choice',
      label: text('read'),
      all: text('all'),
      choices: [
        { value: 0, name: text('isUnread') },
        { value: 1, name: text('isRead') },
      ],
    },
    {
      name: 'type',
      kind: 'choice',
      label: text('about'),
      all: text('all'),
      choices: messageCodes.map((value) => ({ value, name: text(value) })),
    },
  ];
}
