import type { Scenario } from './scenario.ts';

/** Cloud, domains, mail, the mobile app and the web service; some of it in English, as developers write. */
export const HOSTING_SCENARIOS: readonly Scenario[] = [
  {
    key: 'site-down', service: 'cloud', category: 'قطعی سرویس', department: 'hosting', weight: 1.6, importance: 3, attach: 'screenshot', tags: ['قطعی'],
    subject: ['خطای 502 Bad Gateway روی {domain}', 'قطع بودن سرور از ساعت {hour}', 'خطای 504 در بخش پرداخت سایت', 'سایت {domain} بالا نمی‌آید'],
    opening: [
      'سایت {domain} از ساعت {time} خطای 502 می‌دهد. [پنل مدیریت هم باز نمی‌شود.|صفحهٔ اول باز می‌شود ولی بقیهٔ صفحه‌ها نه.] [کمپین تبلیغاتی داریم، لطفاً فوری بررسی کنید.|تغییری هم نداده‌ایم.]',
      'سلام، سرور {ip} پینگ می‌دهد ولی وب‌سایت باز نمی‌شود. یک‌بار از پنل راه‌اندازی دوباره کردیم، [چند دقیقه خوب شد و برگشت|فرقی نکرد].',
      'روی {domain} هنگام پرداخت خطای 504 Gateway Timeout می‌گیریم. [حدود {pct} درصد سفارش‌ها نیمه‌کاره می‌ماند.|از دیروز شروع شده.]',
    ],
    ask: ['لطفاً بفرمایید آخرین تغییر در کد یا افزونه‌ها چه زمانی بوده و آیا اجازهٔ بررسی لاگ‌ها را به ما می‌دهید؟'],
    answer: ['اجازه دارید. آخرین تغییر [افزونهٔ کش|به‌روزرسانی قالب] بود، [دیشب|دو روز پیش].'],
    note: ['php-fpm به سقف pm.max_children رسیده؛ یک کوئری بدون ایندکس روی جدول سفارش‌ها. {agent} لاگ را گذاشت در پوشهٔ تیکت.', 'حافظهٔ کانتینر پر و OOM killer فعال شده. [پلن باید ارتقا پیدا کند.|نشتی از افزونهٔ کش است.]'],
    fix: [
      'علت، پر شدن حافظهٔ سرویس وب به‌خاطر [افزونهٔ کش|پردازش تصویر] بود. سرویس راه‌اندازی شد و سقف پردازه‌ها تنظیم شد. سایت از ساعت {time} پایدار است.',
      'یک پرس‌وجوی سنگین پایگاه داده همهٔ اتصال‌ها را گرفته بود. متوقف شد و برای ستون آن نمایه ساخته شد. زمان پاسخ صفحهٔ پرداخت به کمتر از یک ثانیه رسید.',
      'دیسک سرور پر شده بود و پایگاه داده نمی‌توانست بنویسد. لاگ‌های قدیمی پاک شد و هشدار ۸۰ درصد برایتان فعال کردیم.',
    ],
    again: ['الان باز می‌شود ولی خیلی کند است. [صفحهٔ اول {count2} ثانیه طول می‌کشد.|]', 'دوباره قطع شد، همین الان.'],
    fix2: ['کش صفحه روشن و تصویرهای بزرگ فشرده شد؛ زمان بارگذاری به زیر دو ثانیه رسید.', 'گزارش را دیدیم: ربات‌ها روزانه صدها هزار درخواست می‌فرستادند. محدودیت گذاشته شد و بار سرور به ۲۰ درصد رسید.'],
  },
  {
    key: 'disk-full', service: 'cloud', category: 'منابع و ارتقا', department: 'hosting', importance: 2, tags: ['دیسک'],
    subject: ['پر شدن فضای دیسک سرور', 'افزایش فضای سرور {ip}', 'هشدار {pct}٪ فضای دیسک'],
    opening: [
      'هشدار پر شدن دیسک سرور {ip} رسیده و الان {pct} درصد پر است. [نمی‌دانیم چه چیزی جا گرفته.|فایل‌های سایت فقط {count2} گیگ است.]',
      'لطفاً {count} گیگابایت به فضای سرور {ip} اضافه کنید. [هزینه‌اش را اعلام کنید.|ترجیحاً بدون قطعی.]',
    ],
    fix: [
      '{count} گیگابایت لاگ پایگاه داده (binary log) بود. نگهداری آن به سه روز محدود شد و دیسک به {free} درصد رسید.',
      'فضای سرور به‌صورت برخط افزایش یافت و نیازی به خاموش کردن نبود. مابه‌التفاوت در فاکتور {month} محاسبه می‌شود.',
    ],
    again: ['ممنون. می‌شود هشدار را روی ۷۰ درصد بگذارید؟'],
    fix2: ['هشدار روی ۷۰ درصد تنظیم شد و به شمارهٔ {mobile} هم پیامک می‌شود.'],
  },
  {
    key: 'restore-cloud', service: 'cloud', category: 'پشتیبان‌گیری', department: 'hosting', importance: 2, tags: ['پشتیبان'],
    subject: ['حذف اشتباهی پایگاه داده', 'دریافت نسخهٔ پشتیبان {past}', 'بازگردانی پشتیبان {domain}'],
    opening: [
      'یکی از همکاران [پوشهٔ تصاویر|جدول سفارش‌ها|کل پایگاه داده] را اشتباهی پاک کرده است. لطفاً پشتیبان {past} را برگردانید. [فقط همان بخش لازم است.|بقیهٔ سایت دست نخورد.]',
      'برای حسابرسی یک نسخه از پشتیبان {past} سایت {domain} لازم داریم. چطور دانلود کنیم؟',
    ],
    ask: ['بازگردانی روی همان پایگاه انجام شود یا در یک پایگاه جدا تا خودتان مقایسه کنید؟ در حالت اول داده‌های بعد از آن تاریخ از بین می‌رود.'],
    answer: ['لطفاً در پایگاه جدا. خودمان جدول را منتقل می‌کنیم.'],
    fix: [
      'پشتیبان {past} در پایگاه {username}_restore بازیابی شد. تا یک هفته نگه می‌داریم.',
      'پیوند دانلود یک‌بارمصرف برایتان پیامک شد و تا ۲۴ ساعت معتبر است.',
    ],
    again: ['جدول را برداشتیم، ممنون. پایگاه جدا را پاک کنید.'],
    fix2: ['پاک شد. خوشحالیم که داده‌ها برگشت.'],
  },
  {
    key: 'server-slow-en', service: 'cloud', category: 'کندی', department: 'hosting', english: true, importance: 2, tags: ['کندی'],
    subject: ['High load on {ip} since {time}', 'MySQL connections exhausted on {ip}', 'Slow responses from {domain}'],
    opening: [
      'Hi team,\nsince {time} the load average on {ip} has been [above|around] {count2} and requests to {domain} take [5-10|more than 8] seconds. We did not deploy anything [today|this week]. Could you check the host for noisy neighbours?',
      'Hello,\nwe are seeing `Too many connections` from MySQL on {ip}. The app pool is limited to {count2}, so this should not happen. [Logs attached.|It started {day}.]\nThanks.',
    ],
    ask: ['Thanks for the report. Could you send the output of `show processlist` and the time zone of the timestamps in your log?'],
    answer: ['Attached. Timestamps are Asia/Tehran. [Most of the rows are in "Sending data".|About half of the connections are sleeping.]'],
    fix: [
      'We moved your VM to a less loaded host at {time}; steal time went from {pct}% to under 1%. Load is back to normal.',
      'The sleeping connections came from an old cron job that never closed its pool. We raised `wait_timeout` cleanup and stopped the job; you are at {count2} connections now.',
    ],
    again: ['Load looks good now. Can we get an alert when it goes above {count2}?'],
    fix2: ['Done, an alert at that threshold goes to your e-mail and SMS.'],
  },
  {
    key: 'ssh-port', service: 'cloud', category: 'شبکه و امنیت', department: 'hosting', importance: 1, tags: ['امنیت'],
    subject: ['باز کردن پورت روی سرور {ip}', '[SSH روی {ip} وصل نمی‌شود|مسدود شدن IP دفتر]'],
    opening: [
      'لطفاً پورت [5432|8443|1433] را روی سرور {ip} فقط برای نشانی دفتر ما باز کنید. [نشانی ثابت ما {ip2} است.|]',
      'از صبح با SSH به {ip} وصل نمی‌شویم و `Connection timed out` می‌گیریم. از اینترنت موبایل وصل می‌شود، [پس احتمالاً IP دفتر مسدود شده|از دفتر نه].',
    ],
    fix: [
      'پورت فقط برای {ip2} باز شد. پیشنهاد می‌کنیم به‌جای آن از VPN پنل استفاده کنید تا با عوض شدن IP مشکلی نداشته باشید.',
      'نشانی دفتر پس از {count2} تلاش ناموفق در fail2ban مسدود شده بود. آزاد شد و به فهرست مجاز اضافه شد. لطفاً رمز کاربر را هم عوض کنید.',
    ],
    again: ['وصل شدیم. می‌شود ورود با رمز را کامل ببندید و فقط کلید بماند؟'],
    fix2: ['انجام شد: PasswordAuthentication خاموش است. پیش از بستن نشست فعلی، یک اتصال تازه با کلید امتحان کنید.'],
  },
  {
    key: 'plan-upgrade', service: 'cloud', category: 'منابع و ارتقا', department: 'sales', importance: 0,
    subject: ['ارتقای پلن میزبانی {domain}', 'استعلام قیمت سرور با {ram} گیگابایت حافظه', 'تغییر از میزبانی اشتراکی به سرور ابری'],
    opening: [
      'بازدید سایت {domain} زیاد شده و می‌خواهیم پلن را یک پله بالا ببریم. مابه‌التفاوت تا پایان دوره چقدر می‌شود؟',
      'برای پروژهٔ جدید یک سرور با {ram} گیگ حافظه و {count} گیگ فضا لازم داریم. [پشتیبان روزانه هم می‌خواهیم.|قیمت سالانه را هم بفرمایید.]',
    ],
    fix: [
      'مابه‌التفاوت تا پایان دوره {sum2} تومان است. با تأیید شما ارتقا در ساعت کم‌بار (۳ بامداد) با حدود دو دقیقه قطعی انجام می‌شود.',
      'پیش‌فاکتور با پرداخت ماهانه و سالانه (با {pct} درصد تخفیف) پیوست شد. تحویل سرور یک ساعت پس از پرداخت است.',
    ],
    again: ['تأیید می‌شود، امشب انجام دهید.'],
    fix2: ['ارتقا انجام شد و سایت آزمایش شد. منابع جدید در پنل دیده می‌شود.'],
  },
  {
    key: 'domain-renew', service: 'domain', category: 'تمدید', department: 'finance', weight: 1.2, importance: 2, tags: ['تمدید'],
    subject: ['تمدید دامنهٔ {domain}', 'دامنهٔ {domain} منقضی شده', 'هشدار انقضای دامنه'],
    opening: [
      'دامنهٔ {domain} تا {future} اعتبار دارد. لطفاً برای [یک سال|پنج سال] تمدید کنید و فاکتور بفرستید.',
      'دامنهٔ {domain} دیروز منقضی شده و سایت بالا نمی‌آید. پرداخت را همین الان انجام دادیم (پیگیری {doc}). [لطفاً فوری فعال شود.|]',
    ],
    fix: [
      'دامنه تمدید شد و تاریخ تازهٔ انقضا در پنل دیده می‌شود. فاکتور {doc} پیوست است.',
      'تمدید انجام شد؛ انتشار آن در DNS بین چند دقیقه تا چند ساعت زمان می‌برد. تمدید خودکار را هم روشن کردیم تا تکرار نشود.',
    ],
    again: ['از اینترنت همراه باز می‌شود ولی از دفتر هنوز نه.'],
    fix2: ['کش DNS مودم شماست. یک‌بار خاموش و روشنش کنید یا تا فردا صبر کنید.'],
  },
  {
    key: 'ssl', service: 'domain', category: 'گواهی SSL', department: 'hosting', importance: 2, attach: 'screenshot', tags: ['SSL'],
    subject: ['منقضی شدن گواهی SSL {domain}', 'صدور گواهی برای زیردامنهٔ shop.{domain}', 'پیغام «اتصال امن نیست» در {domain}'],
    opening: [
      'مرورگرها روی {domain} پیغام «اتصال شما خصوصی نیست» می‌دهند. گواهی [دیروز|امروز] منقضی شده، در حالی که تمدید خودکار [روشن است|باید انجام می‌شد].',
      'برای shop.{domain} گواهی می‌خواهیم. رکورد A را روی {ip} گذاشته‌ایم.',
    ],
    fix: [
      'تمدید خودکار به‌خاطر رکورد CAA قدیمی ناموفق بود. رکورد اصلاح و گواهی تازه صادر شد.',
      'گواهی shop.{domain} صادر و نصب شد و تمدید آن خودکار است. تغییر مسیر http به https هم فعال شد.',
    ],
    again: ['قفل سبز شد، ولی چند تصویر با http لود می‌شوند.'],
    fix2: ['نشانی تصویرها در پایگاه داده به https تبدیل شد ({count} مورد).'],
  },
  {
    key: 'dns', service: 'domain', category: 'DNS', department: 'hosting', importance: 1,
    subject: ['افزودن رکورد MX و SPF', 'انتقال DNS به پنل شما', 'تغییر رکوردهای DNS {domain}'],
    opening: [
      'لطفاً این رکوردها را برای {domain} اضافه کنید:\n- MX با اولویت ۱۰ به mail.{domain}\n- TXT برای SPF\n- A برای shop به {ip}',
      'NSهای {domain} را به پنل شما تغییر دادیم. [چقدر طول می‌کشد؟|از دیروز گذشته و هنوز سایت قبلی باز می‌شود.]',
    ],
    fix: [
      'رکوردها اضافه شد. TTL را روی ۳۰۰ ثانیه گذاشتیم تا تغییرهای بعدی سریع‌تر اعمال شود.',
      'انتشار NS معمولاً تا ۲۴ ساعت طول می‌کشد. از سمت ما همه‌چیز آماده است و از چند شهر آزمایش شد.',
    ],
    again: ['لطفاً رکورد DKIM را هم اضافه کنید، مقدارش را پیوست کردم.'],
    fix2: ['اضافه و با ابزار بررسی تأیید شد.'],
  },
  {
    key: 'domain-transfer', service: 'domain', category: 'انتقال', department: 'hosting', importance: 0, attach: 'pdf',
    subject: ['انتقال دامنهٔ {domain} به نام شرکت', 'دریافت کد انتقال (EPP)', 'تغییر مالکیت دامنه'],
    opening: [
      'دامنهٔ {domain} به نام مدیر قبلی ثبت شده و می‌خواهیم به نام شرکت باشد. چه مدارکی لازم است؟',
      'کد انتقال {domain} را لازم داریم. [قفل انتقال را هم باز کنید.|دامنه .com است.]',
    ],
    fix: [
      'مدارک لازم: نامهٔ رضایت مالک فعلی، روزنامهٔ رسمی و تصویر کارت ملی. پس از دریافت، سه روز کاری زمان می‌برد.',
      'قفل باز شد و کد انتقال به ایمیل مالک دامنه رفت. تا پنج روز معتبر است.',
    ],
    again: ['مدارک پیوست شد.'],
    fix2: ['مدارک تأیید شد و درخواست انتقال ثبت شد. نتیجه تا {day} اعلام می‌شود.'],
  },
  {
    key: 'mail-spam', service: 'mail', category: 'ارسال و دریافت', department: 'hosting', weight: 1.3, importance: 1, tags: ['ایمیل'],
    subject: ['رفتن ایمیل‌ها به هرزنامه', 'برگشت خوردن ایمیل با خطای 550', 'ایمیل {email} به جیمیل نمی‌رسد'],
    opening: [
      'ایمیل‌هایی که از {email} به جیمیل می‌فرستیم به پوشهٔ هرزنامه می‌رود. [با یاهو مشکلی نیست.|از دو هفته پیش شروع شد.]',
      'ایمیل به یکی از مشتری‌ها برمی‌گردد با این متن:\n> 550 5.7.1 Message rejected due to SPF failure\nلطفاً بررسی کنید.',
    ],
    ask: ['لطفاً متن کامل سربرگ (header) یکی از ایمیل‌ها را پیوست کنید.'],
    answer: ['پیوست شد. ایمیل را از [نرم‌افزار حسابداری|Outlook] فرستاده‌ایم.'],
    fix: [
      'امضای DKIM دامنه فعال نبود. فعال شد و رکورد DMARC هم با سیاست quarantine اضافه شد؛ آزمایش ارسال به جیمیل به صندوق اصلی رسید.',
      'ایمیل از سروری غیر از سرور ما ارسال می‌شد. نشانی آن به SPF اضافه شد و دیگر برگشت نمی‌خورد.',
    ],
    again: ['به جیمیل می‌رسد. به سازمان‌های دولتی هنوز برمی‌گردد.'],
    fix2: ['IP ما در فهرست سفید آن‌ها نیست؛ نامهٔ درخواست ارسال شد. تا پاسخ، ارسال به آن دامنه از مسیر دوم انجام می‌شود.'],
  },
  {
    key: 'mailbox-full', service: 'mail', category: 'صندوق پستی', department: 'hosting', importance: 1,
    subject: ['پر شدن صندوق {email}', 'ساخت صندوق جدید برای همکار', 'افزایش فضای ایمیل'],
    opening: [
      'صندوق {email} پر شده و ایمیل جدید نمی‌گیرد. پیوست‌های قدیمی را [نمی‌توانیم پاک کنیم|لازم داریم]. فضا را تا {count2} گیگ بالا ببرید.',
      'برای همکار جدیدمان یک صندوق روی دامنهٔ {domain} بسازید و نامه‌های info را هم برایش بفرستید.',
    ],
    fix: [
      'فضای صندوق به {count2} گیگابایت رسید. بایگانی خودکار نامه‌های قدیمی‌تر از دو سال را هم پیشنهاد می‌کنیم.',
      'صندوق ساخته شد. رمز اولیه پیامک شد و گروه info هم برای ایشان فعال است.',
    ],
    again: ['چطور در گوشی تنظیمش کنیم؟'],
    fix2: ['راهنمای تصویری اندروید و iOS پیوست شد؛ درگاه IMAP روی 993 و SMTP روی 465 است.'],
  },
  {
    key: 'outlook', service: 'mail', category: 'تنظیمات کاربر', department: 'hosting', importance: 0, attach: 'screenshot',
    subject: ['Outlook مدام رمز می‌پرسد', 'ایمیل‌ها در گوشی همگام نمی‌شود', 'تنظیم ایمیل در Outlook'],
    opening: [
      'Outlook [از دیروز|بعد از تغییر رمز] مدام پنجرهٔ رمز باز می‌کند. رمز را درست وارد می‌کنیم و در وب‌میل هم کار می‌کند.',
      'ایمیل‌هایی که در گوشی می‌خوانیم در رایانه خوانده‌نشده می‌ماند. [هر دو روی POP3 است.|]',
    ],
    fix: [
      'رمز قدیمی در Credential Manager ویندوز مانده بود. پاک شد و پس از ورود دوباره مشکلی نیست.',
      'POP3 همگام نمی‌کند؛ حساب را روی IMAP بسازید. مراحل در پیوست آمده است.',
    ],
    again: ['با IMAP درست شد، فقط پوشه‌ها انگلیسی است.'],
    fix2: ['نام پوشه‌ها از زبان وب‌میل می‌آید؛ زبان را فارسی کردیم و در همگام‌سازی بعدی عوض می‌شود.'],
  },
  {
    key: 'app-otp', service: 'app', category: 'ورود', department: 'support', weight: 1.2, importance: 2, attach: 'screenshot', tags: ['ورود'],
    subject: ['نیامدن کد ورود اپلیکیشن', 'خروج خودکار از اپلیکیشن', 'اپلیکیشن پس از به‌روزرسانی وارد نمی‌شود'],
    opening: [
      'کد ورود اپلیکیشن برای شمارهٔ {mobile} [نمی‌آید|خیلی دیر می‌رسد و منقضی شده]. [با شمارهٔ دیگری امتحان کردیم، آمد.|]',
      'اپلیکیشن [هر چند ساعت|هر روز] خودش خارج می‌شود و باید دوباره وارد شویم. گوشی [سامسونگ با اندروید ۱۳|آیفون با iOS 17|شیائومی] است.',
    ],
    fix: [
      'ارسال کد به آن پیش‌شماره از مسیر دوم تنظیم شد. همین حالا یک کد آزمایشی فرستادیم؛ لطفاً بفرمایید رسید یا نه.',
      'ذخیره‌سازی پس‌زمینه در «بهینه‌سازی باتری» گوشی بسته شده بود. اپ را استثنا کنید؛ در نسخهٔ {version} هم نشست پایدارتر شده است.',
    ],
    again: ['کد رسید و وارد شدیم. فقط اعلان‌ها نمی‌آید.'],
    fix2: ['اجازهٔ اعلان را از تنظیمات گوشی روشن کنید؛ از سمت ما ارسال می‌شود و آزمایش شد.'],
  },
  {
    key: 'app-crash', service: 'app', category: 'خطای نرم‌افزار', department: 'support', importance: 1, attach: 'screenshot',
    subject: ['بسته شدن اپلیکیشن هنگام [عکس گرفتن|اسکن بارکد|باز کردن گزارش]', 'صفحهٔ سفید در اپلیکیشن'],
    opening: [
      'اپ ویزیتوری نسخهٔ {version} هنگام [اسکن بارکد|ثبت سفارش|عکس گرفتن از رسید] بسته می‌شود. [{count2} ویزیتور همین مشکل را دارند.|روی گوشی من درست است.]',
      'بعد از ورود، صفحهٔ سفید می‌ماند. یک‌بار حذف و نصب کردیم، [چند ساعت درست بود|فرقی نکرد].',
    ],
    ask: ['لطفاً مدل گوشی، نسخهٔ سیستم‌عامل و ساعت دقیق یکی از این خطاها را بنویسید.'],
    answer: ['گلکسی A54 با اندروید ۱۴؛ آخرین بار ساعت {time}.'],
    fix: [
      'خطا در نسخهٔ {version} برای گوشی‌های اندروید ۱۴ بود و در نسخهٔ تازه رفع شده است. از «درباره، بررسی نسخه» به‌روز کنید.',
      'حافظهٔ محلی اپ خراب شده بود. با «پاک کردن داده‌ها» (نه حذف) درست می‌شود و سفارش‌های ارسال‌شده از بین نمی‌رود.',
    ],
    again: ['به‌روز شد و درست کار می‌کند. سفارش‌های آفلاین دیروز را اما نشان نمی‌دهد.'],
    fix2: ['آن سفارش‌ها پیش از پاک شدن به سرور رسیده بود؛ در پنل با برچسب «آفلاین» می‌بینید.'],
  },
  {
    key: 'api-401', service: 'api', category: 'وب‌سرویس', department: 'support', weight: 1.2, tags: ['API'],
    subject: ['خطای 401 در وب‌سرویس فاکتور', 'دریافت کلید وب‌سرویس', 'API returns 401 بعد از تمدید توکن'],
    opening: [
      'در فراخوانی `POST /v2/invoices` خطای `401 Unauthorized` می‌گیریم. توکن را دوباره ساختیم ولی فرقی نکرد. [با همان توکن GET جواب می‌دهد.|از دیروز شروع شده.]',
      'تیم فنی ما می‌خواهد سفارش‌های فروشگاه اینترنتی را با API در نرم‌افزار شما ثبت کند. لطفاً کلید و مستندات را بفرستید. [محیط آزمایشی هم دارید؟|]',
    ],
    fix: [
      'کلید شما فقط دسترسی خواندن داشت. دسترسی `invoices:write` اضافه شد؛ نیازی به توکن تازه نیست.',
      'کلید محیط آزمایشی (sandbox) برایتان ساخته شد و در پنل، بخش «وب‌سرویس» دیده می‌شود. مستندات: {url}',
    ],
    again: ['کار کرد. محدودیت تعداد درخواست در دقیقه چقدر است؟'],
    fix2: ['شصت درخواست در دقیقه برای هر کلید؛ در سربرگ `X-RateLimit-Remaining` مقدار باقی‌مانده می‌آید.'],
  },
  {
    key: 'webhook-en', service: 'api', category: 'وب‌سرویس', department: 'support', english: true, tags: ['API'],
    subject: ['Webhook signature mismatch', 'Duplicate webhook deliveries for invoice.paid'],
    opening: [
      'Hello,\nour endpoint rejects about {pct}% of the `invoice.paid` webhooks because the HMAC does not match. The body we verify is the raw payload, [no parsing before that|before any middleware]. Is the signature computed on the escaped or the unescaped Persian text?',
      'Hi,\nwe receive the same `order.created` event [two|three] times within a minute. The `id` is identical, so we can dedupe, but it looks like a retry without a failure on our side. [We answer 200 in about 2 s.|Our endpoint answers 202.]',
    ],
    ask: ['Could you send one failing request (headers and raw body) and the time with seconds?'],
    answer: ['Sure, see the attachment. It happened at {time}:{count2} Tehran time.'],
    fix: [
      'You are right: payloads with Persian text were signed after escaping. Since the deploy at {time} we sign the exact bytes that are sent. Failed deliveries were replayed.',
      'Our timeout was one second, so answers slower than that were retried. It is 10 seconds now, and the retry carries `X-Attempt`.',
    ],
    again: ['Looks good so far, thanks. Is the replay order guaranteed?'],
    fix2: ['Not across objects; per object yes. Please order by `created_at` when it matters.'],
  },
  {
    key: 'rate-limit-en', service: 'api', category: 'وب‌سرویس', department: 'support', english: true, importance: 0, tags: ['API'],
    subject: ['Rate limit increase for nightly sync', 'Pagination of /v2/customers misses rows', '429 Too Many Requests on /v2/stock'],
    opening: [
      'Hi,\nour nightly job syncs {count} products and hits 429 after a few minutes. Can you raise the limit for our key between 01:00 and 03:00?',
      'Hello,\nwhile paging through `/v2/customers` with `page` we miss some rows when customers are created at the same time. Do you offer cursor pagination?',
    ],
    fix: [
      'The limit of your key is 600 requests a minute from 01:00 to 04:00 Tehran time. Please use `updated_since` to fetch only what changed.',
      'Yes: pass `cursor` instead of `page`; the answer carries `next_cursor`. It is stable under inserts. Example in the docs: {url}',
    ],
    again: ['Works great, thank you! One more: can we get a webhook for price changes?'],
    fix2: ['It is on the list for {month2}; we linked this ticket to it.'],
  },
];
