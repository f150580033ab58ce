import { useText } from '../platform/text.ts';
import { Money } from '../ui/money.tsx';
import { Card } from '../ui/page.tsx';
import type { PolicyDetail } from './policy-standing.tsx';
import { priceLines, typeWords } from './policy-words.ts';
import { policyWords } from './words/words.ts';

/** What a policy pays for one person, and what one person costs. */
export function PolicyTerms({ policy }: { policy: PolicyDetail }) {
  const text = useText(policyWords);
  const { limits, hotline, insurance_type } = policy;
  const words = typeWords[insurance_type];
  return (
    <Card title={text('terms')}>
      <dl className="policy-terms">
        <dt>{text('type')}</dt>
        <dd>
          {text(words.name)}
          <small>{text(words.plain)}</small>
        </dd>
        <dt>{text('deathLimit')}</dt>
        <dd>
          <Money fen={limits.death_fen} />
        </dd>
        <dt>{text('medicalLimit')}</dt>
        <dd>
          <Money fen={limits.medical_fen} />
        </dd>
        <dt>{text('prices')}</dt>
        <dd>
          <ul className="policy-prices">
            {priceLines(policy, text).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </dd>
        {hotline !== '' && (
          <>
            <dt>{text('hotline')}</dt>
            <dd>
              <a href={`tel:${hotline}`}>{hotline}</a>
            </dd>
          </>
        )}
      </dl>
    </Card>
  );
}
