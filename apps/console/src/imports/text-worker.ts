import { createDirectory } from '@app/domain/roster/directory';
import { readText, type TextTask } from './text-list.ts';

// A thread of its own: a long list is read there while the page goes on answering.

addEventListener('message', ({ data }: MessageEvent<TextTask>) => {
  const { text, companies, occupations, choice, ...others } = data;
  postMessage(readText(text, { ...others, directory: createDirectory(companies, occupations) }, choice));
});
