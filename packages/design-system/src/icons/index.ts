export { icon, type Icon, type IconProps } from './icon.tsx';
export * from './essential.tsx';
export * from './general.tsx';
export * from './ticket.tsx';
export * from './editor.tsx';
export { LogoSign } from './logo.tsx';
