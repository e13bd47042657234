export { failureText } from './failure-text.ts';
