import type { ComponentProps } from 'react';
import { BenchPage } from '../../bench/BenchPage.tsx';
import { benching } from './benching.tsx';
import { ChosenLeaver } from './chosen.tsx';

/** Where persons are taken off a policy: who leaves, from which day on, and what comes back. */
export function ReducePage(props: Omit<ComponentProps<typeof BenchPage>, 'benching'>) {
  const { search, onSearch } = props;
  return (
    <ChosenLeaver value={{ cover: search.cover, onTaken: () => onSearch({ cover: undefined }) }}>
      <BenchPage benching={benching} {...props} />
    </ChosenLeaver>
  );
}
