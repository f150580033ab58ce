import { useQuery } from '@tanstack/react-query';
import { type Readings, readingsFrom } from './readings.ts';

/** How Chinese characters are read, once it is here; without it nothing is found by its sound. */
export function useReadings(): Readings | null {
  const { data } = useQuery({
    queryKey: ['han-pinyin'],
    queryFn: async () => readingsFrom((await import('virtual:han-pinyin')).syllables),
    staleTime: Infinity,
  });
  return data ?? null;
}
