import sharp from 'sharp';
import type { DemoFile } from '../src/platform/demo/demo-data.ts';

/** px; shown at 18 to 20, so that it is sharp on every screen */
const SIDE = 64;
/** Tones that can be seen on the light and the dark square that each category has behind its icon (`kb-icon-<id % 6>`). */
const TONES = ['#138B99', '#B8720A', '#3C7FD0', '#2F8F5E', '#D5544A', '#748890'];

/** The lines of each icon, by the slug of its category, in a square of 24. */
const LINES: Readonly<Record<string, string>> = {
  // a flag on a path
  'getting-started': '<path d="M6 21V4M6 5h11l-2.5 3.5L17 12H6"/>',
  // a key
  accounts: '<circle cx="8" cy="15" r="4"/><path d="M11 12l8-8M16 7l3 3M13.5 9.5l2 2"/>',
  // a calculator
  accounting:
    '<rect x="5" y="3" width="14" height="18" rx="2.5"/><path d="M8.5 7h7M8.5 12h.01M12 12h.01M15.5 12h.01M8.5 16.5h.01M12 16.5h.01M15.5 16.5h.01"/>',
  // a printed sheet that leaves the printer
  invoicing: '<path d="M7 9V3h10v6M7 17H4.5V9h15v8H17M7.5 14h9v7h-9z"/>',
  // a shop with its awning
  store:
    '<path d="M4 9l1.5-5h13L20 9a2.7 2.7 0 0 1-5.3 0 2.7 2.7 0 0 1-5.4 0A2.7 2.7 0 0 1 4 9zM5.5 12v8.5h13V12M10 20.5V15h4v5.5"/>',
  // a bar code
  devices: '<path d="M4 8V5h3M17 5h3v3M20 16v3h-3M7 19H4v-3M8 9v6M11 9v6M13.5 9v6M16.5 9v6"/>',
  // coins
  payroll:
    '<ellipse cx="12" cy="6.5" rx="7" ry="3"/><path d="M5 6.5v5.5c0 1.7 3.1 3 7 3s7-1.3 7-3V6.5M5 12v5.5c0 1.7 3.1 3 7 3s7-1.3 7-3V12"/>',
  // a building with columns
  tax: '<path d="M3.5 9.5L12 4l8.5 5.5zM6 12v6M10 12v6M14 12v6M18 12v6M3.5 20.5h17"/>',
  // a star
  club: '<path d="M12 3.5l2.6 5.4 5.9.8-4.3 4.1 1 5.9L12 16.9l-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"/>',
  // a telephone with a screen
  'app-api':
    '<rect x="6.5" y="2.5" width="11" height="19" rx="2.5"/><path d="M11 18.5h2M10.5 9l-2 2 2 2M13.5 9l2 2-2 2"/>',
  // two machines of a rack
  hosting:
    '<rect x="4" y="4" width="16" height="7" rx="2"/><rect x="4" y="13" width="16" height="7" rx="2"/><path d="M7.5 7.5h.01M7.5 16.5h.01M11 7.5h5.5M11 16.5h5.5"/>',
  // a cloud
  cloud: '<path d="M7 18.5a4 4 0 0 1-.5-8A5.5 5.5 0 0 1 17 9a4.8 4.8 0 0 1 .5 9.5z"/>',
  // waves of a transmitter
  network: '<path d="M3.5 10a12 12 0 0 1 17 0M6.5 13.5a7.8 7.8 0 0 1 11 0M9.5 16.8a3.6 3.6 0 0 1 5 0M12 20h.01"/>',
  // a globe
  domains:
    '<circle cx="12" cy="12" r="8.5"/><path d="M3.5 12h17M12 3.5c3 2.6 3.8 5.4 3.8 8.5S15 17.9 12 20.5c-3-2.6-3.8-5.4-3.8-8.5S9 6.1 12 3.5z"/>',
  // an envelope
  mail: '<rect x="3.5" y="5.5" width="17" height="13" rx="2.5"/><path d="M4.5 7.5L12 13l7.5-5.5"/>',
  // a card for payments
  contracts: '<rect x="3.5" y="5.5" width="17" height="13" rx="2.5"/><path d="M3.5 10h17M7 15h4"/>',
  // a gift
  releases:
    '<path d="M4 9h16v3.5H4zM5.5 12.5V20.5h13v-8M12 9v11.5M12 9c-5 0-5.5-5-2.5-5 2 0 2.5 3 2.5 5zM12 9c5 0 5.5-5 2.5-5-2 0-2.5 3-2.5 5z"/>',
  // two colleagues
  internal:
    '<circle cx="9" cy="8.5" r="3.5"/><path d="M3 20c0-3.6 2.6-6 6-6s6 2.4 6 6M15.5 5.300a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.200.8 3.5 2.8 3.5 5.5"/>',
};

/** Draws the icon of a category of the demo company, a png (spec 5.40). @throws for a category without one */
export async function drawCategoryIcon(slug: string, id: number): Promise<DemoFile> {
  const lines = LINES[slug];
  if (!lines) throw new Error(`the category ${slug} of the demo company has no icon`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 24 24" fill="none" stroke="${TONES[id % TONES.length]}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${lines}</svg>`;
  const content = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return { content, extension: 'png', mime: 'image/png', width: SIDE, height: SIDE };
}
