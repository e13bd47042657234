export { removePicture, takePicture } from './picture.service.ts';
