export { ReplaceButton, type ReplaceButtonProps } from './replace-button.tsx';
