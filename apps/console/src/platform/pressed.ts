import type { Call } from '@app/contract/call';
import { endsKey } from '@app/contract/refusals';
import type { z } from 'zod/mini';
import { createPresses } from './presses.ts';
import { RefusedError, send, type SendOptions } from './send.ts';

/** The presses of this page: one memory for all buttons, so that a key outlives the page that it was pressed on. */
const presses = createPresses();

/** Makes a call that does something, under the key of its content, which is used again until it is certain what became of it. */
export async function sendPressed<Input extends z.ZodMiniType, Output extends z.ZodMiniType>(
  call: Call<Input, Output>,
  input: z.input<Input>,
  options: Omit<SendOptions, 'idempotencyKey'> = {},
): Promise<z.output<Output>> {
  return underKey(call.path, input, (idempotencyKey) => send(call, input, { ...options, idempotencyKey }));
}

/** Does something under the key of its content; only an answer that is certain ends the key. */
export async function underKey<Data>(
  route: string,
  content: unknown,
  work: (key: string) => Promise<Data>,
): Promise<Data> {
  const press = await presses.begin(route, content);
  try {
    const data = await work(press.key);
    press.answered();
    return data;
  } catch (error) {
    if (isCertain(error)) press.answered();
    throw error;
  }
}

/** Whether a failure says what became of the request, also of earlier tries under its key. */
export const isCertain = (error: unknown): boolean =>
  error instanceof RefusedError && endsKey(error.refused.reason);
