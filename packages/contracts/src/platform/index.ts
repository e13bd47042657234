export * from './gate.ts';
export * from './manifest.ts';
export * from './release.ts';
export * from './route.ts';
