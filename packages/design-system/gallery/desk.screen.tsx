import { useState } from 'react';
import {
  Avatar,
  Button,
  Card,
  CountBadge,
  IconButton,
  Ltr,
  NewRowsButton,
  Pill,
  Segmented,
  Tag,
} from '../src/basics/index.ts';
import { RichText, RichTextEditor } from '../src/editor/index.ts';
import { AttachmentChip } from '../src/files/index.ts';
import {
  BackIcon,
  CalendarIcon,
  CheckIcon,
  FileTextIcon,
  FilterIcon,
  MenuIcon,
  MoreIcon,
  PaperclipIcon,
  PlusIcon,
  ShareIcon,
  SortIcon,
  TransferIcon,
} from '../src/icons/index.ts';
import {
  BottomNav,
  Breadcrumbs,
  Fab,
  NotificationPanel,
  Page,
  ProfileMenu,
  StaffLayout,
  TopBar,
  TopBarSearch,
} from '../src/layout/index.ts';
import {
  Composer,
  Conversation,
  DaySeparator,
  DeadlineCard,
  InternalNote,
  MessageBubble,
  PropertyList,
  SystemLine,
  TicketHeaderLayout,
} from '../src/conversation/index.ts';
import {
  DeadlineBadge,
  ImportanceBadge,
  PresenceAvatars,
  SplitView,
  StatusBadge,
  TicketRow,
  useSplitWidth,
} from '../src/ticket/index.ts';
import type { ComposerMode } from '../src/conversation/index.ts';
import { BOTTOM, desk, ROWS, SampleRail } from './samples.tsx';

function List() {
  const [view, setView] = useState('all');
  return (
    <>
      <div className="hd-list-head">
        <div className="hd-list-title">
          <h2>لیست تیکت‌ها</h2>
          <Pill>۱٬۲۴۸ مورد</Pill>
          <span className="hd-grow" />
          <IconButton icon={<FilterIcon />} label="فیلتر" shortcut={['F']} />
          <IconButton icon={<SortIcon />} label="مرتب‌سازی" />
        </div>
        <Segmented
          block
          label="نما"
          value={view}
          onChange={setView}
          options={[
            { value: 'all', label: 'همه' },
            {
              value: 'open',
              label: (
                <>
                  باز <CountBadge value={174} max={999} />
                </>
              ),
            },
            { value: 'mine', label: 'مال من' },
            {
              value: 'hot',
              label: (
                <>
                  فوری <CountBadge value={5} variant="hot" />
                </>
              ),
            },
          ]}
        />
      </div>
      <NewRowsButton count={3} label="۳ تیکت جدید رسید" onShow={() => undefined} />
      <div className="hd-list-rows">
        <ul>
          {ROWS.map((row, i) => (
            <TicketRow key={row.number} {...row} current={i === 0} focused={i === 2} />
          ))}
        </ul>
      </div>
    </>
  );
}

const HTML =
  '<p dir="auto">سلام، از ساعت ۹ صبح پرداخت‌ها ناموفق است و پیام زیر را دریافت می‌کنیم. شمارهٔ پیگیری <code>TRX-88213/A</code> است.</p><pre dir="ltr"><code>HTTP/1.1 504 Gateway Timeout\nupstream: ipg.bank.ir:443 (30000 ms)</code></pre>';

