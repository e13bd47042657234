export { icon, type Icon, type IconProps } from './icon.tsx';
export * from './essential.tsx';
export * from './general.tsx';
export * from './ticket.tsx';
export * from './editor.tsx';
export { namedIcons } from './named.ts';
export { LogoSign } from './logo.tsx';
