// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './custom-field-filter.schema.ts';
export * from './custom-field.schema.ts';
export * from './custom-value.schema.ts';
export * from './form.schema.ts';
export * from './listed-value.schema.ts';
export * from './ticket-form.schema.ts';
