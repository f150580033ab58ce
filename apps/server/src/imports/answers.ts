import { readImport } from './detail.ts';
import { discardImport } from './discard.ts';
import { errorFile } from './error-file.ts';
import { fixAlike } from './fix-alike.ts';
import { fixRows } from './fix-rows.ts';
import { listImports } from './list-imports.ts';
import { parseList } from './parse-list.ts';
import { readImportRows } from './read-rows.ts';
import { restoreNumbers } from './restore-numbers.ts';
import { submitImport } from './submit.ts';
import { importTemplate } from './template.ts';
import { uploadFile } from './upload-file.ts';

export const imports = [
  uploadFile,
  parseList,
  readImport,
  listImports,
  readImportRows,
  fixRows,
  fixAlike,
  submitImport,
  discardImport,
  restoreNumbers,
  errorFile,
  importTemplate,
];
