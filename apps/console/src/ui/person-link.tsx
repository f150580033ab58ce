import { readPerson } from '@app/contract/read-person';
import { Link } from '@tanstack/react-router';
import { useMay } from '../platform/me.ts';
import { PersonName } from './person-name.tsx';
import './person-link.css';

/** Who a row of a list is, leading to the person's page for those who may read it; `employee_id` is null for whoever is no person yet. */
export function PersonLink({
  employee_id,
  name,
  idcard,
}: {
  readonly employee_id: number | null;
  readonly name: string;
  readonly idcard: string;
}) {
  const mayRead = useMay(readPerson);
  const who = <PersonName name={name} idcard={idcard} />;
  if (!mayRead || employee_id === null) return who;
  return (
    <Link to="/person/detail" search={{ employee_id }} className="person-link">
      {who}
    </Link>
  );
}
