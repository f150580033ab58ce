import { listPersons } from '@app/contract/persons';
import { listChanges } from '@app/contract/policy-changes/list-changes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { pinyin } from 'virtual:menu-pinyin';
import { callQuery } from '../../platform/api.ts';
import { useLanguage } from '../../platform/language.ts';
import { useMay } from '../../platform/me.ts';
import type { IconName } from '../../platform/root-route.ts';
import { useSettings } from '../../platform/settings.ts';
import { findInMenu } from '../find-menu.ts';
import { useMenu } from '../menu.ts';

/** Somewhere to go. */
export type Way = {
  readonly key: string;
  readonly title: string;
  readonly under?: string;
  readonly icon: IconName;
  readonly href: string;
};

const found_max = 5;

/** So many characters are a search; a single Chinese sign would find half of the workers. */
const words_min = 2;

const typed_ms = 250;

/** Where words lead: to pages at once, to persons and changes once the server has found them. */
export function useWays(typed: string): { readonly ways: readonly Way[]; readonly isLooking: boolean } {
  const { buildLocation } = useRouter();
  const isChinese = useLanguage() === 'zh';
  const { pinyinSearch } = useSettings();
  const pages = findInMenu(useMenu(), typed, isChinese && pinyinSearch ? pinyin : undefined);
  const keywords = useSettled(typed.trim());
  const isSearch = keywords.length >= words_min;
  const asked = { keywords, limit: found_max };
  const persons = useQuery({
    ...callQuery(listPersons, asked, { quiet: true }),
    enabled: useMay(listPersons) && isSearch,
    placeholderData: keepPreviousData,
  });
  const changes = useQuery({
    ...callQuery(listChanges, asked, { quiet: true }),
    enabled: useMay(listChanges) && isSearch,
    placeholderData: keepPreviousData,
  });

  const ways = [
    ...pages.map(({ path, title, icon, href }) => ({ key: path, title, icon, href })),
    ...(isSearch ? (persons.data?.data ?? []) : []).map((person) => ({
      key: `person ${person.policy_person_id}`,
      title: person.name,
      under: [person.idcard, person.work_company].join(' · '),
      icon: 'person' as const,
      // The list finds them by name: a number has no place in an address.
      href: buildLocation({ to: '/person/index', search: { keywords: person.name } }).href,
    })),
    ...(isSearch ? (changes.data?.data ?? []) : []).map((change) => ({
      key: `change ${change.policy_change_id}`,
      title: change.change_no,
      under: change.status_text,
      icon: 'record' as const,
      href: buildLocation({
        to: '/policy/record-detail',
        search: { policy_change_id: change.policy_change_id },
      }).href,
    })),
  ];
  return { ways, isLooking: persons.isFetching || changes.isFetching || keywords !== typed.trim() };
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
