import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { transform } from 'lightningcss';
import type { Compiler } from 'webpack';
import { DIGITS_FAMILY, FIRST_FONTS_ATTRIBUTE } from '@hamyar/contracts';
import { root } from './folders.ts';

const NAME = 'FontsPlugin';
const STYLES = join(root, 'packages/design-system/src/css');

interface FontFile {
  /** As fonts.css names it: `./fonts/vazirmatn-latin.woff2`. */
  source: string;
  /** As it is built: `assets/vazirmatn-latin.0a1b2c3d.woff2`. */
  asset: string;
  content: Buffer;
}

const faces = () => readFileSync(join(STYLES, 'fonts.css'), 'utf8');

/** The files that fonts.css names, which no style sheet of the build does. */
function fontFiles(): FontFile[] {
  return [...faces().matchAll(/url\("([^"]+)"\)/g)].map(([, source]) => {
    const content = readFileSync(join(STYLES, source!));
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    return { source: source!, asset: `assets/${basename(source!, '.woff2')}.${hash}.woff2`, content };
  });
}

/** Puts the font files into the output folder. */
export class FontsPlugin {
  apply(compiler: Compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      compilation.fileDependencies.add(join(STYLES, 'fonts.css'));
      const stage = Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const { asset, content } of fontFiles())
          compilation.emitAsset(asset, new sources.RawSource(content), { immutable: true });
      });
    });
  }
}

/** Name of the families of the initial page. */
const FIRST = 'First ';
const FAMILY = /font-family: "(.+?)"/;
const familyOf = (face: string): string => FAMILY.exec(face)![1]!;

/** The font rules that the server writes into its pages; `base` is the folder of the files: `/s/staff/`. */
export function fontStyles(base: string): { page: string; initialPage: string } {
  const named = fontFiles().reduce((css, { source, asset }) => css.replace(source, base + asset), faces());
  return { page: minified(named), initialPage: minified(initialPageFonts(named)) };
}

/** The font of the digits, which a script of the initial page loads from the page itself. */
export function digitsFont(): { file: string; content: string } {
  const face = faces()
    .split(/(?=@font-face)/)
    .find((one) => FIRST + FAMILY.exec(one)?.[1] === DIGITS_FAMILY)!;
  const { asset, content } = fontFiles().find(({ source }) => face.includes(source))!;
  return { file: asset, content: content.toString('base64') };
}

/**
 * The initial page has families of its own for the same files. When they are not there at its first paint, it keeps the
 * font of the device until the application changes all of them together: otherwise each font that arrives makes the
 * browser lay out the page again.
 */
function initialPageFonts(css: string): string {
  const swapped = css.split(/(?=@font-face)/).filter((face) => face.includes('font-display: swap'));
  const families = new Set(swapped.map(familyOf));
  // a script defines the family of the digits: the file of a rule would be there after the first frame
  const own = swapped
    .filter((face) => FIRST + familyOf(face) !== DIGITS_FAMILY)
    .map((face) => face.replace(FAMILY, `font-family: "${FIRST}$1"`).replace('display: swap', 'display: optional'));
  const tokens = readFileSync(join(STYLES, 'tokens.css'), 'utf8');
  const variables = [...tokens.matchAll(/(--hd-font[\w-]*):\s*([^;]+);/g)].map(
    ([, name, list]) =>
      `${name}: ${list!.replace(/'([^']+)'/g, (quoted, family: string) => {
        if (!families.has(family)) return quoted;
        // without scripts the digits come from their file
        return FIRST + family === DIGITS_FAMILY ? `'${DIGITS_FAMILY}',${quoted}` : `'${FIRST}${family}'`;
      })};`,
  );
  return `${own.join('')}[${FIRST_FONTS_ATTRIBUTE}] { ${variables.join(' ')} font-family: var(--hd-font); }`;
}

const minified = (css: string): string =>
  transform({ filename: 'fonts.css', code: Buffer.from(css), minify: true }).code.toString();
