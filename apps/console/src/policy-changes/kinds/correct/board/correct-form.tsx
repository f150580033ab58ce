import { useId } from 'react';
import { useLanguage } from '../../../../platform/language.ts';
import { useText } from '../../../../platform/text.ts';
import { sentences } from '../../../../roster/roster.tsx';
import { Button } from '../../../../ui/button.tsx';
import { PersonName } from '../../../../ui/person-name.tsx';
import type { Forecast } from '../../../confirm/forecasts.ts';
import { BoardFindings } from '../../board/board-findings.tsx';
import { EvidenceField } from './evidence-field.tsx';
import { correctBoardWords } from './words/words.ts';
import { faultsOf, type WrittenCorrection } from './written.ts';
import '../../../../ui/field.css';
import './correct.css';

/** What was mistyped of the person who is chosen, what it should be, and what proves it. */
export function CorrectForm({
  written,
  now,
  forecast,
  onWrite,
  onOther,
}: {
  written: WrittenCorrection;
  now: Date;
  forecast: Forecast | undefined;
  onWrite: (change: Partial<WrittenCorrection>) => void;
  onOther: () => void;
}) {
  const text = useText(correctBoardWords);
  const { person, what, evidence } = written;
  return (
    <div className="correct-form">
      <p className="correct-person">
        {person && <PersonName name={person.name} idcard={person.idcard} />}
        <Button size="small" onClick={onOther}>
          {text('other')}
        </Button>
      </p>
      <fieldset className="correct-what">
        <legend>{text('what')}</legend>
        {(['name', 'idcard'] as const).map((one) => (
          <label key={one}>
            <input
              type="radio"
              name="what"
              checked={what === one}
              onChange={() => onWrite({ what: one, value: '' })}
            />
            {text(one)}
          </label>
        ))}
      </fieldset>
      <p className="board-hint">{text('either')}</p>
      <ValueField written={written} now={now} onWrite={onWrite} />
      <BoardFindings
        row={1}
        forecast={forecast}
        said={(line) =>
          text(what === 'name' ? 'nameBecomes' : 'numberBecomes', {
            was: what === 'name' ? (line.leaver?.name ?? '') : (line.leaver?.idcard ?? ''),
            becomes: what === 'name' ? line.name : line.idcard,
          })
        }
      />
      <EvidenceField evidence={evidence} onEvidence={(kept) => onWrite({ evidence: kept })} />
    </div>
  );
}

/** What it should be: judged in its cell as soon as it is left. */
function ValueField({
  written,
  now,
  onWrite,
}: {
  written: WrittenCorrection;
  now: Date;
  onWrite: (change: Partial<WrittenCorrection>) => void;
}) {
  const text = useText(correctBoardWords);
  const language = useLanguage();
  const id = useId();
  const { what, value } = written;
  const faults = faultsOf(written, now);
  const isWrong = faults.some(({ level }) => level === 'error');
  return (
    <label className="labelled correct-value">
      {text(what === 'name' ? 'rightName' : 'rightNumber')}
      <input
        className="field"
        autoComplete="off"
        spellCheck={false}
        maxLength={what === 'name' ? 60 : 40}
        value={value}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        onChange={(event) => onWrite({ value: event.currentTarget.value })}
      />
      {isWrong && (
        <small id={id} className="field-wrong">
          {sentences(language, faults)}
        </small>
      )}
    </label>
  );
}
