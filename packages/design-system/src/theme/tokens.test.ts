import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { COLORS, tokensCss } from './tokens.ts';
import type { Appearance, ColorToken } from './tokens.ts';

const css = join(import.meta.dirname, '../css');

/** WCAG contrast of two `#rrggbb` colours. */
function contrast(a: string, b: string): number {
  const light = (hex: string) => {
    const [r, g, bl] = [1, 3, 5]
      .map((at) => parseInt(hex.slice(at, at + 2), 16) / 255)
      .map((v) => (v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r! + 0.7152 * g! + 0.0722 * bl!;
  };
  const [x, y] = [light(a), light(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

const PAIRS: [ColorToken, ColorToken][] = [
  ['text', 'container'],
  ['text-2', 'container'],
  ['text-3', 'container'],
  ['text-3', 'layout'],
  ['text-3', 'primary-bg'],
  ['text-3', 'fill-3'],
  ['placeholder', 'container'],
  ['placeholder', 'fill-3'],
  ['on-primary', 'primary'],
  ['on-primary', 'primary-hover'],
  ['text', 'segment'],
  ['on-danger', 'danger-hover'],
  ['container', 'note-hover'],
  ['link', 'container'],
  ['link', 'layout'],
  ['primary-text', 'primary-bg'],
  ['primary-text', 'container'],
  ['success', 'container'],
  ['warning', 'container'],
  ['error', 'container'],
  ['error-text', 'error-bg'],
  ['info', 'container'],
  ['on-danger', 'danger'],
  ['container', 'note'],
  ['note-text', 'note-bg'],
  ['deadline-text', 'deadline-bg'],
  ['hot-text', 'hot-bg'],
  ['status-open', 'status-open-bg'],
  ['status-progress', 'status-progress-bg'],
  ['status-expert', 'status-expert-bg'],
  ['status-customer', 'status-customer-bg'],
  ['status-closed', 'status-closed-bg'],
  ['importance-0', 'container'],
  ['importance-1', 'container'],
  ['importance-2', 'container'],
  ['importance-3', 'container'],
  ['rail-text', 'rail'],
  ['rail-faint', 'rail'],
  ['rail-on', 'rail'],
  ['on-spotlight', 'spotlight'],
  ['highlight-text', 'highlight-bg'],
  ['tag-text', 'tag-bg'],
  ['text-2', 'track'],
  ['text-2', 'fill-2'],
  ['avatar-0', 'avatar-0-bg'],
  ['avatar-1', 'avatar-1-bg'],
  ['avatar-2', 'avatar-2-bg'],
  ['avatar-3', 'avatar-3-bg'],
  ['avatar-4', 'avatar-4-bg'],
  ['avatar-5', 'avatar-5-bg'],
];

describe('the tokens', () => {
  it('are the content of css/tokens.css', () => {
    expect(readFileSync(join(css, 'tokens.css'), 'utf8')).toBe(tokensCss());
  });

  it.each((['light', 'dark'] as Appearance[]).flatMap((look) => PAIRS.map((pair) => [look, ...pair] as const)))(
    'in %s keep %s on %s at 4.5:1 or more',
    (look, front, back) => {
      expect(contrast(COLORS[look][front], COLORS[look][back])).toBeGreaterThanOrEqual(4.5);
    },
  );

  it('give the border of inputs a contrast of 3:1 against the page', () => {
    for (const look of ['light', 'dark'] as Appearance[])
      expect(contrast(COLORS[look]['border-input'], COLORS[look]['container'])).toBeGreaterThanOrEqual(3);
  });
});

describe('the fonts', () => {
  it('have at most 70 KiB together', () => {
    const size = ['persian', 'latin', 'fanum'].reduce(
      (sum, name) => sum + statSync(join(css, `fonts/vazirmatn-${name}.woff2`)).size,
      0,
    );
    expect(size).toBeLessThanOrEqual(70 * 1024);
  });
});
