/**
 * The tokens of «فیروزه و لاجورد» (persian-ux A9, appendix 4): the one source of the CSS variables
 * (`css/tokens.css`, written by `scripts/make-tokens.ts`) and of antd's theme (`antd-theme.ts`).
 * Every text pair is at least 4.5:1 in light and dark (persian-ux B9).
 */

/** Light or dark as it is painted, after «system» has been resolved. */
export type Appearance = 'light' | 'dark';

/** Colours of one appearance. Keys become `--hd-<key>`. */
const light = {
  'primary': '#0B7280', 'primary-hover': '#085C68', 'primary-active': '#064852', 'primary-bg': '#E3F3F5', 'primary-bg-hover': '#D2EBEE', 'primary-border': '#A5D4DA',
  'primary-text': '#0A6470', 'on-primary': '#FFFFFF', 'focus': 'rgba(11,114,128,.28)', 'focus-line': '#0B7280', 'link': '#0B6674',
  'success': '#25764A', 'success-bg': '#E3F3EA', 'warning': '#A85B00', 'warning-text': '#8A5000', 'warning-bg': '#FCF0D9', 'error': '#C0362C', 'error-text': '#A92E25', 'error-bg': '#FBE9E7', 'error-border': '#F0CFCB', 'info': '#2460A7', 'info-bg': '#E6F0FB',
  'danger': '#C0362C', 'danger-hover': '#A92E25', 'on-danger': '#FFFFFF',
  'text': '#14272C', 'text-2': '#4A5F66', 'text-3': '#566A71', 'text-4': '#8FA0A6', 'placeholder': '#5C7078', 'disabled-text': '#6F8289',
  'layout': '#F1F5F6', 'container': '#FFFFFF', 'elevated': '#FFFFFF', 'fill-1': '#F7F9FA', 'fill-2': '#E9EEF0', 'fill-3': '#F0F4F5', 'footer': '#FAFBFC',
  'border': '#CBD6DA', 'border-2': '#E4EAEC', 'border-3': '#EDF1F2', 'border-input': '#7F939A', 'border-dashed': '#A9BAC0',
  'rail': '#0A2A33', 'rail-glow': '#11424F', 'rail-text': '#B7CCD2', 'rail-strong': '#FFFFFF', 'rail-faint': '#A9C2C8', 'rail-on': '#8FE6EE', 'rail-on-bg': 'rgba(86,205,217,.16)', 'rail-hover': 'rgba(255,255,255,.06)',
  'spotlight': '#0A2A33', 'on-spotlight': '#F2F7F8', 'spotlight-accent': '#8FE6EE',
  'saffron': '#F4B860', 'star': '#8A5000', 'dot': '#D8432F', 'mask': 'rgba(8,28,34,.45)',
  'status-open': '#1F5B9E', 'status-open-bg': '#E6F0FB', 'status-progress': '#8A5000', 'status-progress-bg': '#FCF0D9', 'status-expert': '#0A6470', 'status-expert-bg': '#DFF3F5', 'status-customer': '#7A3596', 'status-customer-bg': '#F5E9FB', 'status-closed': '#4C5F66', 'status-closed-bg': '#E9EEF0',
  'importance-0': '#566A71', 'importance-1': '#2460A7', 'importance-2': '#B25A00', 'importance-3': '#C0362C', 'importance-off': '#D5DFE2',
  'note-bg': '#FFF7E3', 'note-border': '#E3C26B', 'note-text': '#8A5000', 'note': '#8A5000', 'note-hover': '#744300',
  'bubble-out': '#E3F3F5', 'bubble-out-border': '#CBE7EA', 'deadline-bg': '#FFFAF0', 'deadline-border': '#F1DEB4', 'deadline-text': '#4A3A16', 'hot-bg': '#FBE9D6', 'hot-text': '#8F4A00',
  'code-bg': '#F2F6F7', 'mark-bg': '#DDF2F4', 'mark-text': '#0A5A66', 'row-hover': '#F5F9FA', 'row-selected': '#EFF8F9', 'track': '#EAF0F2', 'segment': '#FFFFFF', 'tag-bg': '#EDF2F3', 'tag-text': '#3E5259', 'switch-off': '#8496A0',
  'avatar-0': '#0B7280', 'avatar-0-bg': '#E0EEF0', 'avatar-1': '#8A5000', 'avatar-1-bg': '#F0E9DF', 'avatar-2': '#5B4B9A', 'avatar-2-bg': '#EBE9F3', 'avatar-3': '#25764A', 'avatar-3-bg': '#E4EEE9', 'avatar-4': '#A23A5B', 'avatar-4-bg': '#F4E7EB', 'avatar-5': '#2460A7', 'avatar-5-bg': '#E4ECF4',
  'shadow-1': '0 1px 2px rgba(16,42,50,.06)', 'shadow-2': '0 1px 2px rgba(16,42,50,.05),0 4px 12px rgba(16,42,50,.06)', 'shadow-3': '0 8px 28px rgba(16,42,50,.16)', 'shadow-4': '0 24px 70px rgba(8,34,42,.36)',
};

