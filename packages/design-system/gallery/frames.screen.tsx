import { useEffect, useState } from 'react';
import { Alert, Button, Card, IconButton, Segmented } from '../src/basics/index.ts';
import { BookIcon, PlusIcon, SearchIcon, TicketsIcon } from '../src/icons/index.ts';
import {
  BottomNav,
  CommandPalette,
  CustomerLayout,
  ErrorPage,
  highlight,
  NotificationPanel,
  PageHeader,
  ProfileMenu,
  StaffLayout,
  TopBar,
  TopBarSearch,
} from '../src/layout/index.ts';
import { KnowledgeBaseLayout } from '../src/knowledge-base/index.ts';
import { confirmDelete, ConnectionLost, Drawer, toast, undoToast } from '../src/overlay/index.ts';
import { CustomerTicketRow, StatusBadge, RatingFaces, type Rating } from '../src/ticket/index.ts';
import { BOTTOM, desk, ROWS, SampleRail } from './samples.tsx';

/** The customer edition. */
export function CustomerPage() {
  const [view, setView] = useState('all');
  const [rating, setRating] = useState<Rating | null>(4);
  return (
    <CustomerLayout
      title="همیار"
      subtitle="میز خدمت سازمان"
      activeKey="mine"
      footer="نسخهٔ ۲٫۴ · تمامی حقوق محفوظ است"
      items={[
        { key: 'home', label: 'داشبورد', href: '/' },
        { key: 'mine', label: 'تیکت‌های من', href: '/customer', count: 2, countLabel: 'خوانده‌نشده' },
        { key: 'kb', label: 'پایگاه دانش', href: '/kb' },
      ]}
      actions={
        <>
          <IconButton icon={<SearchIcon />} label="جستجو" />
          <NotificationPanel
            unread={1}
            items={desk.notifications}
            onReadAll={() => undefined}
            onSelect={() => undefined}
          />
          <ProfileMenu name="نگار احمدی" role="مشتری سازمان" items={desk.profile} />
        </>
      }
      bottomNav={<BottomNav activeKey="tickets" items={BOTTOM.slice(0, 4)} />}
    >
      <PageHeader
        title="تیکت‌های من"
        count="۸ مورد"
        actions={
          <Button variant="primary" size="lg" icon={<PlusIcon />}>
            تیکت جدید
          </Button>
        }
      />
      <div className="g-aside">
        <Card flush>
          <div className="g-pad">
            <Segmented
              label="نما"
              value={view}
              onChange={setView}
              options={[
                { value: 'all', label: 'همه' },
                { value: 'you', label: 'منتظر شما' },
                { value: 'closed', label: 'بسته' },
              ]}
            />
          </div>
          <ul>
            {ROWS.map((row) => (
              <CustomerTicketRow
                key={row.number}
                href="/customer"
                subject={row.subject}
                number={row.number}
                department={row.department ?? 'پشتیبانی فنی'}
                excerpt={row.excerpt}
                status={row.status}
                time={row.time}
                unread={row.unread}
              />
            ))}
          </ul>
        </Card>
        <div className="g-stack">
          <Alert tone="warning" title="اکنون خارج از ساعت کاری هستیم.">
            از شنبه ۳۰ آبان ساعت ۸ پاسخگو خواهیم بود.
          </Alert>
          <Card title="از پاسخ‌گویی ما چقدر راضی بودید؟">
            <RatingFaces value={rating} onChange={setRating} />
          </Card>
        </div>
      </div>
    </CustomerLayout>
  );
}

/** Confirm, toasts, a docked drawer and the lost connection. */
export function DialogPage() {
  const [open, setOpen] = useState(true);
  useEffect(() => {
    void confirmDelete({ title: 'حذف سازمان «فناوران آریا»' });
    toast.error('ارتباط با سرور برقرار نشد', { duration: 60_000 });
    undoToast('تیکت بسته شد', () => undefined);
    toast.named('info', '{user} هم در حال مشاهدهٔ این تیکت است', { user: 'John Smith (مدیر)' }, { duration: 60_000 });
  }, []);
  return (
    <>
      <CustomerPage />
      <Drawer docked open={open} title="تاریخچهٔ رویدادهای مشتری" onClose={() => setOpen(false)}>
        محتوا
      </Drawer>
      <ConnectionLost open modal={false} reconnecting={false} onRetry={() => undefined} onClose={() => undefined} />
    </>
  );
}

/** The command palette over the desk. */
export function PalettePage() {
  const [query, setQuery] = useState('پرداخت');
  const [open, setOpen] = useState(true);
  return (
    <>
      <CustomerPage />
      <CommandPalette
        open={open}
        onClose={() => setOpen(false)}
        query={query}
        onQueryChange={setQuery}
        groups={[
          {
            key: 't',
            title: 'تیکت‌ها',
            items: ROWS.slice(0, 3).map((row) => ({
              key: row.number,
              label: highlight(row.subject, query),
              icon: <TicketsIcon />,
              href: '/desk',
              hint: (
                <>
                  <StatusBadge status={row.status} />
                  <small>
                    <bdi dir="ltr">{row.number}</bdi>
                  </small>
                </>
              ),
            })),
          },
          {
            key: 'c',
            title: 'فرمان‌ها',
            items: [{ key: 'n', label: highlight('تیکت جدید با عنوان «پرداخت»', query), icon: <PlusIcon /> }],
          },
        ]}
      />
    </>
  );
}

/** An error page inside the frame. */
export function ErrorsPage() {
  const [mini, setMini] = useState(false);
  return (
    <StaffLayout
      rail={<SampleRail mini={mini} onMini={setMini} active="set" />}
      topBar={<TopBar title="تنظیمات" search={<TopBarSearch onOpen={() => undefined} />} />}
    >
      <ErrorPage code={403} traceId="01KAJ7NV3R-91BD" />
    </StaffLayout>
  );
}

/** The public knowledge base, with a category open. */
export function KnowledgeBasePage() {
  const [query, setQuery] = useState('');
  return (
    <KnowledgeBaseLayout
      title="همیار"
      activeKey={21}
      query={query}
      onSearch={setQuery}
      categories={[
        { key: 1, name: 'شروع کار', href: '/kb', count: 14, icon: <BookIcon /> },
        {
          key: 2,
          name: 'درگاه پرداخت',
          href: '/kb',
          count: 22,
          icon: <BookIcon />,
          children: [
            { key: 20, name: 'اتصال درگاه به فروشگاه', href: '/kb' },
            { key: 21, name: 'خطاهای رایج تراکنش', href: '/kb' },
          ],
        },
        { key: 3, name: 'راهنمای کامل اتصال حسابداری به فروشگاه', href: '/kb', count: 8, icon: <BookIcon /> },
      ]}
    >
      <Card title={query ? `جستجوی «${query}»` : 'رفع خطای ۵۰۴ هنگام اتصال به درگاه پرداخت'}>
        خطای ۵۰۴ یعنی سرور واسط در زمان مقرر از درگاه بانک پاسخی نگرفته است.
      </Card>
    </KnowledgeBaseLayout>
  );
}