function Detail() {
  const [mode, setMode] = useState<ComposerMode>(
    new URLSearchParams(window.location.search).get('mode') === 'note' ? 'note' : 'reply',
  );
  const [html, setHtml] = useState('<p>سلام خانم احمدی، اختلال درگاه در ساعت ۱۰:۲۰ به‌طور کامل برطرف شد</p>');
  const single = useSplitWidth() === 'single';
  return (
    <>
      <TicketHeaderLayout
        back={single ? <IconButton icon={<BackIcon />} label="بازگشت" /> : undefined}
        meta={
          <>
            <Ltr>۰۵۰۸-۰۰۰۱۲۶-۵</Ltr>
            <span>پشتیبانی فنی</span>
            <span>۱۴۰۵/۰۸/۲۹</span>
          </>
        }
        subject="خطای ۵۰۴ هنگام اتصال به درگاه پرداخت"
        actions={
          single ? (
            <IconButton icon={<MoreIcon />} label="بیشتر" />
          ) : (
            <>
              <IconButton variant="default" icon={<ShareIcon />} label="اشتراک‌گذاری" />
              <Button icon={<TransferIcon />}>ارجاع</Button>
              <Button variant="outline" icon={<CheckIcon />}>
                بستن تیکت
              </Button>
            </>
          )
        }
        below={
          single ? (
            <>
              <StatusBadge status={3} />
              <ImportanceBadge importance={3} showLabel />
              <DeadlineBadge tone="hot">۲۶ دقیقه تا پاسخ اول</DeadlineBadge>
            </>
          ) : undefined
        }
      />
      <Conversation>
        <DaySeparator>امروز، جمعه ۲۹ آبان</DaySeparator>
        <MessageBubble
          direction="in"
          author="نگار احمدی"
          role="مشتری"
          time="۰۹:۱۲"
          actions={<IconButton size="sm" icon={<MoreIcon />} label="بیشتر" />}
          attachments={
            <>
              <AttachmentChip name="gateway-log.pdf" size={254_000} href="/x.pdf" />
              <AttachmentChip name="error-504.png" size={98_000} href="/x.png" />
            </>
          }
        >
          <RichText html={HTML} />
        </MessageBubble>
        <SystemLine time="۰۹:۲۰">
          <b>سارا نوری</b> تیکت را به <b>پشتیبانی فنی</b> ارجاع داد
        </SystemLine>
        <InternalNote label="یادداشت داخلی" author="سارا نوری" time="۰۹:۲۴">
          با بانک تماس گرفتم؛ اختلال از سمت آن‌هاست و تا ساعت ۱۱ رفع می‌شود.
        </InternalNote>
        <MessageBubble direction="out" author="رضا محمدی" role="کارشناس" time="۰۹:۳۱" edited="ویرایش‌شده">
          سلام خانم احمدی، وقت بخیر. اختلال از سمت بانک تأیید شد و در حال پیگیری هستیم. تا رفع کامل، می‌توانید از درگاه
          دوم استفاده کنید.
        </MessageBubble>
      </Conversation>
      <Composer
        label="پاسخ به مشتری"
        mode={mode}
        onModeChange={setMode}
        note={{
          mode: 'نوع نوشته',
          label: 'یادداشت داخلی',
          hint: 'این یادداشت فقط برای کارشناسان نمایش داده می‌شود',
        }}
        sendLabel={mode === 'note' ? 'ثبت یادداشت' : undefined}
        headEnd={
          <Button size="sm" variant="text" icon={<FileTextIcon />}>
            متن‌های آماده
          </Button>
        }
        tools={<IconButton icon={<PaperclipIcon />} label="پیوست" />}
        draftState="پیش‌نویس ذخیره شد"
        onSend={() => undefined}
      >
        <RichTextEditor
          bare
          tools="bottom"
          label="متن پاسخ"
          value={html}
          onChange={setHtml}
          tone={mode}
          minHeight={52}
        />
      </Composer>
    </>
  );
}

function Side() {
  return (
    <>
      <DeadlineCard title="مهلت پاسخ" left="۲۶ دقیقه" hot percent={78}>
        موعد: امروز ساعت ۱۰:۵۰
      </DeadlineCard>
      <Card>
        <PropertyList
          items={[
            { key: 's', label: 'وضعیت', value: <StatusBadge status={3} /> },
            { key: 'i', label: 'اهمیت', value: <ImportanceBadge importance={3} showLabel /> },
            {
              key: 'a',
              label: 'مسئول',
              value: (
                <>
                  <Avatar name="رضا محمدی" seed="رضا محمدی" size={22} /> رضا محمدی
                </>
              ),
            },
            {
              key: 'p',
              label: 'حاضران',
              value: (
                <PresenceAvatars
                  label="در حال مشاهدهٔ این تیکت"
                  people={[
                    { id: 1, name: 'سارا نوری' },
                    { id: 2, name: 'مینا رستمی' },
                  ]}
                />
              ),
            },
            { key: 'd', label: 'دپارتمان', value: 'پشتیبانی فنی' },
            { key: 'c', label: 'دسته‌بندی', value: 'درگاه پرداخت' },
          ]}
        />
        <div className="g-row">
          <Tag>بانک</Tag>
          <Tag>اختلال</Tag>
        </div>
      </Card>
    </>
  );
}

/** The staff frame with the split view. */
export function DeskPage() {
  const [mini, setMini] = useState(false);
  const single = useSplitWidth() === 'single';
  const showList = new URLSearchParams(window.location.search).has('list');
  return (
    <StaffLayout
      rail={<SampleRail mini={mini} onMini={setMini} />}
      topBar={
        single && !showList ? null : (
          <TopBar
            menuButton={single ? <IconButton icon={<MenuIcon />} label="منو" /> : undefined}
            title="لیست تیکت‌ها"
            breadcrumbs={
              <Breadcrumbs
                items={[
                  { key: 'h', title: 'داشبورد', href: '/' },
                  { key: 't', title: 'تیکت‌ها', href: '/desk' },
                  { key: 'n', title: <Ltr>۰۵۰۸-۰۰۰۱۲۶-۵</Ltr> },
                ]}
              />
            }
            search={<TopBarSearch onOpen={() => undefined} />}
          >
            {single ? null : (
              <>
                <Button variant="primary" icon={<PlusIcon />}>
                  تیکت جدید
                </Button>
                <IconButton icon={<CalendarIcon />} label="تقویم" />
              </>
            )}
            <NotificationPanel
              unread={1}
              items={desk.notifications}
              onReadAll={() => undefined}
              onSelect={() => undefined}
            />
            <ProfileMenu name="رضا محمدی" role="کارشناس" items={desk.profile} />
          </TopBar>
        )
      }
      bottomNav={
        single && showList ? (
          <>
            <Fab label="تیکت جدید" href="/new" />
            <BottomNav activeKey="tickets" items={BOTTOM} />
          </>
        ) : null
      }
    >
      <Page fill>
        <SplitView list={<List />} detail={single && showList ? null : <Detail />} properties={<Side />} />
      </Page>
    </StaffLayout>
  );
}
