import { type FoundPerson, findPersons } from '@app/contract/find-persons';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pinyin } from 'virtual:menu-pinyin';
import { callQuery } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useMay } from '../../platform/me.ts';
import { useSettings } from '../../platform/settings.ts';
import type { Icon } from '../../ui/icon.tsx';
import { findInMenu } from '../find-menu.ts';
import { useMenu } from '../menu.ts';
import { type Act, useActs } from './acts.ts';

/** Somewhere to go, or something to do. */
export type Way = {
  readonly key: string;
  readonly title: string;
  readonly under?: string;
  readonly icon: Parameters<typeof Icon>[0]['name'];
  readonly to: { readonly href: string } | { readonly act: Act };
  /** Whom it leads to, and by which clock it is told whether they are covered. */
  readonly who?: { readonly person: FoundPerson; readonly now: string };
};

type Ways = {
  readonly ways: readonly Way[];
  /** What was typed is not looked for yet, or not answered. */
  readonly isLooking: boolean;
  /** How many persons were found beside those shown; undefined where it is not known. */
  readonly others: number;
  readonly isMore: boolean;
  readonly error: Error | null;
};

const found_max = 5;

/** So many characters are a search; one Chinese sign is, too. */
const words_min = 2;

const typed_ms = 250;

const icons = { settings: 'settings', help: 'help', logOut: 'signOut' } as const;

/** Where words lead: to pages and acts at once, to persons and changes once the server has found them. */
export function useWays(typed: string): Ways {
  const isChinese = useLanguage() === 'zh';
  const { pinyinSearch } = useSettings();
  const signs = isChinese && pinyinSearch ? pinyin : undefined;
  const pages = findInMenu(useMenu(), typed, signs);
  const acts = findInMenu(useActs(), typed, signs);
  const keywords = useSettled(typed.trim());
  const persons = usePersons(keywords);
  const changes = useChanges(keywords);
  return {
    ...persons,
    ways: [
      ...pages.map(({ path, title, icon, href }) => ({ key: path, title, icon, to: { href } })),
      ...acts.map(({ act, title }) => ({ key: act, title, icon: icons[act], to: { act } })),
      ...persons.ways,
      ...changes.ways,
    ],
    isLooking: persons.isLooking || changes.isLooking || keywords !== typed.trim(),
  };
}

function usePersons(keywords: string): Ways {
  const { buildLocation } = useRouter();
  const isSearch = keywords.length >= words_min || /\p{Script=Han}/u.test(keywords);
  const { data, isFetching, error } = useQuery({
    ...callQuery(findPersons, { keywords }, { quiet: true }),
    enabled: useMay(findPersons) && isSearch,
    placeholderData: keepPreviousData,
  });
  const found = isSearch && !error ? data : undefined;
  const shown = found?.persons ?? [];
  return {
    ways: shown.map((person) => ({
      key: `person ${person.employee_id}`,
      title: person.name,
      under: person.idcard,
      icon: 'person' as const,
      // By the person's number with us: no name and no number of a document stands in an address.
      to: {
        href: buildLocation({ to: '/person/detail', search: { employee_id: person.employee_id } }).href,
      },
      who: { person, now: found!.now },
    })),
    isLooking: isFetching,
    others: (found?.total ?? 0) - shown.length,
    isMore: found?.is_more === 1,
    error: isSearch ? error : null,
  };
}

function useChanges(keywords: string): Pick<Ways, 'ways' | 'isLooking'> {
  const { buildLocation } = useRouter();
  const isSearch = keywords.length >= words_min;
  const { data, isFetching } = useQuery({
    ...callQuery(listChanges, { keywords, limit: found_max }, { quiet: true }),
    enabled: useMay(listChanges) && isSearch,
    placeholderData: keepPreviousData,
  });
  const ways = (isSearch ? (data?.data ?? []) : []).map((change) => ({
    key: `change ${change.policy_change_id}`,
    title: change.change_no,
    under: `${change.type} · ${change.status_text}`,
    icon: 'record' as const,
    to: {
      href: buildLocation({
        to: '/policy/record-detail',
        search: { policy_change_id: change.policy_change_id },
      }).href,
    },
  }));
  return { ways, isLooking: isFetching };
}

/** A text as it stood when nobody had typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typed_ms);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