/** Name of a colour or shadow token. */
export type ColorToken = keyof typeof light;

const dark: Record<ColorToken, string> = {
  'primary': '#4DBECA', 'primary-hover': '#6CCFD9', 'primary-active': '#37A7B3', 'primary-bg': '#12353B', 'primary-bg-hover': '#174349', 'primary-border': '#1F5A62',
  'primary-text': '#6CCFD9', 'on-primary': '#052429', 'focus': 'rgba(77,190,202,.36)', 'focus-line': '#4DBECA', 'link': '#6CCFD9',
  'success': '#5CC48A', 'success-bg': '#12301F', 'warning': '#F0B357', 'warning-text': '#F2BC68', 'warning-bg': '#33260F', 'error': '#F2857B', 'error-text': '#F59A91', 'error-bg': '#3A1B18', 'error-border': '#5C2E29', 'info': '#7FB2EE', 'info-bg': '#13283F',
  'danger': '#F2857B', 'danger-hover': '#F59A91', 'on-danger': '#350B07',
  'text': '#E6EEF0', 'text-2': '#A9BAC0', 'text-3': '#8DA0A7', 'text-4': '#5E727A', 'placeholder': '#7F939A', 'disabled-text': '#7F939A',
  'layout': '#0B1518', 'container': '#111F23', 'elevated': '#182A2F', 'fill-1': '#15262B', 'fill-2': '#1E3238', 'fill-3': '#182A2F', 'footer': '#15262B',
  'border': '#2B4148', 'border-2': '#1F3238', 'border-3': '#1F3238', 'border-input': '#587079', 'border-dashed': '#3B545C',
  'rail': '#08181B', 'rail-glow': '#0D3038', 'rail-text': '#B7CCD2', 'rail-strong': '#FFFFFF', 'rail-faint': '#A9C2C8', 'rail-on': '#8FE6EE', 'rail-on-bg': 'rgba(86,205,217,.16)', 'rail-hover': 'rgba(255,255,255,.06)',
  'spotlight': '#24393F', 'on-spotlight': '#F2F7F8', 'spotlight-accent': '#8FE6EE',
  'saffron': '#F4B860', 'star': '#F0B357', 'dot': '#F2857B', 'mask': 'rgba(0,0,0,.6)',
  'status-open': '#8DBDF2', 'status-open-bg': '#13283F', 'status-progress': '#F2BC68', 'status-progress-bg': '#33260F', 'status-expert': '#6CCFD9', 'status-expert-bg': '#0F3338', 'status-customer': '#D7A3EE', 'status-customer-bg': '#301D3A', 'status-closed': '#A9BAC0', 'status-closed-bg': '#1E3238',
  'importance-0': '#8DA0A7', 'importance-1': '#7FB2EE', 'importance-2': '#F0A65A', 'importance-3': '#F2857B', 'importance-off': '#2B4148',
  'note-bg': '#2A2110', 'note-border': '#6B5320', 'note-text': '#F0B357', 'note': '#F0B357', 'note-hover': '#F4C680',
  'bubble-out': '#12353B', 'bubble-out-border': '#1B4A52', 'deadline-bg': '#211B0E', 'deadline-border': '#4A3A16', 'deadline-text': '#E9D9B4', 'hot-bg': '#3A2110', 'hot-text': '#F0B357',
  'code-bg': '#0B1518', 'mark-bg': '#174349', 'mark-text': '#A8E8EE', 'row-hover': '#15262B', 'row-selected': '#12353B', 'track': '#0B1518', 'segment': '#1E3238', 'tag-bg': '#1E3238', 'tag-text': '#C3D1D5', 'switch-off': '#587079',
  'avatar-0': '#FFFFFF', 'avatar-0-bg': '#0C616D', 'avatar-1': '#FFFFFF', 'avatar-1-bg': '#724607', 'avatar-2': '#FFFFFF', 'avatar-2-bg': '#4C4282', 'avatar-3': '#FFFFFF', 'avatar-3-bg': '#216542', 'avatar-4': '#FFFFFF', 'avatar-4-bg': '#853550', 'avatar-5': '#FFFFFF', 'avatar-5-bg': '#20538D',
  'shadow-1': '0 1px 2px rgba(0,0,0,.4)', 'shadow-2': '0 1px 2px rgba(0,0,0,.4),0 4px 12px rgba(0,0,0,.35)', 'shadow-3': '0 10px 32px rgba(0,0,0,.55)', 'shadow-4': '0 24px 70px rgba(0,0,0,.7)',
};

