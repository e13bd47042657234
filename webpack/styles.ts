import { transform, type Selector, type SelectorComponent, type Visitor } from 'lightningcss';

/** The oldest supported browsers (architecture 4), in the notation of lightningcss. */
const targets = { chrome: 109 << 16, firefox: 115 << 16, safari: (15 << 16) | (4 << 8) };

/** Attribute of the elements that contain the parts and overlays of one module; its value is the module's name. */
const MODULE_ATTRIBUTE = 'data-hd-module';

interface Ask {
  /** Path of the sheet, for messages. */
  file: string;
  css: string;
  minify: boolean;
  /** The module that the sheet belongs to. Sheets of the shell have none and apply everywhere. */
  module?: string | undefined;
}

/**
 * A long sheet lists its parts, files in a folder beside it: `@import "./basics/card.css";`. `read` gives the text of a
 * part. Chunks contain one sheet all the same, so that its rules keep their order.
 */
export const joinParts = (css: string, read: (part: string) => string): string =>
  css.replace(/^@import "(\.\/[\w-]+\/[\w-]+\.css)";$/gm, (_, part: string) => read(part));

/**
 * Prepares a style sheet: minified, and for a module's sheet every selector limited to elements of that module.
 * Elements of another module inside it are excluded. The limits do not change the specificity. Throws when a module's
 * sheet contains something that cannot be limited, with advice.
 */
export function prepareStyles({ file, css, minify, module }: Ask): string {
  const { code } = transform({
    filename: file,
    code: Buffer.from(css),
    minify,
    targets,
    ...(module === undefined ? {} : { visitor: limitTo(module, file) }),
  });
  return code.toString();
}

function limitTo(module: string, file: string): Visitor<never> {
  const limit = limitOf(module);
  const refuse = (what: string, cure: string): never => {
    throw new Error(`${file}: ${what} would change other modules and the shell. ${cure}`);
  };
  return {
    Rule: {
      'font-face': () => refuse('@font-face', 'Fonts belong to the design system; use var(--hd-font) and its weights.'),
      property: () => refuse('@property', `Set a custom property on an element of the module instead.`),
      import: () => refuse('@import', 'Import the sheet in the source file of the screen instead.'),
      keyframes({ value: { name } }) {
        if (!name.value.startsWith(`${module}-`))
          refuse(`@keyframes ${name.value}`, `Name it ${module}-${name.value}: names of animations are global.`);
      },
      'layer-block': () => refuse('@layer', LAYER_CURE),
      'layer-statement': () => refuse('@layer', LAYER_CURE),
      page: () => refuse('@page', 'Ask the design system for what a printed page needs.'),
      'counter-style': () => refuse('@counter-style', 'Use a list style that browsers know.'),
    },
    Selector(selector) {
      const subject = lastCompound(selector);
      if (subject.some(isPage))
        refuse(
          'a rule for html, body or :root',
          'End its selector with an element of the module: html[data-theme="dark"] .my-class is fine.',
        );
      const end = selector.findIndex(
        (part, index) => index >= selector.length - subject.length && part.type === 'pseudo-element',
      );
      const at = end === -1 ? selector.length : end;
      return [...selector.slice(0, at), ...limit, ...selector.slice(at)];
    },
  };
}

const LAYER_CURE = 'The order of layers belongs to the shell; a module writes plain rules.';

/** `html`, `body` and `:root` belong to the page, not to a module. */
const isPage = (part: SelectorComponent): boolean =>
  (part.type === 'type' && /^(html|body)$/i.test(part.name)) || (part.type === 'pseudo-class' && part.kind === 'root');

/** The part of a selector after its last combinator; it selects the element. */
function lastCompound(selector: Selector): Selector {
  const last = selector.findLastIndex(({ type }) => type === 'combinator');
  return selector.slice(last + 1);
}

/** `:where([module=x] *):not(:where([module=x] [module]:not([module=x]) *))` */
function limitOf(module: string): Selector {
  const own: SelectorComponent = {
    type: 'attribute',
    name: MODULE_ATTRIBUTE,
    namespace: null,
    operation: { operator: 'equal', value: module, caseSensitivity: 'case-sensitive' },
  };
  const any: SelectorComponent = { type: 'attribute', name: MODULE_ATTRIBUTE, namespace: null, operation: null };
  const inside: SelectorComponent = { type: 'combinator', value: 'descendant' };
  const all: SelectorComponent = { type: 'universal' };
  const others: Selector = [any, { type: 'pseudo-class', kind: 'not', selectors: [[own]] }];
  const where = (...selectors: Selector[]): SelectorComponent => ({ type: 'pseudo-class', kind: 'where', selectors });
  return [
    where([own, inside, all]),
    { type: 'pseudo-class', kind: 'not', selectors: [[where([own, inside, ...others, inside, all])]] },
  ];
}
