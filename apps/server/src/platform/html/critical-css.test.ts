import { classesOf, criticalCss, extractInlineStyles, parseStylesheet } from './critical-css.ts';

const kept = (css: string, html: string, theme = 'light') =>
  criticalCss([parseStylesheet(css, '/s/staff/')], { classes: classesOf(html), theme });

describe('the styles of an initial page', () => {
  it('are the rules whose classes the page has, in their order, inside their layers and conditions', () => {
    const css =
      '@layer a;@layer a{b{x:1}.no{x:2}}.row{x:3}.row .no{x:4}.no,.row:focus{x:5}@media (min-width:9px){.no{x:6}.row{x:7}}@media print{.no{x:8}}';
    expect(kept(css, '<p class="row big">')).toBe(
      '@layer a;@layer a{b{x:1}}.row{x:3}.row:focus{x:5}@media (min-width:9px){.row{x:7}}',
    );
  });

  it("leave out rules for pointers and printers, and for every theme except the page's own", () => {
    const css =
      '.row:hover{x:1}@media print{.row{x:2}}:root,[data-theme="light"]{x:3}[data-theme=dark]{x:4}@media (prefers-color-scheme:dark){:root[data-theme="system"]{x:5}}:root:not([data-theme="dark"]){x:6}';
    expect(kept(css, '<p class="row">')).toBe(':root,[data-theme="light"]{x:3}:root:not([data-theme="dark"]){x:6}');
    expect(kept(css, '', 'dark')).toBe(':root{x:3}[data-theme=dark]{x:4}:root:not([data-theme="dark"]){x:6}');
    expect(kept(css, '', 'system')).toContain('@media (prefers-color-scheme:dark){:root[data-theme="system"]{x:5}}');
  });

  it('contain a rule even when a class in `:not()`, or one of several alternatives, is missing', () => {
    expect(kept('.row:not(.gone){x:1}:is(.a,.row){x:2}.no:not(.row){x:3}', '<p class="row">')).toBe(
      '.row:not(.gone){x:1}:is(.a,.row){x:2}',
    );
  });

  it('contain fonts with absolute addresses, and animations that a kept rule names', () => {
    const css =
      '/* { */@font-face{src:url(assets/a.woff2)}@keyframes turn{to{x:1}}@keyframes blink{to{x:2}}.row{animation:turn 1s;background:url("data:x") url(/b.png)}.no{animation:blink 1s}';
    expect(kept(css, '<p class="row">')).toBe(
      '@font-face{src:url(/s/staff/assets/a.woff2)}.row{animation:turn 1s;background:url("data:x") url(/b.png)}@keyframes turn{to{x:1}}',
    );
  });

  it('include the styles of the elements, each style once, and refuse what could leave its rule', () => {
    const { html, styles } = extractInlineStyles(
      '<i style="width:3px"></i><b style="width:3px"></b><u style="x:url(&quot;evil&quot;)}body{display:none"></u>style=&quot;x&quot;',
      '#v',
    );
    expect(html).toBe(
      '<i data-style="width:3px"></i><b data-style="width:3px"></b><u data-style="x:url(&quot;evil&quot;)}body{display:none"></u>style=&quot;x&quot;',
    );
    expect(styles).toBe('#v [data-style="width:3px"]{width:3px}');
  });
});
