import { readContractId as call } from '@app/contract/wxapp';
import { answerSession } from '../platform/answer.ts';

/** No contract can be drawn up yet, so that none waits for anybody. */
export const readContractId = answerSession(call, async () => ({ contract_id: null, contract_ids: [] }));
