import { titles } from '../messages/fa.ts';

export const MyTicketsScreen = () => <h1>{titles.list}</h1>;
