import type { Todo } from '@app/contract/customers';
import { formatYuan, useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { homeWords } from './words/words.ts';

/** What waits, said in one sentence to the person who may act on it. */
export function useSentence(): (entry: Todo) => string {
  const text = useText(homeWords);
  const { formatDay, formatEnd } = useFormat();
  const namesOf = (names: readonly string[], count: number) =>
    names.join(text('betweenNames')) + (count > names.length ? text('andOthers') : '');

  return function sentenceOf({ code, count, amount_fen, day, agreement_status, names }) {
    const on = day === null ? '' : formatDay(day);
    const sum = formatYuan(amount_fen ?? 0);
    switch (code) {
      case 'REFUSED_AFTER_COVER':
        return text('refusedAfterCover', { count });
      case 'REFUSED_BEFORE_COVER':
        return names.length === 0
          ? text('refusedBeforeCover', { count, day: on })
          : text('refusedBeforeCoverNamed', { count, day: on, names: namesOf(names, count) });
      case 'NO_ANSWER':
        return text('noAnswer', { count });
      case 'AGREEMENT_UNSIGNED':
        return text(agreementWords[agreement_status ?? 1] ?? 'agreement1');
      case 'BALANCE_SHORT':
        return text('balanceShort', { sum });
      case 'POLICIES_ENDING':
        return text('policiesEnding', { count, day: day === null ? '' : formatEnd(day) });
      case 'COVERED_TWICE':
        return text('coveredTwice', { count, sum });
      case 'AGEING':
        return text('ageing', { count });
      case 'RENEWALS_STUCK':
        return text('renewalsStuck', { count, day: day === null ? '' : formatEnd(day) });
      case 'RENEWALS_DUE':
        return text('renewalsDue', { count, day: day === null ? '' : formatEnd(day) });
      case 'APPROVALS_WAITING':
        return text('approvals', { count, sum });
      case 'DRAFTS_WAITING':
        return amount_fen === null
          ? text('draftsWaiting', { count })
          : text('draftsWaitingSum', { count, sum });
      case 'ROSTERS_UNFINISHED':
        return text('rostersUnfinished', { count });
      case 'STARTS_TOMORROW':
        return text('startsTomorrow', { count, day: on });
    }
  };
}

const agreementWords: Readonly<Record<number, 'agreement1' | 'agreement2' | 'agreement3'>> = {
  1: 'agreement1',
  2: 'agreement2',
  3: 'agreement3',
};
