import { shared } from '@hamyar/persian';

/** Messages of the calls of this module. */
export const messages = {
  todoSaved: shared.todoSaved,
  todoDeleted: shared.todoDeleted,
  doneDeleted: shared.doneTodosDeleted,
  assigneeRefused: 'این شخص در میان همکاران فعال شما نیست',
  ticketRefused: 'چنین تیکتی پیدا نشد',
  sourceIncomplete: 'نوع و شناسهٔ آنچه کار دربارهٔ آن است باید با هم باشند',
  sharedNeedsTicket: 'تنها کاری که به تیکت پیوند دارد با بینندگان تیکت مشترک می‌شود',
  repeatNeedsDue: shared.repeatNeedsDue,
  tooManyOpen: 'هر نفر حداکثر {n} کار باز می‌تواند داشته باشد',
  tooManyTodos: 'هر نفر حداکثر {n} کار می‌تواند نگه دارد؛ کارهای انجام‌شده را حذف کنید',
  noteSaved: shared.noteSaved,
  noteDeleted: shared.noteDeleted,
  tooManyNotes: 'هر نفر حداکثر {n} یادداشت می‌تواند داشته باشد',
  dueTitle: 'سررسید کار',
  due: 'یادآوری کار «{title}»؛ مهلت: {when}',
  dueWithoutTime: 'یادآوری کار «{title}»',
  assignedTitle: 'واگذاری کار به شما',
  assigned: '{name} کار «{title}» را به شما سپرد',
} as const;
