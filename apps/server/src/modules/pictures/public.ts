export { removePicture, publishPicture } from './picture.service.ts';
