import { useState } from 'react';
import { ClockIcon } from '../src/icons/index.ts';
import {
  AuthLayout,
  Countdown,
  PasswordStrength,
  PlainButton,
  PlainInput,
  PlainOtp,
  Segmented,
} from '../src/plain/index.ts';

function Frame({ children }: { children: React.ReactNode }) {
  return (
    <AuthLayout
      title="همیار"
      subtitle="میز خدمت سازمان"
      footer={
        <>
          <span>نسخهٔ ۲٫۴</span>
          <span>تمامی حقوق محفوظ است</span>
        </>
      }
      panel={
        <>
          <h2>
            از پرسش تا پاسخ،
            <br />
            در یک گفتگوی پیوسته
          </h2>
          <p>
            <ClockIcon /> ساعت پاسخ‌گویی: شنبه تا چهارشنبه، ۸ تا ۱۷
          </p>
        </>
      }
    >
      {children}
    </AuthLayout>
  );
}

/** The first step of the login. */
export function LoginPage() {
  const [way, setWay] = useState('login');
  return (
    <Frame>
      <Segmented
        size="lg"
        block
        label="ورود یا ثبت‌نام"
        value={way}
        onChange={setWay}
        options={[
          { value: 'login', label: 'ورود' },
          { value: 'signup', label: 'ثبت‌نام' },
        ]}
      />
      <h1>به همیار خوش آمدید</h1>
      <PlainInput label="شمارهٔ موبایل" type="tel" hint="برای نمونه: ۰۹۱۲۳۴۵۶۷۸۹" />
      <PlainInput label="رمز عبور" type="password" defaultValue="Hamyar14" error="نام کاربری یا رمز عبور اشتباه است" />
      <PasswordStrength score={3} />
      <PlainButton variant="primary" size="xl" block>
        ادامه
      </PlainButton>
    </Frame>
  );
}

/** The one-time code. */
export function OtpPage() {
  const [code, setCode] = useState('482');
  const [until] = useState(Date.now() + 102_000);
  return (
    <Frame>
      <h1>تأیید کد</h1>
      <p>
        کد ۶ رقمی ارسال‌شده به{' '}
        <bdi dir="ltr">
          <b>0912 345 6789</b>
        </bdi>{' '}
        را وارد کنید.
      </p>
      <PlainOtp value={code} onChange={setCode} onComplete={() => undefined} autoFocus />
      <Countdown until={until} total={120} onEnd={() => undefined}>
        {(clock) => <>{clock} تا ارسال مجدد کد</>}
      </Countdown>
      <PlainButton variant="primary" size="xl" block disabled>
        ورود
      </PlainButton>
    </Frame>
  );
}
