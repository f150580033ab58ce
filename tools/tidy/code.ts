import { posix } from 'node:path';
import type { File } from './project.ts';

/**
 * The code of a file: comments and the insides of strings become spaces, line breaks stay. Good enough for our formatting;
 * a language service would be exact, and a hundred times slower.
 */
export const codeOf = (text: string): string =>
  text.replace(tokens, (token) => {
    // What stands in ${} is code.
    if (token.startsWith('`'))
      return `\`${token.slice(1, -1).replace(/(\$\{[^`{}]*\})|[^\n]/g, (_, code) => code ?? ' ')}\``;
    return /^["']/.test(token) ? token[0] + ' '.repeat(token.length - 2) + token[0] : blank(token);
  });

const blank = (token: string) => token.replace(/[^\n]/g, ' ');

/** A comment, a string on one line, a template, or a regular expression where a value may stand. */
const tokens =
  /\/\/[^\n]*|\/\*[\s\S]*?\*\/|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|(?<=[(,=:[!&|?{};\n] *)\/(?![/*])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/g;

/** What a file imports: ours by its path from the root, anything else by its specifier. */
export const importsOf = ({ path, text }: File): string[] =>
  [...text.matchAll(imports)]
    .map(([, named, called]) => named ?? called ?? '')
    .map((specifier) => {
      if (specifier.startsWith('.')) return posix.join(posix.dirname(path), specifier);
      return specifier.replace(/^@app\/(domain|contract)\/(.*)$/, 'packages/$1/src/$2.ts');
    });

const imports = /^(?:import|export)\b(?:[^'"=(]*\bfrom)? '([^']+)'|\bimport\('([^']+)'\)/gm;

/** A feature's folder in the server or in the console; undefined for what is above or below all features. */
export const featureOf = (path: string): string | undefined =>
  /^apps\/(?:server|console)\/src\/(?!(?:platform|ui|shell)\/)([\w-]+)\//.exec(path)?.[1];
