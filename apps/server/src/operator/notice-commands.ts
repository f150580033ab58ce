import { addDays, readDay } from '@app/domain/calendar/day';
import { startOfDay } from '@app/domain/calendar/shanghai';
import { cleanHtml } from './clean-html.ts';
import type { Command } from './command.ts';
import { OperatorError } from './operator.ts';

/** What the operator tells every customer. */
export const noticeCommands: Readonly<Record<string, Command>> = {
  'notice:publish': {
    about:
      'Shows a notice to every customer up to and with a day. Of HTML it keeps b, i, br, p and links to https. With --popup 1 it opens by itself.',
    flags: {
      title: '系统维护通知',
      content: '<p>系统将于本周六 22:00 至 24:00 维护。</p>',
      until: '2026-12-01',
      popup: '0',
    },
    run: async ({ gate, clock }, { title = '', content = '', until = '', popup = '' }) => {
      const now = clock.now();
      const lastDay = readDay(until);
      if (!lastDay) throw new OperatorError('--until must be a day such as 2026-12-01.');
      const end = startOfDay(addDays(lastDay, 1));
      if (end <= now) throw new OperatorError('--until has passed: nobody would see the notice.');
      if (popup !== '0' && popup !== '1') throw new OperatorError('--popup must be 0 or 1.');
      const html = cleanHtml(content);
      if (html === '')
        throw new OperatorError('--content is empty when what may not stand in it is taken out.');
      const id = await gate.publishNotice({
        title: title.trim(),
        content: html,
        popup: popup === '1' ? 1 : 0,
        until: end,
        now,
      });
      return `Notice ${id} is shown until the end of ${until}: ${html}`;
    },
  },
  'notice:withdraw': {
    about: 'Shows a notice no longer.',
    flags: { notice: '1' },
    run: async ({ gate, clock }, { notice = '' }) => {
      const id = /^\d{1,15}$/.test(notice) ? Number(notice) : 0;
      if (!(await gate.withdrawNotice(id, clock.now())))
        throw new OperatorError(`There is no notice ${notice} that is shown now.`);
      return `Notice ${id} is shown no longer.`;
    },
  },
};
