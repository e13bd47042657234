import { searchKey } from '../normalize.ts';

// One line for one meaning: English terms, the spellings that people give them in Persian letters, and the words that are
// used instead. A term of several words is found where they follow one another, also without spaces between them.
const GROUPS = `
wifi, wi fi, وای فای, وایرلس, wireless
vpn, وی پی ان, وی‌پی‌ان
sms, اس ام اس, پیامک, پیام کوتاه, مسیج
email, e mail, mail, ایمیل, رایانامه, پست الکترونیک, پست الکترونیکی, میل
password, pass, پسورد, پسوورد, رمز, رمز عبور, گذرواژه, کلمه عبور, کلمه رمز
username, یوزرنیم, یوزر نیم, نام کاربری, شناسه کاربری
user, یوزر, کاربر
login, log in, لاگین, ورود, وارد
logout, log out, لاگ اوت, خروج, خارج
backup, back up, بک آپ, بکاپ, پشتیبان, پشتیبان گیری, نسخه پشتیبان
restore, ریستور, بازیابی, بازگردانی
reset, ریست, بازنشانی
restart, ری استارت, ریستارت, راه اندازی مجدد
update, آپدیت, اپدیت, به روز رسانی, بروزرسانی, به روزرسانی, بروز رسانی, ارتقا
download, دانلود, بارگیری, دریافت فایل
upload, آپلود, بارگذاری
install, نصب
setup, ستاپ, راه اندازی, راه انداختن, راه بندازم, راه بنداز
error, ارور, خطا, اررور, ایراد, باگ, bug
license, licence, لایسنس, مجوز, قفل
printer, پرینتر, چاپگر
print, پرینت, چاپ
barcode, بارکد, بار کد
scanner, اسکنر, بارکدخوان, بارکد خوان
pos, پوز, کارتخوان, کارت خوان, کارت‌خوان, پایانه فروش
receipt, رسید, فیش
invoice, اینویس, فاکتور, صورتحساب, صورت حساب, صورت‌حساب
proforma, پیش فاکتور, پیشفاکتور
discount, تخفیف, آف
domain, دامنه, دامین, دومین
hosting, host, هاست, هاستینگ, میزبانی
server, سرور, سرویس دهنده
cloud, کلاد, ابری, ابر
firewall, فایروال, دیوار آتش, دیواره آتش
ssl, https, اس اس ال, گواهی امنیتی, گواهی
dns, دی ان اس
ip, آی پی, آیپی
api, web service, webservice, ای پی آی, ای‌پی‌آی, وب سرویس, وبسرویس
webhook, وب هوک, وبهوک
token, توکن
key, کلید
app, application, اپ, اپلیکیشن, برنامه موبایل
software, نرم افزار, نرمافزار, برنامه
mobile, موبایل, گوشی, تلفن همراه, همراه
computer, pc, کامپیوتر, رایانه, سیستم
laptop, لپ تاپ, لپتاپ
windows, ویندوز
android, اندروید
iphone, ios, آیفون, آیفن, ای او اس
excel, اکسل
pdf, پی دی اف
file, فایل, پرونده
folder, فولدر, پوشه
database, دیتابیس, پایگاه داده, بانک اطلاعاتی
sql, اس کیو ال
network, شبکه, نتورک
internet, اینترنت, نت
modem, مودم
router, روتر
site, website, سایت, وبسایت, وب سایت
store, shop, فروشگاه, شاپ
woocommerce, ووکامرس
wordpress, وردپرس
panel, پنل, داشبورد, dashboard
ticket, تیکت, درخواست پشتیبانی
support, ساپورت, پشتیبانی
plugin, پلاگین, افزونه
theme, تم, پوسته, قالب
report, ریپورت, گزارش
export, اکسپورت, خروجی
import, ایمپورت, ورود اطلاعات
account, اکانت, حساب کاربری
admin, ادمین, مدیر
role, نقش, رول
permission, دسترسی, پرمیشن
otp, code, کد, کد تایید, رمز یکبار مصرف, رمز یکبارمصرف
two factor, 2fa, ورود دو مرحله ای, ورود دومرحله ای, دو مرحله ای, دومرحله ای
delete, remove, حذف, پاک
edit, ادیت, ویرایش, اصلاح
register, ثبت نام, ثبت‌نام, عضویت
cancel, کنسل, لغو, انصراف
refund, ریفاند, بازگشت وجه, برگشت پول, استرداد, برگشت وجه
payment, پرداخت, پیمنت
gateway, درگاه, درگاه پرداخت
bank, بانک, بانکی
transaction, تراکنش
money, پول, وجه, مبلغ
payback, پس دادن, پس بدهم, برگردوندن, مرجوع, مرجوعی
salary, حقوق, دستمزد
insurance, بیمه
tax, مالیات
vat, ارزش افزوده
moadian, مودیان, مؤدیان, سامانه مودیان, سامانه مالیاتی
inventory, stock, انبار, موجودی
warehouse, انبار
product, محصول, کالا, جنس
customer, مشتری
sms panel, پنل پیامک, سامانه پیامک
credit, اعتبار, شارژ
slow, کند, کندی, یواش
disconnect, قطع, قطعی, دیسکانکت
connect, وصل, اتصال, متصل, کانکت
sync, سینک, همگام, همگام سازی
warranty, گارانتی, ضمانت
repair, تعمیر
spam, اسپم, هرزنامه
attachment, پیوست, ضمیمه
notification, اعلان, نوتیف, نوتیفیکیشن
language, زبان
font, فونت, قلم
keyboard, کیبورد, صفحه کلید
mouse, موس, ماوس
monitor, مانیتور, نمایشگر
screen, صفحه, اسکرین
flash, فلش, usb, یو اس بی
cable, کابل, سیم
phone, تلفن, تماس
vps, وی پی اس, سرور مجازی
ssh, اس اس اچ
ftp, اف تی پی
port, پورت
traffic, ترافیک
bandwidth, پهنای باند
cpanel, سی پنل
renew, تمدید
expire, expired, منقضی, انقضا
forgot, forgotten, فراموش, فراموشی, فراموش کرده, یادم نیست, یادم رفته, یادم رفت, یاد نیست, از یاد
photo, عکس, تصویر
many, زیاد, خیلی
hang, هنگ, گیر, قفل میکند
new, جدید, تازه, نو
add, افزودن, اضافه, اد
change, عوض, تغییر
buy, خرید
employee, پرسنل, کارمند, کارکنان
branch, شعبه
voucher, سند
fiscal year, سال مالی
opening, افتتاحیه
closing, اختتامیه, بستن حساب
check, cheque, چک
loan, وام
overtime, اضافه کار, اضافه‌کاری
leave, مرخصی
`;

/** The ways to say something, folded, by the lines of their group. */
const WAYS = GROUPS.split('\n')
  .map((line) =>
    line
      .split(',')
      .map((way) => searchKey(way))
      .filter(Boolean),
  )
  .filter((ways) => ways.length > 0);

const dense = (way: string): string => way.replace(/ /g, '');

/** Each way without spaces, with the name of its meaning; a way that two groups have means the first. */
const MEANINGS: ReadonlyMap<string, string> = new Map(
  WAYS.flatMap((ways) => ways.map((way) => [dense(way), dense(ways[0]!)] as const)).reverse(),
);

/** The name of the meaning that these words have together, written without spaces; undefined for words of no group. */
export const meaningOf = (words: string): string | undefined => MEANINGS.get(words);

/** How many words one meaning may have. */
export const LONGEST_SYNONYM = Math.max(...WAYS.flat().map((way) => way.split(' ').length));

const WAYS_OF: ReadonlyMap<string, readonly string[]> = new Map(WAYS.map((ways) => [dense(ways[0]!), ways.map(dense)]));

/** All ways to say a meaning, without spaces; none for a word of no group. */
export const waysToSay = (term: string): readonly string[] => WAYS_OF.get(term) ?? [];
