import { useState } from 'react';
import {
  Alert,
  Avatar,
  Button,
  ButtonLink,
  Card,
  Checkbox,
  Chip,
  CountBadge,
  DropdownMenu,
  EmptyState,
  ErrorCard,
  ErrorState,
  IconButton,
  Kbd,
  Ltr,
  Name,
  Pill,
  Popover,
  Progress,
  RadioGroup,
  Segmented,
  Skeleton,
  SlotError,
  Spinner,
  Switch,
  Tabs,
  Tag,
} from '../src/basics/index.ts';
import * as icons from '../src/icons/index.ts';
import { Page, PageHeader } from '../src/layout/index.ts';

const {
  EditIcon,
  FilterIcon,
  MoreIcon,
  PlusIcon,
  ShareIcon,
  TrashIcon,
  StarFilledIcon,
  LogoSign,
  icon: _factory,
  namedIcons: _namedIcons,
  ...rest
} = icons;

function Choices() {
  const [on, setOn] = useState(true);
  const [tab, setTab] = useState<'all' | 'mine' | 'late'>('all');
  const [way, setWay] = useState('otp');
  return (
    <Card title="انتخاب‌ها">
      <div className="g-row">
        <Switch checked={on} onChange={setOn} label="ثبت‌نام" showState />
        <Switch checked={false} onChange={setOn} label="خاموش" />
        <Switch checked disabled onChange={setOn} label="بسته" />
        <Checkbox checked={on} onChange={setOn}>
          یادآوری کن
        </Checkbox>
        <Checkbox indeterminate>بعضی</Checkbox>
        <Checkbox disabled>غیرفعال</Checkbox>
      </div>
      <div className="g-row">
        <Segmented
          label="نما"
          value={tab}
          onChange={setTab}
          options={[
            { value: 'all', label: 'همه' },
            {
              value: 'mine',
              label: (
                <>
                  باز <CountBadge value={174} max={999} />
                </>
              ),
            },
            {
              value: 'late',
              label: (
                <>
                  فوری <CountBadge value={5} variant="hot" />
                </>
              ),
            },
          ]}
        />
        <Segmented
          size="sm"
          label="نما"
          value={tab}
          onChange={setTab}
          options={[
            { value: 'all', label: 'همه' },
            { value: 'mine', label: 'مال من' },
          ]}
        />
      </div>
      <RadioGroup
        cards
        label="روش ورود"
        value={way}
        onChange={setWay}
        options={[
          { value: 'otp', label: 'رمز یک‌بارمصرف' },
          { value: 'password', label: 'رمز عبور' },
        ]}
      />
      <Tabs
        label="نماها"
        value={tab}
        onChange={setTab}
        items={[
          { key: 'all', label: 'همه', count: 1248 },
          { key: 'mine', label: 'تیکت‌های من', count: 12 },
          { key: 'late', label: 'گذشته از مهلت', count: 2, hot: true },
        ]}
      >
        محتوای زبانه
      </Tabs>
    </Card>
  );
}

