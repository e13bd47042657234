import { truncate } from '@hamyar/persian';

/** Characters of a label that are shown (spec 5.18, 9.4). */
const LABEL_CUT = 45;

/** Whether only the beginning of the label is shown. */
export const isLabelCut = (label: string): boolean => cutLabel(label) !== label;

/** The label of a custom field as it is shown where only text can stand. */
export const cutLabel = (label: string): string => truncate(label, LABEL_CUT);

/** The label of a custom field; what is cut off is read by pointing at it. */
export function CustomFieldLabel({ label }: { label: string }) {
  return <bdi title={isLabelCut(label) ? label : undefined}>{cutLabel(label)}</bdi>;
}
