// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './branch.schema.ts';
export * from './department.schema.ts';
export * from './employee.schema.ts';
export * from './role.schema.ts';
