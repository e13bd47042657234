import { ResourceView } from '@hamyar/module-kit/detail';
import { refetchLatest } from '@hamyar/store';
import { useCustomFieldsQuery, type FieldsOf } from '../../api/custom-field.api.ts';
import { FieldDesigner } from './field-designer.tsx';
import { useSearchProgress } from './use-search-progress.ts';

/** The fields of one context, or of one department, read for their designer. */
export function FieldsOfContext({ of }: { of: FieldsOf }) {
  const reading = useCustomFieldsQuery(of, { refetchOnMountOrArgChange: true });
  useSearchProgress(of, () => void refetchLatest(reading));
  return <ResourceView reading={reading}>{({ data }) => <FieldDesigner of={of} fields={data} />}</ResourceView>;
}
