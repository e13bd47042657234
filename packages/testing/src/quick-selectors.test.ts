import fc from 'fast-check';
// eslint-disable-next-line @typescript-eslint/no-require-imports -- what Jest loads before the tests is CommonJS
const { alternativesOf, quickMatches } = require('./quick-selectors.cjs') as {
  alternativesOf: (selector: string) => string[];
  quickMatches: (
    full: (element: Element, selector: string) => boolean,
  ) => (element: Element, selector: string) => boolean;
};

const matches = (element: Element, selector: string) => element.matches(selector);

/** Selectors of a few tags, classes and attributes, in the forms that style sheets of browsers and of antd have. */
const compound = fc
  .tuple(
    fc.constantFrom('', 'input', 'button', 'li', 'ul', '*'),
    fc.array(fc.constantFrom('.a', '.b-1', '#x', '[type="hidden"]', '[hidden]', ':not(.a, li)', ':where(.b-1)'), {
      maxLength: 2,
    }),
  )
  .map(([tag, rest]) => tag + rest.join(''))
  .filter(Boolean);
const alternative = fc
  .tuple(compound, fc.constantFrom(' ', '>', ' > ', '+', ' ~ '), compound, fc.boolean())
  .map(([left, between, right, alone]) => (alone ? right : left + between + right));
const selector = fc.array(alternative, { minLength: 1, maxLength: 3 }).map((parts) => parts.join(', '));
const element = fc.record({
  tag: fc.constantFrom('input', 'button', 'li', 'ul'),
  class: fc.constantFrom(null, 'a', 'b-1', 'a b-1', ' b-1\n'),
  id: fc.constantFrom(null, 'x', 'y'),
  hidden: fc.constantFrom(null, ''),
});

describe('the quick look at selectors', () => {
  it('separates alternatives at commas that stand in no brackets and quotes', () => {
    expect(alternativesOf('a:not(b, c), d[e="f,g"] , h')).toEqual(['a:not(b, c)', 'd[e="f,g"]', 'h']);
  });

  it('answers as the full match does, and asks for it only where tag, classes and id fit', () => {
    fc.assert(
      fc.property(selector, fc.array(element, { minLength: 1, maxLength: 4 }), (text, rows) => {
        const parent = document.createElement('ul');
        for (const { tag, ...attributes } of rows) {
          const child = parent.appendChild(document.createElement(tag));
          for (const [name, value] of Object.entries(attributes)) if (value !== null) child.setAttribute(name, value);
        }
        for (const child of parent.children) expect(quickMatches(matches)(child, text)).toBe(matches(child, text));
      }),
    );
    const full = jest.fn(() => true);
    const button = document.createElement('button');
    expect(quickMatches(full)(button, 'input[type="hidden"], .a button.b, ul > li')).toBe(false);
    expect(quickMatches(full)(button, 'ul, button')).toBe(true);
    expect(full).not.toHaveBeenCalled();
  });
});
