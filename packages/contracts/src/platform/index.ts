export * from './gate.ts';
export * from './links.ts';
export * from './manifest.ts';
export * from './menu.ts';
export * from './release.ts';
export * from './route.ts';
export * from './slots.ts';
export * from './visitor.ts';
