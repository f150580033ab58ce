import type { ComponentProps } from 'react';
import { BenchPage } from '../../bench/BenchPage.tsx';
import { benching } from './benching.tsx';

/** Where persons are added to a policy. */
export const AddPage = (props: Omit<ComponentProps<typeof BenchPage>, 'benching'>) => (
  <BenchPage benching={benching} {...props} />
);
