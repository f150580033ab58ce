import { agencyExport } from './agency.ts';
import { chatMessage } from './chat.ts';
import { siteManagerList } from './site-manager.ts';
import { wholeOfficeList } from './whole-office.ts';

/** Every file of `examples/`, by its name. */
export const examples = async (): Promise<Readonly<Record<string, Buffer>>> => ({
  'site-manager.xlsx': await siteManagerList(),
  'agency-export.csv': agencyExport(),
  'whole-office-3000.xlsx': await wholeOfficeList(),
  'chat-message.txt': Buffer.from(chatMessage()),
});
