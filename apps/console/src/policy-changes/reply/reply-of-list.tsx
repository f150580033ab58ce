import { type OpenList, importWords, useKeeping } from '../../imports/imports.tsx';
import { useText } from '../../platform/text.ts';
import { CopyReply } from './copy-reply.tsx';
import { type Gatherer, repliesOfList } from './gather-reply.ts';
import { useReplyText } from './reply-text.ts';

/** Writes who stands on a list and why not insured, as the list stands when it is pressed, for whoever sent it. */
export function ReplyOfList({ list }: { list: OpenList }) {
  const text = useText(importWords);
  const write = useReplyText();
  const { job } = useKeeping(list);
  if (!job) return null;
  const stored = async (): Promise<Gatherer> => {
    if (!(await list.keeper.flush())) throw new Error(text('notSavedYet'));
    return repliesOfList(job.import_job_id);
  };
  return (
    <CopyReply
      write={write}
      gather={{
        whole: async () => (await stored()).whole(),
        of: async (company) => (await stored()).of(company),
      }}
    />
  );
}
