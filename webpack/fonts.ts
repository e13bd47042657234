import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import type { Compiler } from 'webpack';
import { FIRST_FONTS_ATTRIBUTE } from '@hamyar/contracts';
import { root } from './folders.ts';

const NAME = 'FontsPlugin';
const STYLES = join(root, 'packages/design-system/src/css');

/**
 * Bytes of a font that is written into the page itself. The digits are so few that they come with it: as a file they
 * would arrive after the first frame of a cold cache, and numbers would be Latin until the fonts change.
 */
const MAX_IN_PAGE = 5_000;

interface FontFile {
  /** As fonts.css names it: `./fonts/vazirmatn-latin.woff2`. */
  source: string;
  /** As it is built: `assets/vazirmatn-latin.0a1b2c3d.woff2`. */
  asset: string;
  content: Buffer;
  inPage: boolean;
}

const faces = () => readFileSync(join(STYLES, 'fonts.css'), 'utf8');

/** The files that fonts.css names, which no style sheet of the build does. */
function fontFiles(): FontFile[] {
  return [...faces().matchAll(/url\("([^"]+)"\)/g)].map(([, source]) => {
    const content = readFileSync(join(STYLES, source!));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const asset = `assets/${basename(source!, '.woff2')}.${hash}.woff2`;
    return { source: source!, asset, content, inPage: content.length <= MAX_IN_PAGE };
  });
}

/** Puts the font files into the output folder, without those that are written into the page. */
export class FontsPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(join(STYLES, 'fonts.css'));
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const { asset, content, inPage } of fontFiles())
          if (!inPage) compilation.emitAsset(asset, new sources.RawSource(content), { immutable: true });
      });
    });
  }
}

/** Name of the families of the initial page. */
const FIRST = 'First ';
const FAMILY = /font-family: "(.+?)"/;
const IN_PAGE = 'data:font/woff2;base64,';

/** The font rules that the server writes into its pages; `base` is the folder of the files: `/s/staff/`. */
export function fontStyles(base: string): { page: string; initialPage: string } {
  const address = ({ asset, content, inPage }: FontFile) =>
    inPage ? `${IN_PAGE}${content.toString('base64')}` : base + asset;
  const named = fontFiles().reduce((css, file) => css.replace(file.source, address(file)), faces());
  return { page: minified(named), initialPage: minified(initialPageFonts(named)) };
}

/**
 * The initial page has families of its own for the same files, but not for what is in the page. When they are not there at its first paint, it keeps the
 * font of the device until the application changes all of them together: otherwise each font that arrives makes the
 * browser lay out the page again.
 */
function initialPageFonts(css: string): string {
  const swapped = css
    .split(/(?=@font-face)/)
    .filter((face) => face.includes('font-display: swap') && !face.includes(IN_PAGE));
  const families = new Set(swapped.map((face) => FAMILY.exec(face)![1]!));
  const own = swapped.map((face) =>
    face.replace(FAMILY, `font-family: "${FIRST}$1"`).replace('display: swap', 'display: optional'),
  );
  const tokens = readFileSync(join(STYLES, 'tokens.css'), 'utf8');
  const variables = [...tokens.matchAll(/(--hd-font[\w-]*):\s*([^;]+);/g)].map(
    ([, name, list]) =>
      `${name}: ${list!.replace(/'([^']+)'/g, (quoted, family: string) => (families.has(family) ? `'${FIRST}${family}'` : quoted))};`,
  );
  return `${own.join('')}[${FIRST_FONTS_ATTRIBUTE}] { ${variables.join(' ')} font-family: var(--hd-font); }`;
}

const minified = (css: string): string =>
  transform({ filename: 'fonts.css', code: Buffer.from(css), minify: true }).code.toString();
