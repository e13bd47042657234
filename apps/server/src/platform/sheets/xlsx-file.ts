import type { Cell, Sheet } from './sheet.ts';
import { DATE_FORMAT, serialOf, sheetName, textOf, TIME_FORMAT } from './spreadsheet.ts';
import { zipFile, type ZipEntry } from './zip-file.ts';

/** Characters of a cell: the format's own limit. */
const TEXT_MAX = 32_767;
/** Rows of a sheet with its head: the format's own limit. A longer table goes on in another sheet. */
const SHEET_ROWS = 1_048_576;
/** Characters of one piece. */
const PIECE = 65_536;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Places of the formats in the table of styles. */
const DATE_STYLE = 1;
const TIME_STYLE = 2;

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const xmlText = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** The letters of a column: A to Z, AA and so on. */
const lettersOf = (column: number): string =>
  (column >= 26 ? lettersOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26));

function cellXml(cell: Cell, address: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${address}"><v>${cell}</v></c>`;
  if (typeof cell === 'object')
    return `<c r="${address}" s="${cell.time ? TIME_STYLE : DATE_STYLE}"><v>${serialOf(cell)}</v></c>`;
  return `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${xmlText(textOf(cell, TEXT_MAX))}</t></is></c>`;
}

const rowXml = (row: readonly Cell[], number: number): string =>
  `<row r="${number}">${row.map((cell, column) => cellXml(cell, lettersOf(column) + number)).join('')}</row>`;

const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"/></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

const format = (id: number): string =>
  `<xf numFmtId="${id}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`;
const FILLS = ['none', 'gray125'].map((pattern) => `<fill><patternFill patternType="${pattern}"/></fill>`).join('');
const STYLES = `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="${DATE_FORMAT}"/><numFmt numFmtId="165" formatCode="${TIME_FORMAT}"/></numFmts><fonts count="1"><font><sz val="11"/><name val="Tahoma"/></font></fonts><fills count="2">${FILLS}</fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="3">${[0, 164, 165].map(format).join('')}</cellXfs><cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>`;

// sheets are what every other file is: how many there are is known when all rows have come
const TYPES = `<Types xmlns="${PACKAGE}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="${TYPE}.worksheet+xml"/><Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`;

const relations = (targets: readonly (readonly [kind: string, target: string])[]): string =>
  `<Relationships xmlns="${PACKAGE}/relationships">${targets
    .map(
      ([kind, target], index) => `<Relationship Id="rId${index + 1}" Type="${DOCUMENT}/${kind}" Target="${target}"/>`,
    )
    .join('')}</Relationships>`;

const workbook = (names: readonly string[]): string =>
  `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><bookViews><workbookView/></bookViews><sheets>${names
    .map((name, index) => `<sheet name="${xmlText(name)}" sheetId="${index + 1}" r:id="rId${index + 1}"/>`)
    .join('')}</sheets></workbook>`;

const small = (name: string, xml: string): ZipEntry => ({ name, content: [Buffer.from(XML + xml)] });

/** Rows that are read by sheet after sheet. */
interface Reading {
  rows: AsyncIterator<readonly Cell[]>;
  next: IteratorResult<readonly Cell[]>;
}

async function* sheetXml(columns: readonly string[], reading: Reading, sheetRows: number): AsyncGenerator<Buffer> {
  let piece = SHEET_START + rowXml(columns, 1);
  for (let number = 2; number <= sheetRows && !reading.next.done; number += 1) {
    piece += rowXml(reading.next.value, number);
    reading.next = await reading.rows.next();
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece + SHEET_END);
}

async function* entriesOf({ name, columns }: Sheet, reading: Reading, sheetRows: number): AsyncGenerator<ZipEntry> {
  yield small('[Content_Types].xml', TYPES);
  yield small('_rels/.rels', relations([['officeDocument', 'xl/workbook.xml']]));
  yield small('xl/styles.xml', STYLES);
  const names: string[] = [];
  do {
    const number = names.push(
      names.length === 0 ? sheetName(name) : `${sheetName(name).slice(0, 26)} ${names.length + 1}`,
    );
    yield { name: `xl/worksheets/sheet${number}.xml`, content: sheetXml(columns, reading, sheetRows) };
  } while (!reading.next.done);
  const sheets = names.map((_, index) => ['worksheet', `worksheets/sheet${index + 1}.xml`] as const);
  yield small('xl/workbook.xml', workbook(names));
  yield small('xl/_rels/workbook.xml.rels', relations([...sheets, ['styles', 'styles.xml']]));
}

async function* iterated(rows: Sheet['rows']): AsyncGenerator<readonly Cell[]> {
  yield* rows;
}

/**
 * A workbook of Office Open XML, right to left. It is sent while its rows are read: memory does not grow with them
 * (docs/adr/0124).
 * @param sheetRows rows of one sheet; others are for tests
 */
export async function* xlsxFile(sheet: Sheet, sheetRows = SHEET_ROWS): AsyncGenerator<Buffer> {
  const rows = iterated(sheet.rows);
  try {
    yield* zipFile(entriesOf(sheet, { rows, next: await rows.next() }, sheetRows));
  } finally {
    // whose rows they are learns that nobody reads on
    await rows.return(undefined);
  }
}
