import type { Notice, NotificationAudience, NotificationEvent } from '@hamyar/contracts';
import { NOTICE_CHANNELS } from '@hamyar/contracts';
import type { BodyOf, noticeStore } from '@hamyar/contracts/schemas';
import { columnsOf, type BodyColumns } from '../../platform/database/body-columns.ts';
import { withTransaction } from '../../platform/database/transaction.ts';
import type { Deps } from '../../platform/deps.ts';
import { NotFound, ValidationFailed } from '../../platform/http/app-errors.ts';
import { fieldError } from '../../platform/http/field-errors.ts';
import { audit, changedOnly, type Actor } from '../logs/public.ts';
import { settingsOf } from '../settings/public.ts';
import { hasGateway } from './mail-gateway.service.ts';
import { messages } from './messages.ts';
import { writeNotificationMatrixRow } from './notification-matrix.repository.ts';
import { isFixedChannel, type NotificationMatrix } from './notification-matrix.rules.ts';
import { notificationMatrixOf } from './notification-matrix.service.ts';
import type { NotificationMatrixTable } from './notification.table.ts';
import { unknownNoticeVariables } from './notice-text.rules.ts';

type Body = BodyOf<typeof noticeStore>;

const COLUMNS = {
  event: null,
  audience: null,
  channel: null,
  enabled: (enabled) => ({ enabled }),
  subject: (subject) => ({ subject }),
  body: (body) => ({ body }),
  delay_minutes: (delay_minutes) => ({ delay_minutes }),
  only_working_time: (only_working_time) => ({ only_working_time }),
} satisfies BodyColumns<Body, NotificationMatrixTable>;

function toNotice(matrix: NotificationMatrix, event: NotificationEvent, audience: NotificationAudience): Notice {
  return {
    event,
    title: matrix.events[event]?.title ?? event,
    audience,
    channels: NOTICE_CHANNELS.map((channel) => {
      const { sms_pattern: _sms, ...setting } = matrix(event, audience, channel);
      return { channel, fixed: isFixedChannel(matrix, event, channel), ...setting };
    }),
  };
}

/** The whole matrix, in the order in which people choose among the events. */
export async function listNotices(deps: Deps): Promise<{ notices: Notice[]; email_ready: boolean }> {
  const [matrix, settings] = await Promise.all([notificationMatrixOf(deps).current(), settingsOf(deps).current()]);
  const events = Object.entries(matrix.events) as [
    NotificationEvent,
    NonNullable<(typeof matrix.events)[NotificationEvent]>,
  ][];
  const ordered = events.sort(([, one], [, other]) => (one.order ?? 0) - (other.order ?? 0));
  return {
    notices: ordered.flatMap(([event, { audiences }]) =>
      (Object.keys(audiences) as NotificationAudience[]).map((audience) => toNotice(matrix, event, audience)),
    ),
    email_ready: hasGateway(settings, 'email'),
  };
}

/**
 * Changes how an event reaches an audience; audited. @throws NotFound for an audience that the event does not have,
 * ValidationFailed for a fixed channel and an unknown variable
 */
export async function storeNotice(deps: Deps, actor: Actor, body: Body): Promise<Notice> {
  const { event, audience, channel } = body;
  const reader = notificationMatrixOf(deps);
  const errors = [...variableErrors('subject', body.subject), ...variableErrors('body', body.body)];
  if (errors.length > 0) throw new ValidationFailed(errors);
  await withTransaction(deps.db, async (trx) => {
    const matrix = await reader.current(trx);
    const declared = matrix.events[event];
    if (!declared?.audiences[audience]) throw new NotFound();
    const before = matrix(event, audience, channel);
    if (body.enabled !== undefined && body.enabled !== before.enabled && isFixedChannel(matrix, event, channel))
      throw new ValidationFailed([fieldError('enabled', 'CHOICE', {}, messages.securityFixed)]);
    const changes = columnsOf(COLUMNS, body);
    const after = { ...before, ...changes };
    const by = { id: actor.caller?.id ?? null, at: deps.clock.now() };
    await writeNotificationMatrixRow(trx, { event, audience, channel }, { before, changes }, by);
    await reader.changed(trx);
    const changed = changedOnly({ ...before }, { ...after });
    await audit(deps, trx, actor, {
      ...{ action: 'notice.update', object_type: 'notice', object_name: declared.title },
      before: { audience, channel, ...changed.before },
      after: { audience, channel, ...changed.after },
    });
  });
  return toNotice(await reader.current(), event, audience);
}

const variableErrors = (field: 'subject' | 'body', text: string | null | undefined) => {
  const [name] = unknownNoticeVariables(text ?? '');
  return name === undefined ? [] : [fieldError(field, 'UNKNOWN_VARIABLE', { name }, messages.unknownVariable)];
};
