export const ProfileScreen = () => null;
