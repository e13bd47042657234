export { ResourceFields, type ResourceFieldsProps, type ShownFields } from './resource-fields.tsx';
export { ResourceView, type ResourceReading, type ResourceViewProps } from './resource-view.tsx';
