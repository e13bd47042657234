import { TEMPLATE_VARIABLES } from '@hamyar/contracts';
import fc from 'fast-check';
import {
  blockingVariables,
  fillTemplate,
  openVariables,
  unknownVariables,
  variableRanges,
} from './template-variables.ts';

const name = fc.constantFrom(...TEMPLATE_VARIABLES);
const values = fc.record(Object.fromEntries(TEMPLATE_VARIABLES.map((one) => [one, fc.string()])), {
  requiredKeys: [],
}) as fc.Arbitrary<Partial<Record<(typeof TEMPLATE_VARIABLES)[number], string>>>;
const escaped = (text: string) =>
  text.replace(/[&<>"']/g, (letter) => `&${{ '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot', "'": '#39' }[letter]};`);
/** Rich texts with variables, and the parts they are made of. */
const pieces = fc.array(
  fc.oneof(
    name.map((one) => ({ html: `{{${one}}}`, variable: one })),
    name.map((one) => ({ html: `{{ ${one.toUpperCase()}&nbsp;}}`, variable: one })),
    fc
      .constantFrom(
        '<p dir="rtl">',
        '</p>',
        '<br>',
        '<strong>',
        '</strong>',
        '<a href="https://a.ir/?q=1>2">',
        '</a>',
        ' و ',
        'سلام',
      )
      .map((html) => ({ html, variable: null })),
    fc.string().map((text) => ({ html: escaped(text.replace(/[{}]/g, '')), variable: null })),
  ),
  { maxLength: 20 },
);
const htmlOf = (parts: readonly { html: string }[]) => parts.map(({ html }) => html).join('');

describe('variables of a ready-made text', () => {
  it('[decisions 2.12] are replaced by plain look-up: each by its escaped value, and nothing else changes', () => {
    fc.assert(
      fc.property(pieces, values, (parts, given) => {
        const wanted = parts.map(({ html, variable }) =>
          variable === null || given[variable] === undefined ? html : escaped(given[variable]),
        );
        expect(fillTemplate(htmlOf(parts), given)).toBe(wanted.join(''));
      }),
    );
  });

  it('[decisions 2.12] make no markup of a value, and no variable of one', () => {
    const filled = fillTemplate('<p>{{customer.name}} {{ticket.number}}</p>', {
      'customer.name': '<img src=x onerror=alert(1)>{{ticket.number}}"',
      'ticket.number': '۱',
    });
    expect(filled).toBe('<p>&lt;img src=x onerror=alert(1)&gt;{{ticket.number}}&quot; ۱</p>');
  });

  it('[decisions 2.12] stay where they have no value, and are then found', () => {
    fc.assert(
      fc.property(pieces, values, (parts, given) => {
        const open = parts.flatMap(({ variable }) => (variable && given[variable] === undefined ? [variable] : []));
        const harmless = Object.fromEntries(
          Object.entries(given).map(([key, value]) => [key, value!.replace(/[{}]/g, '')]),
        );
        expect(openVariables(fillTemplate(htmlOf(parts), harmless))).toEqual([...new Set(open)]);
      }),
    );
  });

  it('[decisions 2.12] are unknown when no ticket could fill them', () => {
    expect(unknownVariables('<p>{{customer.name}} {{نام}} {{ user.password }}</p>')).toEqual(['نام', 'user.password']);
    expect(unknownVariables('<p>{{ticket.<strong>number</strong>}}</p>')).toEqual(['ticket.number']);
    expect(unknownVariables('<p>{{ }} {نام} }}نام{{</p><p>{{</p><p>نام}}</p>')).toEqual([]);
  });

  it('[decisions 2.12] keep a text from being sent: all of a ready-made text, else those that are known', () => {
    const html = '<p>{{ticket.number}} {{user.name}}</p>';
    expect(blockingVariables(html, true)).toEqual(['ticket.number', 'user.name']);
    expect(blockingVariables(html, false)).toEqual(['ticket.number']);
  });

  it('[decisions 2.12] are none in code, where somebody shows how one is written', () => {
    const html = '<p>بنویسید <code>{{ticket.number}}</code></p><pre><code>{{هرچه}}</code></pre>';
    expect(fillTemplate(html, { 'ticket.number': '۱' })).toBe(html);
    expect(openVariables(html)).toEqual([]);
  });

  it('[decisions 2.12] are found at their positions in a text', () => {
    expect(variableRanges('سلام {{ نام }} و {{b}}')).toEqual([
      { start: 5, end: 14, name: 'نام' },
      { start: 17, end: 22, name: 'b' },
    ]);
  });
});
