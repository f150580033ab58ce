import { listViews, removeView, saveView, type viewLists } from '@app/contract/views';
import { useQuery } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { callQuery, useCall } from '../platform/api.ts';
import { parseSearch, writeSearch } from '../platform/search.ts';
import { useText } from '../platform/text.ts';
import { Button } from './button.tsx';
import type { ListFilter } from './filter-field.tsx';
import { Failure, FirstLoad } from './faces.tsx';
import { Icon } from './icon.tsx';
import type { ListSearch } from './list-search.ts';
import { PanelButton, usePanelClose } from './panel-button.tsx';
import { toast } from './toast.tsx';
import { uiWords } from './words/words.ts';
import './list-views.css';

/** A list whose filters can be kept under a name. */
export type ViewList = (typeof viewLists)[number];

type Views<Search extends ListSearch> = {
  list: ViewList;
  search: Search;
  filters: readonly ListFilter[];
  onOpen: (search: Partial<Search>) => void;
};

/** The reader's own views of a list: filters, sort and columns under a name. They belong to the person and are there on every device. */
export function ListViews<Search extends ListSearch>(views: Views<Search>) {
  const text = useText(uiWords);
  return (
    <PanelButton name={text('views')} label={text('views')}>
      <Panel {...views} />
    </PanelButton>
  );
}

function Panel<Search extends ListSearch>({ list, search, filters, onOpen }: Views<Search>) {
  const text = useText(uiWords);
  const close = usePanelClose();
  const { data: views, error, refetch } = useQuery(callQuery(listViews, { list }, { quiet: true }));
  const open = (kept: string) => {
    onOpen({ ...blank(filters), ...parseSearch(kept) } as unknown as Partial<Search>);
    close();
  };
  return (
    <>
      <h3>{text('views')}</h3>
      {!views &&
        (error ? (
          <Failure error={error} onRetry={() => void refetch()} />
        ) : (
          <FirstLoad rows={2} columns={1} />
        ))}
      {views?.length === 0 && <p className="views-none">{text('noViews')}</p>}
      {views && views.length > 0 && (
        <ul className="views">
          {views.map((view) => (
            <li key={view.view_id}>
              <button type="button" className="views-open" onClick={() => open(view.search)}>
                {view.name}
              </button>
              <Forget view={view} />
            </li>
          ))}
        </ul>
      )}
      <SaveForm list={list} kept={keptOf(search, filters)} />
    </>
  );
}

function Forget({ view: { view_id, name } }: { view: { view_id: number; name: string } }) {
  const text = useText(uiWords);
  const call = useCall(removeView, { stales: [listViews] });
  return (
    <button
      type="button"
      className="views-forget"
      aria-label={text('forgetView', { name })}
      disabled={call.isPending}
      onClick={() => call.mutate({ view_id })}
    >
      <Icon name="close" size={14} />
    </button>
  );
}

function SaveForm({ list, kept }: { list: ViewList; kept: string }) {
  const text = useText(uiWords);
  const call = useCall(saveView, { stales: [listViews] });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const typed = new FormData(form).get('name');
    const name = typeof typed === 'string' ? typed.trim() : '';
    if (name === '') return;
    call.mutate(
      { list, name, search: kept },
      {
        onSuccess: () => {
          form.reset();
          toast({ kind: 'done', text: text('viewSaved', { name }) });
        },
      },
    );
  };
  return (
    <form className="views-save" onSubmit={submit}>
      <label>
        {text('saveView')}
        <input name="name" maxLength={40} required autoComplete="off" placeholder={text('viewName')} />
      </label>
      <Button type="submit" isBusy={call.isPending}>
        {text('save')}
      </Button>
    </form>
  );
}

/** A list without any filter, in its usual look. */
const blank = (filters: readonly ListFilter[]): Record<string, unknown> => ({
  ...Object.fromEntries(filters.map(({ name }) => [name, undefined])),
  keywords: '',
  sort: undefined,
  columns: undefined,
  page: 1,
});

/** What a view keeps of the address: how the list is narrowed, sorted and shown; not the page one is on. */
function keptOf(search: ListSearch, filters: readonly ListFilter[]): string {
  const names = ['keywords', 'sort', 'columns', ...filters.map(({ name }) => name)];
  const kept = Object.fromEntries(names.map((name) => [name, (search as Record<string, unknown>)[name]]));
  return writeSearch(kept).slice(1);
}
