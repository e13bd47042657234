import { titles } from '../messages/fa.ts';

export const TicketsScreen = () => <h1>{titles.list}</h1>;
