import { type ReactNode, useEffect, useRef } from 'react';
import './page.css';

/** The first page of a load leaves the focus alone, so that the skip link comes first. */
let firstPage = true;

/**
 * The frame of every page: its heading, which takes the focus when one arrives, one line of what it is for, its actions at the
 * top right, and on long pages a foot that stays in sight with the totals and the main action.
 *
 * @param isFilling where there is room, the page is as high as the window and what it holds scrolls by itself
 */
export function Page({
  title,
  purpose,
  actions,
  foot,
  isFilling = false,
  children,
}: {
  title: ReactNode;
  purpose?: ReactNode;
  actions?: ReactNode;
  foot?: ReactNode;
  isFilling?: boolean;
  children: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    // Whoever has gone on meanwhile, to a menu that is open now, is left there.
    const isFree = document.activeElement === null || document.activeElement === document.body;
    if (!firstPage && isFree) heading.current?.focus({ preventScroll: true });
    firstPage = false;
  }, []);

  return (
    <div className={`page${foot ? ' page-with-foot' : ''}${isFilling ? ' page-filling' : ''}`}>
      <header className="page-head">
        <div className="page-heading">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          {purpose && <p>{purpose}</p>}
        </div>
        {actions && <div className="page-actions">{actions}</div>}
      </header>
      {children}
      {foot && <footer className="page-foot">{foot}</footer>}
    </div>
  );
}

/** A surface on a page: what belongs together. */
export const Card = ({
  title,
  extra,
  children,
}: {
  title?: ReactNode;
  extra?: ReactNode;
  children: ReactNode;
}) => (
  <section className="card">
    {(title || extra) && (
      <div className="card-head">
        {title && <h2>{title}</h2>}
        {extra}
      </div>
    )}
    {children}
  </section>
);
