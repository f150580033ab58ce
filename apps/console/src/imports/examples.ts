/** The example lists, as untidy as real ones; the build puts them beside the console's other files. */
export const examples = [
  {
    word: 'exampleSheet',
    name: 'site-manager.xlsx',
    url: new URL('../../../../examples/site-manager.xlsx?no-inline', import.meta.url).href,
  },
  {
    word: 'exampleExport',
    name: 'agency-export.csv',
    url: new URL('../../../../examples/agency-export.csv?no-inline', import.meta.url).href,
  },
  {
    word: 'exampleChat',
    name: 'chat-message.txt',
    url: new URL('../../../../examples/chat-message.txt?no-inline', import.meta.url).href,
  },
  {
    word: 'exampleOffice',
    name: 'whole-office-3000.xlsx',
    url: new URL('../../../../examples/whole-office-3000.xlsx?no-inline', import.meta.url).href,
  },
] as const;