/** Both appearances. */
export const COLORS: Record<Appearance, Record<ColorToken, string>> = { light, dark };

/** What does not change with the appearance: radii, times and faces. Keys become `--hd-<key>`. */
export const SCALE = {
  'font': "'Vazirmatn FaNum','Vazirmatn',Tahoma,'Segoe UI',sans-serif",
  'font-plain': "'Vazirmatn',Tahoma,'Segoe UI',sans-serif",
  'font-mono': "ui-monospace,'DejaVu Sans Mono',Consolas,monospace",
  'radius-xs': '4px', 'radius-sm': '7px', 'radius': '10px', 'radius-lg': '14px', 'radius-xl': '18px', 'radius-pill': '999px',
  'fast': '.12s', 'mid': '.18s', 'slow': '.26s', 'ease': 'cubic-bezier(.2,0,0,1)',
  'z-sticky': '20', 'z-drawer': '900', 'z-dialog': '1000', 'z-popup': '1060', 'z-toast': '1200',
} as const;

/** Height of controls in the two densities, in CSS pixels (persian-ux A9: comfortable is the default). */
export const DENSITY = {
  comfortable: { 'control': 36, 'control-sm': 28, 'control-lg': 44, 'row': 47, 'pad-x': 16, 'pad-y': 12 },
  compact: { 'control': 32, 'control-sm': 26, 'control-lg': 38, 'row': 38, 'pad-x': 12, 'pad-y': 7 },
} as const;

/** Comfortable or compact rows and controls. */
export type Density = keyof typeof DENSITY;

const block = (selector: string, values: Record<string, string | number>, unit = ''): string =>
  `${selector} {\n${Object.entries(values).map(([name, value]) => `  --hd-${name}: ${value}${unit};`).join('\n')}\n}\n`;

/** The text of `css/tokens.css`: `<html data-theme="light|dark|system" data-density="comfortable|compact">` selects. */
export function tokensCss(): string {
  const system = block('  :root[data-theme="system"]', COLORS.dark).replaceAll('\n', '\n  ').trimEnd();
  return [
    '/* Written by scripts/make-tokens.ts from src/theme/tokens.ts. Do not edit. */',
    block(':root', SCALE),
    block(':root,\n[data-theme="light"]', COLORS.light),
    ':root { color-scheme: light; }\n',
    block('[data-theme="dark"]', COLORS.dark),
    '[data-theme="dark"] { color-scheme: dark; }\n',
    `@media (prefers-color-scheme: dark) {\n${system}\n  :root[data-theme="system"] { color-scheme: dark; }\n}\n`,
    block(':root', DENSITY.comfortable, 'px'),
    block('[data-density="compact"]', DENSITY.compact, 'px'),
  ].join('\n');
}
