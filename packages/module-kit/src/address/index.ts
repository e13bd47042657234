export { AddressFields, type AddressFieldsProps, type AddressLists } from './address-fields.tsx';
export { hasRegions, type AddressValues } from './address.rules.ts';
