// The only package that imports react-router.
export * from './tab-history.ts';
export * from './tab-router.tsx';
export { Navigate, Route, Routes } from 'react-router';
