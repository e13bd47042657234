export { ResourceView, type ResourceReading, type ResourceViewProps } from './resource-view.tsx';
