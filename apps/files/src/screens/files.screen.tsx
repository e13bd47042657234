export const FilesScreen = () => null;
