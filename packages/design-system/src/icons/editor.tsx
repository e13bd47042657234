import { icon } from './icon.tsx';

/** Bold. */
export const BoldIcon = /* @__PURE__ */ icon(
  'BoldIcon',
  'M7 4.5h6a3.7 3.7 0 0 1 0 7.4H7zM7 11.9h7a3.8 3.8 0 0 1 0 7.6H7z',
);
/** Italic. */
export const ItalicIcon = /* @__PURE__ */ icon('ItalicIcon', 'M10.5 4.5h7M6.5 19.5h7M14.5 4.5l-5 15');
/** Underline. */
export const UnderlineIcon = /* @__PURE__ */ icon('UnderlineIcon', 'M7 4v7a5 5 0 0 0 10 0V4M5.5 20h13');
/** Strike through. */
export const StrikeIcon = /* @__PURE__ */ icon(
  'StrikeIcon',
  'M4 12h16M16.5 8c-.4-2.3-2-3.5-4.5-3.5-2.6 0-4.5 1.3-4.5 3.5 0 1.5.8 2.5 2.2 3.2M7.5 15.5c.3 2.6 2 4 4.7 4s4.6-1.4 4.6-3.7c0-.8-.2-1.4-.5-2',
);
/** Heading. */
export const HeadingIcon = /* @__PURE__ */ icon('HeadingIcon', 'M6 4.5v15M18 4.5v15M6 12h12');
/** Bullet list. */
export const BulletListIcon = /* @__PURE__ */ icon(
  'BulletListIcon',
  'M9 6h11.5M9 12h11.5M9 18h11.5M4.5 6v.1M4.5 12v.1M4.5 18v.1',
  { mirror: true },
);
/** Numbered list. */
export const NumberedListIcon = /* @__PURE__ */ icon(
  'NumberedListIcon',
  'M10 6h10.5M10 12h10.5M10 18h10.5M4 4.5l1.3-.5v4M3.8 11.5c.2-.8 2.4-.9 2.4.4 0 .9-1.5 1.4-2.4 2.3h2.5M3.8 16.5h2.3l-1.4 1.7c1.8-.1 1.8 2.3 0 2.3-.6 0-.9-.2-1.1-.5',
);
/** Quote. */
export const QuoteIcon = /* @__PURE__ */ icon(
  'QuoteIcon',
  'M5 17c2.5-1 4-3 4-6.5H5V6h5.5M14 17c2.5-1 4-3 4-6.5h-4V6h5.5',
  { mirror: true },
);
/** Code. */
export const CodeIcon = /* @__PURE__ */ icon('CodeIcon', 'M8.5 7L3.5 12l5 5M15.5 7l5 5-5 5');
/** Code block. */
export const CodeBlockIcon = /* @__PURE__ */ icon('CodeBlockIcon', 'M4 4.5h16v15H4zM8 9.5l2.5 2.5L8 14.5M12.5 15H16');
/** Table. */
export const TableIcon = /* @__PURE__ */ icon(
  'TableIcon',
  'M3.5 5h17v14h-17zM3.5 9.7h17M3.5 14.3h17M9.2 5v14M14.8 5v14',
);
/** Undo. */
export const UndoIcon = /* @__PURE__ */ icon('UndoIcon', 'M9 6L4 11l5 5M4.5 11H14a5.5 5.5 0 0 1 0 11h-2', {
  mirror: true,
});
/** Redo. */
export const RedoIcon = /* @__PURE__ */ icon('RedoIcon', 'M15 6l5 5-5 5M19.5 11H10a5.5 5.5 0 0 0 0 11h2', {
  mirror: true,
});
/** Clear formatting. */
export const EraserIcon = /* @__PURE__ */ icon(
  'EraserIcon',
  'M8 19.5l-4.5-4.5a1.5 1.5 0 0 1 0-2L12 4.5a1.5 1.5 0 0 1 2 0l5.5 5.5a1.5 1.5 0 0 1 0 2L12 19.5zM8 8.5l7.5 7.5M8 19.5h12',
);
/** Half-space. */
export const ZwnjIcon = /* @__PURE__ */ icon('ZwnjIcon', 'M12 4v16M8 8l-4 4 4 4M16 8l4 4-4 4');
