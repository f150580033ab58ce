import { compareList } from '@app/contract/imports/compare-list';
import { useState, useSyncExternalStore } from 'react';
import type { OpenList } from '../../../../imports/imports.tsx';
import { RefusedError, useCall } from '../../../../platform/api.ts';
import { useText } from '../../../../platform/text.ts';
import { Button } from '../../../../ui/button.tsx';
import { Select } from '../../../../ui/select.tsx';
import { Compared } from './compared.tsx';
import { compareWords } from './words/words.ts';
import './compare.css';

type CompareProps = { readonly list: OpenList; readonly policyId: number };

/** A list of everybody who works somewhere, against those who are covered there: asked for, because most lists name starters alone. */
export function CompareCovered({ list, policyId }: CompareProps) {
  const text = useText(compareWords);
  const { roster, keeper } = list;
  const { companies } = roster.judging().directory;
  const [company, setCompany] = useState<number>();
  const [isUnsaved, setIsUnsaved] = useState(false);
  const [at, setAt] = useState<number>();
  const compare = useCall(compareList, { stales: [], quiet: true });
  const revision = useSyncExternalStore(roster.subscribe, roster.revision);
  const ask = async () => {
    const isSaved = await keeper.flush();
    const { job } = keeper.keeping();
    setIsUnsaved(!isSaved || !job);
    if (!isSaved || !job) return;
    setAt(roster.revision());
    const { import_job_id } = job;
    // What went wrong stands below the button.
    await compare
      .mutateAsync({ import_job_id, ...(company === undefined ? {} : { company_ids: [company] }) })
      .catch(() => undefined);
  };
  return (
    <details
      className="compare"
      onToggle={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'nearest' })}
    >
      <summary>{text('title')}</summary>
      <p>{text('purpose')}</p>
      <div className="compare-ways">
        <Select
          label={text('company')}
          value={company}
          choices={[
            { value: undefined, name: text('named') },
            ...companies.map(({ id, name }) => ({ value: id, name })),
          ]}
          onChoose={setCompany}
        />
        <Button isBusy={compare.isPending} onClick={() => void ask()}>
          {text(compare.data ? 'again' : 'compare')}
        </Button>
      </div>
      {isUnsaved && <p role="alert">{text('notSaved')}</p>}
      {compare.error && <p role="alert">{saidOf(compare.error, text('noCompany'))}</p>}
      {compare.data && at !== revision && <output>{text('changed')}</output>}
      {compare.data && <Compared found={compare.data} list={list} policyId={policyId} />}
    </details>
  );
}

/** The only field that can be wanting is the company. */
const saidOf = (error: Error, noCompany: string): string =>
  error instanceof RefusedError && error.refused.reason === 'VALIDATION' ? noCompany : error.message;
