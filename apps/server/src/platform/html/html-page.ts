import {
  BOOT_ELEMENT_ID,
  DIGITS_ELEMENT_ID,
  FIRST_FONTS_ATTRIBUTE,
  ROOT_ELEMENT_ID,
  SCRIPTS_ELEMENT_ID,
  SSR_ELEMENT_ID,
  pagePreloads,
  type BootData,
  type Preload,
  type ShellRelease,
} from '@hamyar/contracts';
import { createHash } from 'node:crypto';
import { escapeHtml } from '../http/escape-html.ts';
import { escapeJson } from './escape-json.ts';

/** One page of the shell as the server writes it. */
export interface HtmlPage {
  shell: ShellRelease;
  /** `app` is the federated shell, `login` the small entry without it. */
  page: keyof ShellRelease['pages'];
  /** Requested path; the chunks of its module are fetched together with the shell's. */
  path: string;
  boot: BootData;
  title: string;
  /** Address of the icon. */
  icon: string;
  nonce: string;
  /** Theme and density stored in the browser: written into the page, so that the first paint is correct. */
  appearance?: Appearance;
  /** The page's content before any script runs. */
  ssrContent?: SsrContent | undefined;
  /** Elements of the head that describe the page, see page-head.ts. */
  head?: string;
  /** What a page without content says to those who do not run it: a `noscript` element. */
  noteWithoutScripts?: string | undefined;
  /** Files that the login page may fetch while the password is typed. */
  prefetch?: readonly string[];
}

/** A page rendered on the server: HTML of the body, and the styles of its first paint. */
export interface SsrContent {
  html: string;
  styles: string;
}

const THEMES = ['light', 'dark', 'system'];

/** The theme in a browser's cookie; without a known one the page follows the device. */
export const themeOf = (cookie: string | undefined): string =>
  cookie !== undefined && THEMES.includes(cookie) ? cookie : 'system';

/** The appearance in a browser's cookies; unknown values are ignored. */
export interface Appearance {
  theme?: string | undefined;
  density?: string | undefined;
}

const appearanceAttributes = ({ theme, density = '' }: Appearance): string =>
  ` data-theme="${themeOf(theme)}"${['comfortable', 'compact'].includes(density) ? ` data-density="${density}"` : ''}`;

/** id of the JSON list of files that the login page prefetches */
const PREFETCH_ELEMENT_ID = 'hamyar-prefetch';

/**
 * The policy of every page (module-platform 7); the nonce is for the styles that antd writes at run time. An inline
 * script is allowed by the hash of its code only.
 */
export function contentSecurityPolicy(nonce: string, inlineScripts: readonly string[]): string {
  const hashes = inlineScripts.map((code) => ` 'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'none'",
    `script-src 'self'${hashes.join('')}`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "media-src 'self'",
    "connect-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "manifest-src 'self'",
  ].join('; ');
}

/**
 * Writes the page: Persian, right to left, with all files of the first paint listed so that they are fetched in
 * parallel. An initial page comes first, with its styles and fonts; the scripts, the sheets and the data of the
 * application follow, so that they delay neither (docs/adr/0066).
 */
export function renderHtmlPage({
  shell,
  page,
  path,
  boot,
  title,
  icon,
  nonce,
  appearance = {},
  ssrContent,
  head = '',
  noteWithoutScripts = '',
  prefetch = [],
}: HtmlPage): string {
  // a page that was refused shows only that: its module is not loaded
  const early = page === 'app' && !boot.refusal ? pagePreloads(path, shell, boot.registry?.modules ?? []) : [];
  const scripts = shell.pages[page].scripts.map((file): Preload => fileOf(shell, file));
  const sheets = shell.pages[page].styles.map((file) => sheetTag(fileOf(shell, file))).join('\n');
  const data = [
    jsonElement(BOOT_ELEMENT_ID, boot),
    ...(prefetch.length > 0 ? [jsonElement(PREFETCH_ELEMENT_ID, prefetch)] : []),
  ].join('\n');
  const { fontStyles, digitsFont } = shell;
  // a preload that is not used would be fetched for nothing
  const fonts = ssrContent ? shell.fonts.filter((file) => file !== digitsFont.file) : shell.fonts;
  const styles = ssrContent
    ? fontStyles.page + fontStyles.initialPage + ssrContent.styles + SSR_STYLES
    : fontStyles.page;
  const code = ssrContent
    ? [...early, ...scripts].map(preloadTag).join('\n')
    : [...early.map(preloadTag), ...scripts.map(scriptTag)].join('\n');
  return `<!doctype html>
<html lang="fa" dir="rtl" data-edition="${shell.edition}"${appearanceAttributes(appearance)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="light dark">
<meta name="csp-nonce" content="${escapeHtml(nonce)}">
<script>${shell.repairFiles}</script>
<title>${escapeHtml(title)}</title>${head && `\n${head}`}
<link rel="icon" href="${escapeHtml(icon)}">
${ssrContent ? SSR_PAINT : ''}<style nonce="${escapeHtml(nonce)}">${styles}</style>
${ssrContent ? '' : sheets}
${fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="${escapeHtml(shell.base + file)}" crossorigin="anonymous">`).join('\n')}${ssrContent ? '' : `\n${code}`}
</head>
<body>${
    ssrContent
      ? `<div id="${SSR_ELEMENT_ID}" ${FIRST_FONTS_ATTRIBUTE} aria-busy="true">${ssrContent.html}</div>
${jsonElement(SCRIPTS_ELEMENT_ID, scripts)}
${jsonElement(DIGITS_ELEMENT_ID, digitsFont.content)}
<script>${shell.afterPaint}</script>
<span id="${SSR_END_ID}" hidden></span>
${code}
${sheets}
`
      : `<div id="${ROOT_ELEMENT_ID}"></div>${noteWithoutScripts}`
  }
${data}
</body>
</html>
`;
}

/**
 * The first paint waits until the parser has read the whole initial page and has run its script, which defines the font
 * of the digits. On a busy machine it stops in between, and what follows would move what was painted by then.
 */
const SSR_END_ID = `${SSR_ELEMENT_ID}-end`;
const SSR_PAINT = `<link rel="expect" href="#${SSR_END_ID}" blocking="render">`;

/** Until the application has taken over, only links and text fields react. */
const SSR_STYLES = `#${SSR_ELEMENT_ID} :is(label,input){pointer-events:none}#${SSR_ELEMENT_ID} input[type=text]{pointer-events:auto}`;

const jsonElement = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${escapeJson(value)}</script>`;

function fileOf(shell: ShellRelease, file: string): Preload {
  const hash = shell.integrity[file];
  return { url: shell.base + file, ...(hash === undefined ? {} : { integrity: hash }) };
}

const integrityOf = ({ integrity }: Preload): string => (integrity ? ` integrity="${escapeHtml(integrity)}"` : '');

const scriptTag = (file: Preload): string =>
  `<script defer src="${escapeHtml(file.url)}"${integrityOf(file)} crossorigin="anonymous"></script>`;

const sheetTag = (file: Preload): string =>
  `<link rel="stylesheet" href="${escapeHtml(file.url)}"${integrityOf(file)} crossorigin="anonymous">`;

function preloadTag(file: Preload): string {
  // the browser uses a preload only for a request with the same mode and integrity: files with integrity are requested
  // with CORS, others (of a development build) without
  const kind = file.url.endsWith('.css') ? 'style' : 'script';
  const cors = file.integrity ? ' crossorigin="anonymous"' : '';
  return `<link rel="preload" as="${kind}" href="${escapeHtml(file.url)}"${integrityOf(file)}${cors}>`;
}
