import type { Refused } from '@app/contract/refusals';
import { readLanguage } from './language.ts';
import { clearToken } from './session.ts';
import { trouble } from './trouble.ts';

/** The server said no. The message is a sentence to show; a form can mark its rows from the detail. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly refused: Refused;

  constructor(refused: Refused) {
    super(refused.msg);
    this.refused = refused;
  }
}

/** No answer came: the network failed, or the time was up. Whether a write was done is not known. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';

  constructor(sentence: string = noAnswerWords[readLanguage()]) {
    super(sentence);
  }
}

/**
 * Tells the person of a refusal: that the session is over always, anything else unless the caller shows it.
 *
 * @param token the session that was refused
 * @returns whether the person has signed in again meanwhile, so that the same call may go out once more
 */
export async function showRefusal(
  refused: Refused,
  token: string,
  { quiet }: { readonly quiet: boolean },
): Promise<boolean> {
  // Older servers and gateways name the sentence `message`.
  const text = refused.msg || ('message' in refused && String(refused.message)) || 'Error';
  if (refused.code === -1) {
    clearToken(token);
    return trouble().signedOut(text);
  }
  if (endedElsewhere.has(refused.code)) return trouble().confirmLogout(text);
  if (!quiet) trouble().message(text);
  return false;
}

const endedElsewhere: ReadonlySet<number> = new Set([50008, 50012, 50014]);

const noAnswerWords = {
  en: 'No answer from the server. Check the connection and try again; nothing you typed is lost.',
  zh: '服务器没有响应，请检查网络后重试，已填写的内容不会丢失。',
  es: 'El servidor no responde. Compruebe la conexión e inténtelo de nuevo; no se pierde nada de lo escrito.',
  ja: 'サーバーから応答がありません。接続を確認して、もう一度お試しください。入力内容は失われません。',
} as const;
