import type { listAliases } from '@app/contract/aliases';
import { useState } from 'react';
import type { z } from 'zod/mini';
import { useFormat } from '../platform/format.ts';
import { useLanguage } from '../platform/language.ts';
import { useText } from '../platform/text.ts';
import { rosterWords } from '../roster/roster.tsx';
import type { ListColumn } from '../ui/list-table.tsx';
import { forget } from './forget.ts';
import type { Meaning } from './meaning.ts';
import { aliasWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';

type Alias = z.output<typeof listAliases.output>['data'][number];

/** The words, what they mean, who has matched them, and what forgets them. */
export function useAliasColumns(): readonly ListColumn<Alias>[] {
  const text = useText(aliasWords);
  const fieldText = useText(rosterWords);
  const language = useLanguage();
  const { formatTime } = useFormat();
  return [
    { key: 'words', title: text('words'), heading: true, cell: ({ alias }) => alias },
    { key: 'kind', title: text('kind'), cell: ({ kind }) => text(kind) },
    {
      key: 'meaning',
      title: text('meaning'),
      cell({ name, name_en, field }) {
        if (field !== null) return field === 'none' ? text('none') : fieldText(field);
        return language === 'zh' ? name : name_en;
      },
    },
    { key: 'by', title: text('by'), wide: true, cell: ({ user_name }) => user_name },
    { key: 'at', title: text('at'), wide: true, cell: ({ create_time }) => formatTime(create_time) },
    {
      key: 'action',
      title: text('action'),
      untitled: true,
      cell: (alias) => <Forget meaning={meaningOf(alias)} />,
    },
  ];
}

function meaningOf({ kind, alias, company_id, occupation_code, field }: Alias): Meaning {
  if (kind === 'work_company') return { kind, alias, company_id };
  return kind === 'heading' ? { kind, alias, field } : { kind, alias, occupation_code };
}

function Forget({ meaning }: { meaning: Meaning }) {
  const text = useText(aliasWords);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Button
      size="small"
      isBusy={isBusy}
      aria-label={text('forgetWords', { words: meaning.alias })}
      onClick={() => {
        setIsBusy(true);
        void forget(meaning).finally(() => setIsBusy(false));
      }}
    >
      {text('forget')}
    </Button>
  );
}
