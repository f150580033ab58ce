import type { ListField } from '@app/domain/list/fields';
import { rememberableHeading } from '@app/domain/list/sheet/remembered-headings';
import { useText } from '../platform/text.ts';
import { forget } from './forget.ts';
import { useHeadings } from './headings.ts';
import { aliasWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';

/** Says that a column was read as its heading was matched before, and forgets that where it is told to. */
export function HeadingMark({ title, field }: { title: string; field: ListField | null }) {
  const text = useText(aliasWords);
  const headings = useHeadings();
  if (headings && !headings.has(rememberableHeading(title) ?? '')) return null;
  const alias = title.trim();
  return (
    <span className="arrival-remembered">
      <small>{text('headingRemembered')}</small>{' '}
      <Button
        aria-label={text('forgetWords', { words: alias })}
        onClick={() => void forget({ kind: 'heading', alias, field: field ?? 'none' })}
      >
        {text('forget')}
      </Button>
    </span>
  );
}
