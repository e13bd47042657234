// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './article-category.schema.ts';
export * from './article-fields.schema.ts';
export * from './article-template.schema.ts';
export * from './article.schema.ts';
export * from './public-article.schema.ts';
export * from './public-category.schema.ts';
export * from './search-miss.schema.ts';
export * from './suggestion.schema.ts';
