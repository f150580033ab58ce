import { listNotices } from '@app/contract/customers';
import { useQuery } from '@tanstack/react-query';
import createPurifier from 'dompurify';
import { useEffect, useRef } from 'react';
import { callQuery } from '../platform/api.ts';
import { useFormat } from '../platform/format.ts';
import { useText } from '../platform/text.ts';
import { Card } from '../ui/page.tsx';
import { messageWords } from './words/words.ts';
import './messages.css';

/** What the operator tells every customer now. Nothing is shown while there is nothing to tell. */
export function Notices() {
  const text = useText(messageWords);
  const { formatTime } = useFormat();
  const { data: notices = [] } = useQuery(callQuery(listNotices, { type: 'pc' }, { quiet: true }));
  return notices.map(({ notice_id, title, content, create_time }) => (
    <Card
      key={notice_id}
      title={title}
      extra={<span className="notice-time">{formatTime(create_time)}</span>}
    >
      <p className="unseen">{text('notice')}</p>
      <Written html={content} />
    </Card>
  ));
}

/** HTML that the server has cleaned, cleaned again before it becomes part of the page: b, i, br, p and links to https alone. */
function Written({ html }: { html: string }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.replaceChildren(clean(html));
  }, [html]);
  return <div ref={place} className="notice" />;
}

function clean(html: string): DocumentFragment {
  const fragment = createPurifier.sanitize(html, {
    ALLOWED_TAGS: ['b', 'i', 'br', 'p', 'a'],
    ALLOWED_ATTR: ['href'],
    ALLOWED_URI_REGEXP: /^https:\/\//i,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const link of fragment.querySelectorAll('a')) {
    link.target = '_blank';
    link.rel = 'noopener noreferrer';
  }
  return fragment;
}
