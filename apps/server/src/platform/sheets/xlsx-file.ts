import { sheetName, type Cell, type Sheet } from './sheet.ts';
import { zipStream } from './zip-stream.ts';

/** Rows of one sheet with its head: the format's own limit. */
const SHEET_ROWS = 1_048_576;
/** Characters of one cell: the format's own limit. */
const CELL_MAX = 32_767;
const PIECE = 65_536;
const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
/** XML knows no control characters, and neither half of a pair alone. */
const xmlText = (text: string): string =>
  text
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '')
    .replace(/[&<>"]/g, (sign) => ESCAPES[sign]!);

function cellXml(cell: Cell): string {
  if (cell === null || cell === '') return '<c/>';
  if (typeof cell === 'number') return `<c><v>${cell}</v></c>`;
  return `<c t="inlineStr"><is><t xml:space="preserve">${xmlText(cell.slice(0, CELL_MAX))}</t></is></c>`;
}

const rowXml = (row: readonly Cell[]): string => `<row>${row.map(cellXml).join('')}</row>`;

const SHEET_START = `${XML}<worksheet xmlns="${MAIN}"><sheetViews><sheetView rightToLeft="1" workbookViewId="0"/></sheetViews><sheetData>`;
const SHEET_END = '</sheetData></worksheet>';

/** One sheet; says at its end whether rows are left for a next one. */
async function* sheetXml(
  columns: readonly string[],
  rows: AsyncIterator<readonly Cell[]>,
  state: { next: IteratorResult<readonly Cell[]> },
): AsyncGenerator<Buffer> {
  let piece = SHEET_START + rowXml(columns);
  for (let count = 1; count < SHEET_ROWS && !state.next.done; count += 1) {
    piece += rowXml(state.next.value);
    state.next = await rows.next();
    if (piece.length < PIECE) continue;
    yield Buffer.from(piece);
    piece = '';
  }
  yield Buffer.from(piece + SHEET_END);
}

async function* entriesOf({ name, columns, rows }: Sheet) {
  const iterator = (async function* () {
    yield* rows;
  })();
  const state = { next: await iterator.next() };
  const names: string[] = [];
  do {
    names.push(sheetName(name, names.length));
    yield { name: `xl/worksheets/sheet${names.length}.xml`, content: sheetXml(columns, iterator, state) };
  } while (!state.next.done);
  const numbers = names.map((_, index) => index + 1);
  const entry = (path: string, xml: string) => ({ name: path, content: [Buffer.from(XML + xml)] });
  yield entry(
    'xl/workbook.xml',
    `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><bookViews><workbookView/></bookViews><sheets>${numbers
      .map((n) => `<sheet name="${xmlText(names[n - 1]!)}" sheetId="${n}" r:id="rId${n}"/>`)
      .join('')}</sheets></workbook>`,
  );
  yield entry(
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${numbers
      .map((n) => `<Relationship Id="rId${n}" Type="${RELATIONS}/worksheet" Target="worksheets/sheet${n}.xml"/>`)
      .join('')}</Relationships>`,
  );
  yield entry(
    '_rels/.rels',
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  );
  const type = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  yield entry(
    '[Content_Types].xml',
    `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>${numbers
      .map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${type}.worksheet+xml"/>`)
      .join('')}</Types>`,
  );
}

/** A workbook of Office Open XML, written while its rows come in; right to left. */
export const xlsxFile = (sheet: Sheet): AsyncGenerator<Buffer> => zipStream(entriesOf(sheet));
