export { routeCommands, searchProvider, type RouteCommand, type SearchSource } from './commands.ts';
