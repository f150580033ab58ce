import { Link } from '@tanstack/react-router';
import { useText } from '../platform/text.ts';
import { Card } from '../ui/page.tsx';
import { StateMark, type StateKind } from '../ui/state-mark.tsx';
import { homeWords } from './words/words.ts';
import '../ui/button.css';
import './needs-you.css';

/** For someone who has no enterprise yet: the way from here to the first worker who is covered. */
export function FirstSteps() {
  const text = useText(homeWords);
  return (
    <Card title={text('wayToCover')}>
      <Steps
        steps={[
          { name: text('stepEnterprise'), hint: text('stepEnterpriseHint') },
          { name: text('stepReview'), hint: text('stepReviewHint') },
          { name: text('stepSign'), hint: text('stepSignHint') },
          { name: text('stepInsure'), hint: text('stepInsureHint') },
        ]}
        next={1}
      />
      <p>
        <Link to="/firm/account" className="button button-primary">
          {text('addEnterprise')}
        </Link>
      </p>
    </Card>
  );
}

/**
 * For an enterprise whose agreements are not signed: which step is next.
 *
 * @param next 1 real-name verification, 2 IT service agreement, 3 account-opening commitment
 */
export function AgreementSteps({ next }: { next: number }) {
  const text = useText(homeWords);
  return (
    <Card title={text('wayToActive')}>
      <Steps
        steps={[
          { name: text('stepVerify'), hint: text('stepVerifyHint') },
          { name: text('stepItAgreement'), hint: text('stepItAgreementHint') },
          { name: text('stepOpening'), hint: text('stepOpeningHint') },
        ]}
        next={next}
      />
    </Card>
  );
}

type Step = { readonly name: string; readonly hint: string };

function Steps({ steps, next }: { steps: readonly Step[]; next: number }) {
  const text = useText(homeWords);
  const stateOf = (number: number): { kind: StateKind; word: 'stepDone' | 'stepNext' | 'stepLater' } => {
    if (number < next) return { kind: 'covered', word: 'stepDone' };
    return number === next ? { kind: 'needs', word: 'stepNext' } : { kind: 'quiet', word: 'stepLater' };
  };
  return (
    <ol className="steps">
      {steps.map(({ name, hint }, at) => {
        const { kind, word } = stateOf(at + 1);
        return (
          <li key={name} aria-current={kind === 'needs' ? 'step' : undefined}>
            <StateMark kind={kind}>{text(word)}</StateMark>
            <strong>{name}</strong>
            <span>{hint}</span>
          </li>
        );
      })}
    </ol>
  );
}
