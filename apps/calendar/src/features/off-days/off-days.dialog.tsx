import type { OffDay } from '@hamyar/contracts/calendar';
import { Button, ErrorState, IconButton, lineText, Skeleton } from '@hamyar/design-system/basics';
import { TrashIcon } from '@hamyar/design-system/icons';
import { confirmDelete, Modal, toast } from '@hamyar/design-system/overlay';
import { jalaliFromEpochDay, WEEKDAYS, weekdayOfEpochDay } from '@hamyar/dayjs-jalali';
import { FormDialog, useDialogForm } from '@hamyar/module-kit/dialog';
import { failureText } from '@hamyar/module-kit/failure';
import { useGate } from '@hamyar/module-sdk';
import { fill, isolate, toFa } from '@hamyar/persian';
import { useCreateOffDayMutation, useDeleteOffDayMutation, useOffDaysOfYearQuery } from '../../api/off-day.api.ts';
import { fa } from '../../messages/fa.ts';
import { dayText } from '../../shared/period.rules.ts';
import { dayOfIso, isoOfDay } from '../../shared/wall-time.ts';
import { emptyOffDay, offDayFields, offDayToBody } from '../../shared/off-day.conversions.ts';
import { OffDayFields } from '../../shared/off-day-fields.tsx';

const text = fa.offDay;
const WIDTH = 560;

const titleOf = (day: number): string => fill(text.title, { year: toFa(String(jalaliFromEpochDay(day).year)) });

interface OffDaysDialogProps {
  /** The chosen day (epoch day): its year is listed, and a new day off begins with it. */
  day: number;
  onClose(): void;
}

/** Official holidays and the days off of the company in one year; admins add and delete those of the company (decisions 2.7). */
export function OffDaysDialog(props: OffDaysDialogProps) {
  const { day, onClose } = props;
  const [full, branch] = [useGate({ role: 'full_admin' }), useGate({ role: 'branch_admin' })];
  if (full || branch) return <NewOffDayDialog {...props} all={full} />;
  return (
    <Modal
      open
      width={WIDTH}
      title={titleOf(day)}
      onClose={onClose}
      footer={<Button onClick={onClose}>{fa.details.close}</Button>}
    >
      <OffDayList day={day} />
    </Modal>
  );
}

interface NewOffDayDialogProps extends OffDaysDialogProps {
  /** For the whole company, otherwise for the branch. */
  all: boolean;
}

/** The fields of a new day off above the list, in which it then stands: the dialog stays open for the next one. */
function NewOffDayDialog({ day, all, onClose }: NewOffDayDialogProps) {
  const [create] = useCreateOffDayMutation();
  const form = useDialogForm({
    initial: emptyOffDay(isoOfDay(day)),
    fields: offDayFields,
    askOnLeave: true,
    send: (values) => create(offDayToBody(values, all)),
    onSaved: () => toast.success(text.saved),
  });
  return (
    <FormDialog
      form={form}
      width={WIDTH}
      title={titleOf(day)}
      submitLabel={all ? text.addCompany : text.addBranch}
      onClose={onClose}
    >
      <OffDayFields form={form} all={all} />
      <OffDayList day={day} />
    </FormDialog>
  );
}

function OffDayList({ day }: { day: number }) {
  const { data, error, refetch } = useOffDaysOfYearQuery(jalaliFromEpochDay(day).year);
  const rows = data?.data ?? [];
  return (
    <div>
      {!data && !error ? <Skeleton lines={4} /> : null}
      {error ? <ErrorState title={failureText(error)} onRetry={() => void refetch()} /> : null}
      <ul className="cl-off-days" aria-label={titleOf(day)}>
        {rows.map((row) => (
          <OffDayItem key={`${row.date}-${row.id ?? row.title}`} row={row} />
        ))}
      </ul>
      {rows.some(({ tentative }) => tentative) ? <p className="cl-off-hint">{text.lunarHint}</p> : null}
    </div>
  );
}

function OffDayItem({ row }: { row: OffDay }) {
  const [remove] = useDeleteOffDayMutation();
  const { id, title, kind, tentative, editable } = row;
  const day = dayOfIso(row.date);
  const ask = async (of: number) => {
    const done = await confirmDelete({
      message: fill(text.confirm, { title: isolate(title) }),
      onYes: async () => {
        // keeps the question open; the call has said why
        if ((await remove({ id: of })).error) throw new Error('not deleted');
      },
    });
    if (done) toast.success(text.deleted);
  };
  return (
    <li>
      <span className="cl-off-date">
        {WEEKDAYS[(weekdayOfEpochDay(day) + 6) % 7]} {dayText(day)}
      </span>
      <b>{lineText(title)}</b>
      <small>{tentative ? text.tentative : text.kinds[kind]}</small>
      {editable && id !== null ? (
        <IconButton icon={<TrashIcon />} label={fill(text.remove, { title })} onClick={() => void ask(id)} />
      ) : null}
    </li>
  );
}
