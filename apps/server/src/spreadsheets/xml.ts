import { SaxesParser } from 'saxes';
import { Unreadable } from './unreadable.ts';

/** What is told of a document as it is read. Names come without their prefix, which every program chooses as it likes. */
export type XmlHandler = {
  readonly open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/**
 * Reads a document as a stream, whose characters are never cut at the borders of its chunks.
 *
 * @throws Unreadable for one with a DTD, whose entities could unfold without end; Error for one that is not well formed
 */
export async function readXml(stream: AsyncIterable<Uint8Array>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser<{ xmlns: false; position: false }>({ xmlns: false, position: false });
  parser.on('doctype', () => {
    throw new Unreadable('FILE_BROKEN');
  });
  parser.on('opentag', ({ name, attributes }) => handler.open(localName(name), localNames(attributes)));
  if (handler.close) parser.on('closetag', ({ name }) => handler.close?.(localName(name)));
  if (handler.text) {
    parser.on('text', handler.text);
    parser.on('cdata', handler.text);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of stream) parser.write(decoder.decode(chunk, { stream: true }));
  parser.write(decoder.decode());
  parser.close();
}

const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

function localNames(attributes: Readonly<Record<string, string>>): Record<string, string> {
  const named: Record<string, string> = {};
  for (const name in attributes) named[localName(name)] = attributes[name]!;
  return named;
}
