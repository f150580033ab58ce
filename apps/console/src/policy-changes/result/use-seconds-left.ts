import { useEffect, useState } from 'react';

/**
 * Counts down seconds that the server said were left, from the moment of its answer: so this device's clock may be wrong.
 *
 * @param answeredAt milliseconds of this device's clock at which the answer came
 */
export function useSecondsLeft(seconds: number, answeredAt: number): number {
  const [here, setHere] = useState(() => Date.now());
  useEffect(() => {
    if (seconds <= 0) return undefined;
    const timer = setInterval(() => setHere(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [seconds, answeredAt]);
  return Math.max(0, Math.ceil(seconds - Math.max(0, here - answeredAt) / 1_000));
}
