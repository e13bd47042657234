export { takePicture } from './picture.service.ts';
