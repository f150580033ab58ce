import type { ComponentProps } from 'react';
import { BenchPage } from '../../bench/BenchPage.tsx';
import { benching } from './benching.tsx';

/** Where persons are taken off a policy: who leaves, from which day on, and what comes back. */
export const ReducePage = (props: Omit<ComponentProps<typeof BenchPage>, 'benching'>) => (
  <BenchPage benching={benching} {...props} />
);
