import type { Call } from '@app/contract/call';
import { QueryClient, queryOptions, useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useRef } from 'react';
import type { z } from 'zod/mini';
import { sendPressed } from './pressed.ts';
import { NoAnswerError, RefusedError, send } from './send.ts';

export { NoAnswerError, RefusedError, send };

/** A page that is kept alive behind others finds what it showed when one comes back to it, for a working day. */
const kept_ms = 12 * 3_600_000;

/** Answers stay fresh for ten seconds; a failure is shown with a retry and never repeated behind one's back. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 10_000, gcTime: kept_ms, retry: false, networkMode: 'always' },
    mutations: { networkMode: 'always' },
  },
});

/**
 * A read as a query: its path and input are its key, so two screens that ask the same share one answer.
 *
 * @param quiet the caller shows a failure itself: no red message
 */
export const callQuery = <Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  { quiet = false }: { readonly quiet?: boolean } = {},
) =>
  queryOptions<z.output<Output>, RefusedError | NoAnswerError>({
    queryKey: [call.path, input],
    queryFn: ({ signal }) => send(call, input, { signal, quiet }),
  });

/**
 * A call that does something, as a mutation that names the reads it makes stale.
 *
 * Each press gets one idempotency key, which is sent again until it is certain what became of it: by itself while the page is open, and
 * when the person presses again with the same content.
 *
 * @param quiet the caller shows refusals itself, beside the field or row: no red message
 */
export function useCall<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  { stales, quiet = false }: { readonly stales: readonly Call[]; readonly quiet?: boolean },
) {
  const left = useRef<AbortController>(null);
  useEffect(() => {
    const controller = new AbortController();
    left.current = controller;
    return () => controller.abort();
  }, []);
  const mutation = useMutation<z.output<Output>, RefusedError | NoAnswerError, Pressed<Input, Output>>({
    mutationFn: ({ input }) =>
      call.writes
        ? sendPressed(call, input, { quiet, left: left.current?.signal })
        : send(call, input, { quiet }),
    // What came of it is said first: what is read anew may take the button off the page, and with it whoever listens.
    onSuccess: (answer, { onSuccess }) => {
      onSuccess?.(answer);
      return refresh(stales);
    },
    onError: (_, { onFailure }) => onFailure?.(),
  });
  const { mutate, mutateAsync } = mutation;
  // The same functions each time, for effects hang on them.
  const press = useCallback(
    (input: z.input<Input>, after: After<Output> = {}) => mutate({ input, ...after }),
    [mutate],
  );
  const pressAsync = useCallback((input: z.input<Input>) => mutateAsync({ input }), [mutateAsync]);
  return { ...mutation, mutate: press, mutateAsync: pressAsync };
}

/** What a press does when it has its answer, or was refused or got none. */
type After<Output extends z.ZodMiniType> = {
  readonly onSuccess?: ((answer: z.output<Output>) => void) | undefined;
  readonly onFailure?: (() => void) | undefined;
};

type Pressed<Input extends z.ZodMiniType, Output extends z.ZodMiniType> = After<Output> & {
  readonly input: z.input<Input>;
};

/** Asks again for every reading of these calls that is on a screen; the others are asked when next needed. */
export const refresh = (calls: readonly Call[]): Promise<unknown> =>
  Promise.all(calls.map(({ path }) => queryClient.invalidateQueries({ queryKey: [path] })));
