import {
  awaitingReply,
  branch,
  category,
  closed,
  createdAt,
  createdBy,
  critical,
  customer,
  customerLevel,
  customerName,
  customerReplied,
  department,
  departmentName,
  email,
  high,
  importance,
  inProgress,
  internal,
  lastActivity,
  low,
  medium,
  open,
  organization,
  phoneCall,
  responsible,
  satisfied,
  service,
  staffReplied,
  status,
  system,
  tags,
  ticketNumber,
  ticketOwner,
  ticketSubject,
  unsatisfied,
  verySatisfied,
  veryUnsatisfied,
  web,
} from './messages.ts';

/** By whom and for whom a ticket is (glossary 12). */
export const kinds = {
  customer: 'از مشتری',
  behalf: 'از طرف مشتری',
  to_customer: 'به مشتری',
  internal,
} as const;
/** The ways by which a ticket comes in. */
export const channels = {
  web,
  behalf: 'ثبت توسط کارشناس',
  email,
  call: phoneCall,
  api: 'API',
  import: 'ورود اطلاعات',
  system,
} as const;
/** States of the due times of a ticket. */
export const slaStates = {
  none: 'بدون مهلت',
  ok: 'در مهلت',
  due_soon: 'نزدیک به پایان مهلت',
  first_response_breached: 'مهلت پاسخ اول گذشته',
  next_response_breached: 'مهلت پاسخ بعدی گذشته',
  resolution_breached: 'مهلت بستن گذشته',
  paused: 'متوقف',
} as const;
export const statuses = [open, inProgress, staffReplied, customerReplied, closed] as const;
export const importances = [low, medium, high, critical] as const;
/** From one to five; nothing for a ticket that nobody has rated. */
export const ratings = [null, veryUnsatisfied, unsatisfied, medium, satisfied, verySatisfied] as const;

/** Heads of the columns of tickets, in the table and in files (glossary 25). */
export const columns = {
  number: ticketNumber,
  subject: ticketSubject,
  customer,
  organization,
  customer_level: customerLevel,
  status,
  importance,
  kind: 'نوع تیکت',
  channel: 'کانال',
  department,
  branch,
  owner: ticketOwner,
  created_by: createdBy,
  assignee: responsible,
  category,
  service,
  tags,
  content_count: 'تعداد پیام‌ها',
  attachment_count: 'تعداد پیوست‌ها',
  waiting_since: awaitingReply,
  last_activity_at: lastActivity,
  created_at: createdAt,
  satisfaction: 'رضایت مشتری',
  sla_state: 'وضعیت مهلت',
  sla_due: 'نزدیک‌ترین مهلت',
} as const;

/** What people call the variables of texts that are filled for a ticket (decisions 2.12). */
export const variables = {
  'customer.first_name': customerName,
  'customer.name': 'نام و نام خانوادگی مشتری',
  'ticket.number': ticketNumber,
  'ticket.subject': ticketSubject,
  'agent.name': 'نام کارشناس',
  'department.name': departmentName,
  'today|jalali': 'تاریخ امروز',
} as const;
