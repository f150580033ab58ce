import { listCompanies, setDefaultCompany } from '@app/contract/wxapp';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { callQuery, useCall } from '../platform/api.ts';
import { useText } from '../platform/text.ts';
import { Modal } from '../ui/overlay.tsx';
import { Select } from '../ui/select.tsx';
import { toast } from '../ui/toast.tsx';
import { shellWords } from './words/words.ts';
import { Button } from '../ui/button.tsx';

/** Chooses the enterprise in which the next sign-in begins. */
export function DefaultEnterprise({ onClose }: { onClose: () => void }) {
  const text = useText(shellWords);
  const { data = [] } = useQuery(callQuery(listCompanies, {}));
  const [chosen, setChosen] = useState<number | undefined>();
  const { mutate, isPending } = useCall(setDefaultCompany, { stales: [listCompanies] });
  const value = chosen ?? data.find(({ is_default }) => is_default === 1)?.wxapp_id;

  const save = () => {
    if (value === undefined) return;
    const done = () => {
      toast({ kind: 'done', text: text('settingSucceeded') });
      onClose();
    };
    mutate({ wxapp_id: value }, { onSuccess: done });
  };

  return (
    <Modal
      open
      title={text('chooseDefault')}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{text('cancel')}</Button>
          <Button kind="primary" disabled={value === undefined || isPending} onClick={save}>
            {text('setDefault')}
          </Button>
        </>
      }
    >
      <Select
        label={text('chooseDefaultText')}
        isLabelled
        value={value}
        placeholder={text('chooseOne')}
        choices={data.map(({ wxapp_id, company_name }) => ({ value: wxapp_id, name: company_name }))}
        onChoose={setChosen}
      />
    </Modal>
  );
}
