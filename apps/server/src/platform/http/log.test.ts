import { expect, it } from 'vitest';
import { openWorld } from '../../../test/world.ts';
import { buildApp } from '../../app.ts';

const world = await openWorld();

it('T21 logs no ID number, no mobile and no query of an address', async () => {
  const lines: string[] = [];
  const logTo = { write: (line: string) => void lines.push(line) };
  const app = await buildApp({ platform: world.platform, logLevel: 'debug', logTo });

  for (const url of [
    '/api/person/11010119900307001X',
    '/api/13987654321/list',
    '/api/change/42?idcard=110101199003070011&token=secret',
    '/api/%zz13987654321',
  ])
    await app.inject({ url });
  await app.close();

  const paths = lines.map((line) => (JSON.parse(line) as { req?: { path: string } }).req?.path);
  expect(paths).toEqual(expect.arrayContaining(['/api/person/#', '/api/#/list', '/api/change/42']));
  expect(lines.join('')).not.toMatch(/1101011990|13987654321|secret/);
});
