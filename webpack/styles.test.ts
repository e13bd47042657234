/** @jest-environment <rootDir>/packages/testing/src/jsdom-environment.cjs */
import { joinParts, prepareStyles } from './styles.ts';

const scoped = (css: string) => prepareStyles({ file: 'calendar.css', css, minify: true, module: 'calendar' });

describe("a module's style sheet", () => {
  let sheet: HTMLStyleElement;
  afterEach(() => {
    sheet.remove();
    document.body.innerHTML = '';
  });
  function show(css: string): void {
    sheet = document.createElement('style');
    sheet.textContent = scoped(css);
    document.head.append(sheet);
    document.body.innerHTML = `
      <h1 id="shell" class="hd-card"></h1>
      <div data-hd-module="tickets"><h1 id="other" class="hd-card"></h1></div>
      <div data-hd-module="calendar" id="host" class="hd-card">
        <h1 id="own" class="hd-card"></h1>
        <div data-hd-module="tickets"><h1 id="inside" class="hd-card"></h1></div>
        <div data-hd-module="calendar"><h1 id="nested" class="hd-card"></h1></div>
      </div>
      <div data-hd-module="calendar"><h1 id="overlay" class="hd-card"></h1></div>`;
  }
  const matched = () =>
    [...document.querySelectorAll('[id]')]
      .filter((element) => getComputedStyle(element).letterSpacing === '9px')
      .map(({ id }) => id);

  it.each([
    ['an element', 'h1 { letter-spacing: 9px }'],
    ['a class of the design system', '.hd-card { letter-spacing: 9px }'],
    ['a rule of a media query', '@media all { .hd-card { letter-spacing: 9px } }'],
    ['a state of the page before it', 'html:not(.x) .hd-card { letter-spacing: 9px }'],
    ['a state of the page and its body', 'html body .hd-card { letter-spacing: 9px }'],
  ])('[module-platform 1] applies to its own pages and overlays and nothing else: %s', (_name, css) => {
    show(css);
    expect(matched()).toEqual(['own', 'nested', 'overlay']);
  });

  it('[module-platform 1] limits the element of a pseudo-element, which itself takes no further selector', () => {
    expect(scoped('.a::before{color:red}')).toMatch(/^\.a:where\(.*\)::?before\{color:red\}$/);
  });

  it('[module-platform 1] gains no weight over the design system', () => {
    show('.hd-card { letter-spacing: 9px }');
    const later = document.createElement('style');
    later.textContent = '.hd-card { letter-spacing: 1px }';
    sheet.after(later);
    expect(matched()).toEqual([]);
    later.remove();
  });
});

describe("a module's style sheet is refused with the cure", () => {
  it.each([
    ['html{color:red}', 'End its selector with an element of the module'],
    [':root{--x:1px}', 'End its selector with an element of the module'],
    ['.a, body{color:red}', 'End its selector with an element of the module'],
    ['@media print{body{color:red}}', 'End its selector with an element of the module'],
    ['@font-face{font-family:x;src:url(x.woff2)}', 'Fonts belong to the design system'],
    ['@keyframes spin{from{top:0}}', 'Name it calendar-spin'],
    ['@layer base{.a{top:0}}', 'a module writes plain rules'],
    ['@layer base, theme;', 'a module writes plain rules'],
    ['@property --x{syntax:"*";inherits:false}', 'Set a custom property on an element of the module'],
    ['@page{margin:0}', 'Ask the design system for what a printed page needs'],
    ['@counter-style dash{system:cyclic;symbols:"-"}', 'Use a list style that browsers know'],
    ['@import "other.css";', 'Import the sheet in the source file'],
  ])('[module-platform 1] %s', (css, cure) => {
    expect(() => scoped(css)).toThrow(cure);
    expect(() => scoped(css)).toThrow('calendar.css');
  });

  it('[module-platform 1] its own animations are not', () => {
    expect(scoped('@keyframes calendar-spin{from{top:0}}')).toContain('calendar-spin');
  });

  it("[module-platform 1] the shell's sheets apply everywhere", () => {
    expect(prepareStyles({ file: 'shell.css', css: 'html { color: red }', minify: true })).toBe('html{color:red}');
  });
});

describe('a long style sheet', () => {
  const css = joinParts(
    '@import "./basics/a.css";\n@import "./basics/b.css";\n@import "far.css";\n',
    (part) => `/* ${part} */`,
  );

  it('contains its parts in their order', () => {
    expect(css).toMatch(/^\/\* \.\/basics\/a\.css \*\/\n\/\* \.\/basics\/b\.css \*\/\n/);
  });

  it('does not read anything but its own folder', () => {
    expect(css).toContain('@import "far.css"');
  });
});