/** Buttons, tags, choices, menus and the icon set. */
export function BasicsPage() {
  return (
    <Page>
      <PageHeader
        title="پایه‌ها"
        count="۱۴ مورد"
        subtitle="دکمه‌ها، نشان‌ها و فهرست‌ها"
        backHref="/"
        actions={
          <>
            <Button icon={<FilterIcon />}>فیلتر</Button>
            <Button variant="primary" icon={<PlusIcon />}>
              تیکت جدید
            </Button>
          </>
        }
      />
      <Card title="دکمه‌ها" extra={<a href="/basics">مشاهدهٔ همه</a>}>
        <div className="g-row">
          {(['primary', 'default', 'outline', 'soft', 'text', 'link', 'danger', 'danger-text', 'note'] as const).map(
            (variant) => (
              <Button key={variant} variant={variant} icon={<EditIcon />}>
                ویرایش
              </Button>
            ),
          )}
        </div>
        <div className="g-row">
          {(['sm', 'md', 'lg', 'xl'] as const).map((size) => (
            <Button key={size} size={size} variant="primary">
              ذخیره
            </Button>
          ))}
          <Button loading variant="primary">
            در حال ذخیره…
          </Button>
          <Button disabled>انصراف</Button>
          <Button active icon={<FilterIcon />}>
            فیلتر
          </Button>
          <ButtonLink href="/">پیوند</ButtonLink>
          <IconButton icon={<ShareIcon />} label="اشتراک‌گذاری" />
          <IconButton icon={<TrashIcon />} variant="danger-text" label="حذف" />
          <IconButton icon={<icons.BellIcon />} label="اعلان‌ها" dot />
        </div>
        <div className="g-row">
          <DropdownMenu
            label="بیشتر"
            items={[
              { key: 'a', label: 'ویرایش', icon: <EditIcon />, shortcut: ['E'] },
              { key: 'c', label: 'باز', checked: true },
              { key: 'd', divider: true },
              { key: 'b', label: 'حذف', icon: <TrashIcon />, danger: true },
            ]}
            trigger={(props) => (
              <Button icon={<MoreIcon />} {...props}>
                بیشتر
              </Button>
            )}
          />
          <Popover label="پنجره" width={260} trigger={(props) => <Button {...props}>پنجره</Button>}>
            <Card title="عنوان">متن پنجره</Card>
          </Popover>
        </div>
      </Card>
      <Card title="نشان‌ها">
        <div className="g-row">
          {(['neutral', 'primary', 'success', 'warning', 'error', 'info', 'violet'] as const).map((tone) => (
            <Tag key={tone} tone={tone} dot>
              {tone}
            </Tag>
          ))}
          <Tag tone="warning" icon={<StarFilledIcon size={12} />}>
            سطح طلایی
          </Tag>
          <Tag onRemove={() => undefined}>بانک</Tag>
          <Tag color="#E77373">درگاه</Tag>
        </div>
        <div className="g-row">
          <Chip label="وضعیت" value="همه به‌جز بسته" onRemove={() => undefined} />
          <Chip dashed icon={<PlusIcon />} label="فیلتر" onClick={() => undefined} />
          <CountBadge value={3} variant="solid" label="خوانده‌نشده" />
          <CountBadge value={120} />
          <CountBadge value={5} variant="hot" />
          <Pill>۱٬۲۴۸ مورد</Pill>
          <Kbd keys={['Ctrl', 'Enter']} />
          <Spinner label="در حال بارگذاری" />
        </div>
        <div className="g-row">
          {['نگار احمدی', 'رضا محمدی', 'John Smith', 'سارا نوری', 'حسین موسوی', 'الهام شریفی'].map((name) => (
            <Avatar key={name} name={name} seed={name} />
          ))}
          <Avatar name="آریا" seed="آریا" square size={44} />
          <Avatar name="مینا" seed="مینا" online size={34} />
        </div>
        <p>
          کاربر <Name>John Smith (مدیر)</Name> با شمارهٔ <Ltr>0912 345 6789</Ltr> و ایمیل <Ltr latin>negar@arya.co</Ltr>{' '}
          نسخهٔ <Ltr latin>2.4.0-rc1</Ltr> را گزارش کرد: <Ltr>78%</Ltr>
        </p>
        <Progress percent={78} label="مهلت" tone="warning" />
      </Card>
      <Choices />
      <Card title="آیکون‌ها">
        <div className="g-icons">
          {Object.entries(rest).map(([name, Icon]) => (
            <Icon key={name} size={22} />
          ))}
          <LogoSign />
        </div>
      </Card>
    </Page>
  );
}

/** Empty, loading, failed. */
export function StatesPage() {
  const [failed] = useState({
    title: 'گزارش‌ها',
    module: 'reports',
    version: '1.8.2',
    traceId: '01KAJ7M2Q9-4F7C',
    onRetry: () => undefined,
  });
  return (
    <Page>
      <Alert tone="warning" title="اکنون خارج از ساعت کاری هستیم.">
        از شنبه ۳۰ آبان ساعت ۸ پاسخگو خواهیم بود.
      </Alert>
      <Alert tone="info" onClose={() => undefined}>
        نسخهٔ تازه‌ای آماده است.
      </Alert>
      <Alert tone="success">تغییرات ذخیره شد.</Alert>
      <Alert tone="error" action={<Button size="sm">تلاش دوباره</Button>}>
        ارسال نشد. متن شما حفظ شده است
      </Alert>
      <ErrorCard kind="load" {...failed} />
      <div className="g-grid">
        <SlotError kind="crash" {...failed} />
        <Card flush>
          <Skeleton avatar lines={4} />
        </Card>
        <Card flush>
          <EmptyState
            kind="list"
            description="اولین تیکت را ثبت کنید تا گفتگو شروع شود."
            action={<Button variant="primary">تیکت جدید</Button>}
          />
        </Card>
        <Card flush>
          <ErrorState traceId="01KAJ7M2Q9-4F7C" onRetry={() => undefined} />
        </Card>
      </div>
    </Page>
  );
}
