import { add } from '@app/contract/policy-changes/add-persons';
import { Link } from '@tanstack/react-router';
import { useMay } from '../platform/me.ts';
import { useText } from '../platform/text.ts';
import { Page } from '../ui/page.tsx';
import { PersonList, type PersonsSearch } from './persons.tsx';
import { personWords } from './words/words.ts';
import '../ui/button.css';

/** Everybody who is, was or will be covered, over all policies. */
export function PersonsPage({
  search,
  onSearch,
}: {
  search: PersonsSearch;
  onSearch: (change: Partial<PersonsSearch>) => void;
}) {
  const text = useText(personWords);
  const mayAdd = useMay(add);
  return (
    <Page
      title={text('title')}
      purpose={text('purpose')}
      actions={
        mayAdd && (
          <Link to="/policy/add" className="button button-primary">
            {text('add')}
          </Link>
        )
      }
    >
      <PersonList search={search} onSearch={onSearch} />
    </Page>
  );
}
