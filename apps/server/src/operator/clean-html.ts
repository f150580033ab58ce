import sanitizeHtml from 'sanitize-html';

/** What HTML may hold that customers are shown: b, i, br, p, and links to https. Anything else goes, scripts with what stands in them. */
export const cleanHtml = (html: string): string =>
  sanitizeHtml(html, {
    allowedTags: ['b', 'i', 'br', 'p', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    // A link to elsewhere in the console is none to https either.
    transformTags: {
      a: (tagName, { href }) => ({ tagName, attribs: href?.startsWith('https://') ? { href } : {} }),
    },
    disallowedTagsMode: 'discard',
  }).trim();
