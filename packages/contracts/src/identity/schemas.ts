// Printed from the folders of the slices by `npm run gen`; do not edit.
export * from './address-proof.schema.ts';
export * from './credential.schema.ts';
export * from './invitation.schema.ts';
export * from './login.schema.ts';
export * from './profile.schema.ts';
export * from './session.schema.ts';
