import { useText } from '../../platform/text.ts';
import { Modal } from '../../ui/overlay.tsx';
import { shellWords } from '../words/words.ts';
import { Button } from '../../ui/button.tsx';

/** Names what would be lost, before it is. */
export function AskAboutUnsaved(props: {
  lost: readonly string[];
  goOn: string;
  onStay: () => void;
  onGoOn: () => void;
}) {
  const text = useText(shellWords);
  return (
    <Modal
      open
      title={text('unsavedTitle')}
      onClose={props.onStay}
      foot={
        <>
          <Button onClick={props.onStay}>{text('keepOpen')}</Button>
          <Button kind="primary" onClick={props.onGoOn}>
            {props.goOn}
          </Button>
        </>
      }
    >
      <p>{text('unsavedText')}</p>
      <ul>
        {props.lost.map((what) => (
          <li key={what}>{what}</li>
        ))}
      </ul>
    </Modal>
  );
}
