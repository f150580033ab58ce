/** Who is written: a name, and a document's number or the last characters of one; '' for what is not written. */
export type WrittenPerson = { readonly name: string; readonly idcard: string };

/** Who leaves and who takes the seat, as a line names them. */
export type WrittenPair = { readonly leaver: WrittenPerson; readonly newcomer: WrittenPerson };

/**
 * Reads pairs of a text, one a line: of two columns the first leaves and the second comes, each with the number behind their name or in a
 * column after it; without columns 换成, 替换 or an arrow stands between the two. Titles and running numbers are left out.
 *
 * Source: docs/business-rules.md#replacing
 */
export const readPairs = (text: string): readonly WrittenPair[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
    .map(cellsOf)
    .filter((cells) => !cells.every((cell) => cell === '' || isTitle(cell)))
    .map(pairOf);

/** Reads who is named of each line of one column. */
export const readPersons = (text: string): readonly WrittenPerson[] =>
  text
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '' && !isTitle(line.trim()))
    .map((line) => personsIn(cellsOf(line))[0] ?? nobody);

const nobody: WrittenPerson = { name: '', idcard: '' };

const between = /→|->|=>|换成|替换为|替换成|replaced by/i;

function cellsOf(line: string): readonly string[] {
  if (line.includes('\t')) return line.split('\t').map((cell) => cell.trim());
  if (between.test(line)) return line.split(between).map((cell) => cell.trim());
  return line
    .trim()
    .split(/\s*[,，;；|]\s*|\s{2,}|(?<=\p{Script=Han}|\d)\s+(?=\p{Script=Han}|\d)/u)
    .map((cell) => cell.trim());
}

const isTitle = (cell: string): boolean =>
  /^(序号|no\.?|姓名|名字|氏名|身份证(?:号码?)?|证件(?:号码?)?|证号|号码|后四位|离职|离开|离职人员|原人员|被替换人?|顶替|接替|替换人?|新人员|入职|入职人员|替换后|替换前|name|id|who leaves|leaves|who comes|comes|leaver|newcomer|sale|entra|抜ける人|入る人)$/i.test(
    cell,
  );

function pairOf(cells: readonly string[]): WrittenPair {
  // A line whose first column is empty names nobody who leaves.
  const isOpen = cells[0] === '' && cells.length > 1;
  const [first = nobody, second = nobody] = personsIn(cells);
  return isOpen ? { leaver: nobody, newcomer: first } : { leaver: first, newcomer: second };
}

/** The persons of a line: each name begins one, and a number belongs to the name before it. */
function personsIn(cells: readonly string[]): readonly WrittenPerson[] {
  return cells.reduce<readonly WrittenPerson[]>((persons, cell) => {
    const { name, idcard } = personOf(cell);
    const last = persons.at(-1);
    if (name !== '') return [...persons, { name, idcard }];
    if (idcard === '' || !last || last.idcard !== '') return persons;
    return [...persons.slice(0, -1), { ...last, idcard }];
  }, []);
}

const number = /(?<![\dXx])(?:\d{17}[\dXx]|\d{15}|\d{3}[\dXx])(?![\dXx])|(?<![A-Z\d])[A-Z]{1,2}\d{7,9}(?!\d)/;

function personOf(cell: string): WrittenPerson {
  const idcard = number.exec(cell)?.[0] ?? '';
  const name = cell
    .replace(idcard, '')
    .replaceAll(/[()（）:：#\d.、]/g, ' ')
    .trim();
  return { name, idcard };
}
