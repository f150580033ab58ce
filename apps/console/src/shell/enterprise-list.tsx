import { listCompanies } from '@app/contract/wxapp';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { z } from 'zod/mini';
import { callQuery } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { Failure, FirstLoad } from '../ui/faces.tsx';
import { usePanelClose } from '../ui/panel-button.tsx';
import { shellWords } from './words/words.ts';

export type Company = z.output<typeof listCompanies.output>[number];

/** The enterprises of whoever is signed in, to be searched and chosen from; arrows move, Enter chooses. */
export function EnterpriseList(props: { onChoose: (company: Company) => void; onChooseDefault: () => void }) {
  const text = useText(shellWords);
  const [words, setWords] = useState('');
  const close = usePanelClose();
  const search = useRef<HTMLInputElement>(null);
  const { data, error, refetch } = useQuery(callQuery(listCompanies, {}, { quiet: true }));
  useEffect(() => search.current?.focus(), []);

  if (error) return <Failure error={error} onRetry={() => void refetch()} />;
  const found = (data ?? []).filter(({ company_name }) =>
    company_name.toLowerCase().includes(words.trim().toLowerCase()),
  );
  return (
    <div className="enterprises">
      <input
        ref={search}
        type="search"
        aria-label={text('findEnterprise')}
        placeholder={text('findEnterprise')}
        value={words}
        onChange={(event) => setWords(event.currentTarget.value)}
        onKeyDown={moveBetween}
      />
      {!data && <FirstLoad rows={3} columns={1} />}
      {data && found.length === 0 && <p>{text('noSuchEnterprise')}</p>}
      <ul>
        {found.map((company) => (
          <li key={company.wxapp_id}>
            <button
              type="button"
              onKeyDown={moveBetween}
              aria-current={company.is_current === 1 ? 'true' : undefined}
              onClick={() => {
                close();
                props.onChoose(company);
              }}
            >
              <span>{company.company_name}</span>
              <Badges company={company} />
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="enterprises-default"
        onKeyDown={moveBetween}
        onClick={() => {
          close();
          props.onChooseDefault();
        }}
      >
        {text('chooseDefault')}
      </button>
    </div>
  );
}

const approved = 30;

function Badges({ company }: { company: Company }) {
  const text = useText(shellWords);
  return (
    <span className="badges">
      {company.is_current === 1 && <span className="badge badge-current">{text('current')}</span>}
      {company.is_default === 1 && <span className="badge">{text('isDefault')}</span>}
      {company.is_certification === 1 && <span className="badge badge-done">{text('certified')}</span>}
      {company.status !== approved && (
        <span className="badge badge-needs">{`${text('notApproved')}: ${company.status_text}`}</span>
      )}
    </span>
  );
}

function moveBetween(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const list = event.currentTarget.closest('.enterprises');
  const stops = [...(list?.querySelectorAll<HTMLElement>('input, button') ?? [])];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  stops[(at + step + stops.length) % stops.length]?.focus();
}
