import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { SeedFile } from './ticket-builder.ts';

/** A generated file: the real content of an attachment in the demo company. */
export interface DrawnFile {
  content: Buffer;
  extension: 'png' | 'pdf' | 'xlsx';
  mime: string;
  width: number | null;
  height: number | null;
}

const ACCENTS = ['#0B7280', '#2460A7', '#A85B00', '#25764A', '#7A3596', '#4C5F66'];
const png = (svg: string): Promise<Buffer> => sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();

/** Draws a window with a list and an error box, without letters: shapes look the same on every machine. */
async function screenshot(variant: number): Promise<DrawnFile> {
  const accent = ACCENTS[variant] ?? '#0B7280';
  const [width, height] = variant % 2 === 0 ? [960, 600] : [800, 560];
  const bar = (x: number, y: number, w: number, fill: string, h = 12) =>
    `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="${fill}"/>`;
  const rows = Array.from({ length: 9 }, (_, i) =>
    [
      `<rect x="24" y="${112 + i * 46}" width="${width - 260}" height="38" rx="6" fill="${i % 2 ? '#FFFFFF' : '#F4F7F8'}"/>`,
      bar(width - 330, 125 + i * 46, 60 + ((i * 37 + variant * 19) % 40), '#C3CFD3'),
      bar(width - 560, 125 + i * 46, 90 + ((i * 53) % 90), '#D6DEE1'),
      bar(48, 125 + i * 46, 50 + ((i * 29) % 50), i === 3 ? accent : '#D6DEE1'),
    ].join(''),
  );
  const box = `<rect x="${width / 2 - 190}" y="210" width="380" height="180" rx="12" fill="#FFFFFF" stroke="#D5DDE0"/><rect x="${width / 2 - 190}" y="210" width="380" height="40" rx="12" fill="#C0362C"/>
    <circle cx="${width / 2 + 150}" cy="300" r="22" fill="#FBE4E1"/><rect x="${width / 2 + 147}" y="288" width="6" height="14" fill="#C0362C"/><rect x="${width / 2 + 147}" y="306" width="6" height="6" fill="#C0362C"/>
    ${bar(width / 2 - 120, 285, 220, '#8FA0A6')}${bar(width / 2 - 60, 310, 160, '#B9C6CA')}<rect x="${width / 2 - 160}" y="346" width="90" height="28" rx="8" fill="${accent}"/>`;
  const content =
    await png(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="#E9EEF0"/>
    <rect width="${width}" height="44" fill="${accent}"/><circle cx="24" cy="22" r="7" fill="#FFFFFF" opacity=".5"/><circle cx="48" cy="22" r="7" fill="#FFFFFF" opacity=".5"/>${bar(width - 220, 16, 190, '#FFFFFF')}
    <rect x="${width - 220}" y="60" width="204" height="${height - 76}" rx="10" fill="#0A2A33"/>${Array.from({ length: 8 }, (_, i) => bar(width - 190, 90 + i * 40, 90 + ((i * 31) % 60), i === 2 ? '#8FE6EE' : '#3D5A63')).join('')}
    <rect x="16" y="60" width="${width - 248}" height="${height - 76}" rx="10" fill="#FFFFFF"/>${bar(width - 420, 78, 150, '#8FA0A6')}${rows.join('')}${variant === 4 ? '' : box}</svg>`);
  return { content, extension: 'png', mime: 'image/png', width, height };
}

/** One page with lines and a stamp, written without a library: a complete, valid PDF. */
function pdf(variant: number): DrawnFile {
  const lines = Array.from(
    { length: 18 },
    (_, i) =>
      `${90 + ((i * 37 + variant * 11) % 60)} ${690 - i * 28} ${360 - ((i * 37 + variant * 11) % 60) + (i % 5) * 12} 6 re f`,
  ).join('\n');
  const stream = `0.04 0.45 0.50 rg 60 760 475 36 re f\n0.62 0.68 0.70 rg\n${lines}\n0.75 0.21 0.17 RG 3 w 420 110 90 60 re S\nBT /F1 11 Tf 1 1 1 rg 72 773 Td (Nilgoon Rayan - document ${1400 + variant}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R >>',
    `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ];
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('')}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return { content: Buffer.from(text, 'latin1'), extension: 'pdf', mime: 'application/pdf', width: null, height: null };
}

/** Makes a zip of uncompressed entries, which is enough for a small workbook. */
function zip(entries: readonly (readonly [string, string])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const data = Buffer.from(text, 'utf8');
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(0x21, 8);
    head.writeUInt32LE(crc32(data), 10);
    head.writeUInt32LE(data.length, 14);
    head.writeUInt32LE(data.length, 18);
    head.writeUInt16LE(name.length, 22);
    const central = Buffer.alloc(16);
    central.writeUInt32LE(offset, 12);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), head, Buffer.from(name), data);
    directory.push(
      Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), head, central.subarray(2), Buffer.from(name)]),
    );
    offset += 30 + name.length + data.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(central.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, central, Buffer.from('PK\x05\x06', 'latin1'), end]);
}

const GOODS = [
  'برنج ایرانی ۱۰ کیلویی',
  'روغن آفتابگردان',
  'چای ممتاز',
  'شکر بسته‌ای',
  'رب گوجه‌فرنگی',
  'ماکارونی',
  'پنیر سفید',
  'دستمال کاغذی',
];

/** A small workbook of goods and their prices. */
function sheet(variant: number): DrawnFile {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const rows = GOODS.map(
    (name, i) =>
      `<row>${cell(name)}<c><v>${(i + 3) * 185_000 + variant * 10_000}</v></c><c><v>${(i * 7 + variant) % 40}</v></c></row>`,
  ).join('');
  const ns = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"';
  const xml = (text: string) => `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${text}`;
  const relations = 'xmlns="http://schemas.openxmlformats.org/package/2006/relationships"';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const content = zip([
    [
      '[Content_Types].xml',
      xml(
        '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
      ),
    ],
    [
      '_rels/.rels',
      xml(
        `<Relationships ${relations}><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
      ),
    ],
    [
      'xl/workbook.xml',
      xml(
        `<workbook ${ns} xmlns:r="${office}"><sheets><sheet name="کالاها" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
    ],
    [
      'xl/_rels/workbook.xml.rels',
      xml(
        `<Relationships ${relations}><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    ],
    [
      'xl/worksheets/sheet1.xml',
      xml(
        `<worksheet ${ns}><sheetViews><sheetView rightToLeft="1" workbookViewId="0"/></sheetViews><sheetData><row>${cell('نام کالا')}${cell('قیمت (ریال)')}${cell('موجودی')}</row>${rows}</sheetData></worksheet>`,
      ),
    ],
  ]);
  return {
    content,
    extension: 'xlsx',
    mime: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    width: null,
    height: null,
  };
}

/** Makes the content of a file of the demo company. */
export async function drawFile({ kind, variant }: Pick<SeedFile, 'kind' | 'variant'>): Promise<DrawnFile> {
  return kind === 'screenshot' ? screenshot(variant) : kind === 'pdf' ? pdf(variant) : sheet(variant);
}

/** Draws the company's logo: a turquoise drop over a dark one. `size` is its side in px. */
export async function drawLogo(size: number, on: 'light' | 'dark'): Promise<DrawnFile> {
  const deep = on === 'light' ? '#0A2A33' : '#E6EEF0';
  const content =
    await png(`<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 64 64">
    <path d="M32 4 C44 20 52 30 52 41 A20 19 0 0 1 12 41 C12 30 20 20 32 4 Z" fill="#0E8896"/><path d="M32 24 C38 32 43 38 43 44 A11 11 0 0 1 21 44 C21 38 26 32 32 24 Z" fill="${deep}"/><circle cx="36" cy="45" r="3.4" fill="#F0B357"/></svg>`);
  return { content, extension: 'png', mime: 'image/png', width: size, height: size };
}
