import { useText } from '../platform/text.ts';
import { useCompanyName } from './company-name.ts';
import { shellWords } from './words/words.ts';

/** Whose screen it is, faintly over the page and its printout: 200 by 200 px, slanted by 30 degrees. Gone with the frame. */
export function Watermark() {
  const text = useText(shellWords);
  const words = useCompanyName() || text('doNotCirculate');
  return (
    <div
      className="watermark"
      aria-hidden="true"
      style={{ backgroundImage: `url("data:image/svg+xml,${encodeURIComponent(drawing(words))}")` }}
    />
  );
}

const drawing = (words: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"><text x="100" y="100" transform="rotate(-30 100 100)" text-anchor="middle" font-family="sans-serif" font-size="14" fill="#808080" fill-opacity=".1">${escaped(words)}</text></svg>`;

const escaped = (words: string): string => words.replace(/[<>&"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
