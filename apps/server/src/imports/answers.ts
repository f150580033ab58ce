import { compareList } from './compare-list.ts';
import { discardImport } from './discard-import.ts';
import { fixAlike } from './fix-alike.ts';
import { fixRows } from './fix-rows.ts';
import { keepSource } from './keep-source.ts';
import { listImports } from './list-imports.ts';
import { parseList } from './parse-list.ts';
import { readImportRows } from './read-import-rows.ts';
import { readImport } from './read-import.ts';
import { readSource } from './read-source.ts';
import { restoreNumbers } from './restore-numbers.ts';
import { submitImport } from './submit-import.ts';
import { uploadFile } from './upload-file.ts';
import { errorFile } from './write-error-file.ts';
import { importTemplate } from './write-template.ts';

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
  compareList,
  restoreNumbers,
  errorFile,
  importTemplate,
  keepSource,
  readSource,
];
