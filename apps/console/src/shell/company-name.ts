import { my } from '@app/contract/customers';
import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../platform/api.ts';
import { useMe } from '../platform/me.ts';

/** The name of the enterprise that the console works for; empty without one. */
export function useCompanyName(): string {
  const { customerId, user } = useMe().navbarinfo;
  const { data } = useQuery({ ...callQuery(my, {}, { quiet: true }), enabled: customerId !== null });
  return data?.company_name ?? user.company_name;
}
