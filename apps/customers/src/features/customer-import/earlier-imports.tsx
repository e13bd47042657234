import { formatDateTime } from '@hamyar/dayjs-jalali';
import { Card, Ltr, Tag } from '@hamyar/design-system/basics';
import { Link } from '@hamyar/module-sdk';
import { useCustomerImportsQuery } from '../../api/import.api.ts';
import { faImport as text } from '../../messages/fa-import.ts';

/** Own imports before this one, which can still be followed and taken back. */
export function EarlierImports({ than }: { than: number }) {
  const { data } = useCustomerImportsQuery({ perPage: 10 });
  const others = data?.data.filter(({ id }) => id !== than) ?? [];
  if (others.length === 0) return null;
  return (
    <Card title={text.earlier}>
      <ul className="customers-earlier">
        {others.map(({ id, file_name, state, created_at }) => (
          <li key={id}>
            <Link to={{ route: 'customers-imports-id', params: { id } }}>
              <Ltr latin>{file_name}</Ltr>
            </Link>
            <small className="hd-muted">{formatDateTime(created_at)}</small>
            <Tag>{text.states[state]}</Tag>
          </li>
        ))}
      </ul>
    </Card>
  );
}
