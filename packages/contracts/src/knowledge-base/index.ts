// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './calls.ts';
export * from './article-lists.ts';
export * from './article-slots.ts';
export * from './knowledge-base-gates.ts';
export * from './names.ts';
