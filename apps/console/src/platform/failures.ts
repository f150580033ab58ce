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

/** An answer that leaves open whether something was done, as what it is: none. */
export const uncertain = ({ refused }: RefusedError): NoAnswerError =>
  new NoAnswerError(refused.reason === 'OUTCOME_UNKNOWN' ? refused.msg : uncertainWords[readLanguage()]);

/** No answer came to what carries a key. */
export const noKeyedAnswer = (): NoAnswerError => new NoAnswerError(uncertainWords[readLanguage()]);

/** Shows why a call failed, where no form does; the end of a session shows itself. */
export function tellFailure(error: unknown): void {
  if (error instanceof NoAnswerError) trouble().message(error.message);
  if (error instanceof RefusedError && !endsSession(error.refused))
    trouble().message(sentenceOf(error.refused));
}

/**
 * Tells the person that the session is over, when that is why a call was refused. Anything else is told when no more is tried.
 *
 * @param token the session that was refused
 * @returns whether the person has signed in again meanwhile, so that the same call may go out once more
 */
export async function showSessionEnd(refused: Refused, token: string): Promise<boolean> {
  if (refused.code === -1) {
    clearToken(token);
    return trouble().signedOut(sentenceOf(refused));
  }
  return endedElsewhere.has(refused.code) ? trouble().confirmLogout(sentenceOf(refused)) : false;
}

/** Older servers and gateways name the sentence `message`. */
const sentenceOf = (refused: Refused): string =>
  refused.msg || ('message' in refused && String(refused.message)) || 'Error';

/** Whether a refusal says that the session is over, which is shown in one place for all calls. */
export const endsSession = ({ code }: Refused): boolean => code === -1 || endedElsewhere.has(code);

const endedElsewhere: ReadonlySet<number> = new Set([50008, 50012, 50014]);

const noAnswerWords = {
  en: 'No answer from the server. Check the connection and try again; nothing you typed is lost.',
  zh: '服务器没有响应，请检查网络后重试，已填写的内容不会丢失。',
  es: 'El servidor no responde. Compruebe la conexión e inténtelo de nuevo; no se pierde nada de lo escrito.',
  ja: 'サーバーから応答がありません。接続を確認して、もう一度お試しください。入力内容は失われません。',
} as const;

const uncertainWords = {
  en: 'No answer from the server, so whether this was done is not known. Try again: it is not done twice, and nothing you typed is lost.',
  zh: '服务器没有响应，目前无法确定操作是否已完成。请重试：不会重复执行，已填写的内容也不会丢失。',
  es: 'El servidor no responde y no se sabe si la operación se realizó. Inténtelo de nuevo: no se hará dos veces y no se pierde nada de lo escrito.',
  ja: 'サーバーから応答がなく、処理が完了したかどうかを確認できません。もう一度お試しください。二重に処理されることはなく、入力内容も失われません。',
} as const;
