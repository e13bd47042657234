/** Messages in the terminal when the server cannot start: Persian first, then English. */
export const startupErrors = {
  badSetting: (name: string, value: string, wanted: string) => ({
    fa: `مقدار «${value}» برای ${name} پذیرفتنی نیست. مقدار درست: ${wanted}`,
    en: `${name}="${value}" is not valid. Expected: ${wanted}`,
  }),
  brokerUnsupported: {
    fa: 'BROKER_URL پشتیبانی نمی‌شود؛ گره‌ها رویدادها را از راه PostgreSQL به هم می‌رسانند. آن را بردارید.',
    en: 'BROKER_URL is not supported: nodes pass events on through PostgreSQL. Remove it.',
  },
  dataFolderReadOnly: (folder: string, reason: string) => ({
    fa: `پوشهٔ داده‌ها نوشتنی نیست: ${folder} (${reason}). اجازهٔ نوشتن بدهید یا با DATA_DIR پوشهٔ دیگری تعیین کنید.`,
    en: `The data folder cannot be written: ${folder} (${reason}). Make it writable or choose another one with DATA_DIR.`,
  }),
  diskFull: (folder: string) => ({
    fa: `فضای دیسک برای ${folder} پر است.`,
    en: `The disk that holds ${folder} is full.`,
  }),
  portTaken: (host: string, port: number) => ({
    fa: `درگاه ${port} روی ${host} در اختیار برنامهٔ دیگری است. آن را ببندید یا با PORT درگاه دیگری تعیین کنید.`,
    en: `Port ${port} on ${host} is in use by another program. Stop it or choose another port with PORT.`,
  }),
  portForbidden: (host: string, port: number, reason: string) => ({
    fa: `گوش دادن به ${host}:${port} ممکن نیست (${reason}). HOST و PORT را بررسی کنید.`,
    en: `Cannot listen on ${host}:${port} (${reason}). Check HOST and PORT.`,
  }),
  frontEndFailed: {
    fa: 'صفحه‌های برنامه ساخته نشدند. خطای ساخت بالاتر نوشته شده است؛ پس از رفع آن «npm run build» را اجرا کنید.',
    en: 'The pages could not be built. The error stands above; run "npm run build" once it is mended.',
  },
  frontEndIncomplete: (file: string) => ({
    fa: `صفحه‌های ساخته‌شده ناقص‌اند یا با این نسخه نمی‌خوانند: ${file}. «npm run build» را اجرا کنید.`,
    en: `The built pages are incomplete or not of this release: ${file}. Run "npm run build".`,
  }),
  databaseUnreachable: (target: string, reason: string) => ({
    fa: `پایگاه دادهٔ ${target} در دسترس نیست (${reason}). DATABASE_URL را بررسی کنید.`,
    en: `The database ${target} cannot be reached (${reason}). Check DATABASE_URL.`,
  }),
  databaseLogin: (target: string, reason: string) => ({
    fa: `پایگاه دادهٔ ${target} اجازهٔ ورود نداد (${reason}). نام کاربری، رمز عبور و نام پایگاه را در DATABASE_URL بررسی کنید.`,
    en: `The database ${target} refused the login (${reason}). Check user, password and database name in DATABASE_URL.`,
  }),
  databaseTooOld: (version: string) => ({
    fa: `نسخهٔ PostgreSQL قدیمی است (${version}). نسخهٔ ۱۵ یا تازه‌تر لازم است.`,
    en: `PostgreSQL ${version} is too old. Version 15 or newer is needed.`,
  }),
  databaseEncoding: (encoding: string) => ({
    fa: `کدگذاری پایگاه داده ${encoding} است. پایگاهی با کدگذاری UTF8 بسازید.`,
    en: `The database encoding is ${encoding}. Create a database with encoding UTF8.`,
  }),
  databaseExtension: (name: string, reason: string) => ({
    fa: `افزونهٔ ${name} در PostgreSQL فعال نشد (${reason}). بستهٔ postgresql-contrib را نصب کنید یا افزونه را با کاربر مدیر بسازید.`,
    en: `The PostgreSQL extension ${name} cannot be enabled (${reason}). Install postgresql-contrib or create the extension as a superuser.`,
  }),
  databaseTrigrams: {
    fa: 'این پایگاه داده واژه‌های فارسی را نمی‌شناسد (LC_CTYPE برابر C است). پایگاهی با LC_CTYPE برابر C.UTF-8 یا fa_IR.UTF-8 بسازید.',
    en: 'This database does not recognise Persian words (its LC_CTYPE is C). Create a database with LC_CTYPE C.UTF-8 or fa_IR.UTF-8.',
  },
  databaseCollation: {
    fa: 'ترتیب الفبای فارسی (fa-x-icu) در این PostgreSQL نیست یا نادرست است. نسخه‌ای با پشتیبانی ICU نصب کنید.',
    en: 'The Persian collation (fa-x-icu) is missing or wrong in this PostgreSQL. Install a build with ICU support.',
  },
  databaseNewer: (migration: string) => ({
    fa: `پایگاه داده با نسخهٔ تازه‌تری از همیار ساخته شده است (${migration}). همان نسخه یا تازه‌تر را اجرا کنید.`,
    en: `The database was made by a newer release of Hamyar (${migration}). Run that release or a newer one.`,
  }),
  migrationFailed: (migration: string, reason: string) => ({
    fa: `به‌روزرسانی پایگاه داده در ${migration} شکست خورد و چیزی تغییر نکرد: ${reason}`,
    en: `The database migration ${migration} failed and changed nothing: ${reason}`,
  }),
  embeddedMissing: (platform: string) => ({
    fa: `برای ${platform} PostgreSQL همراه برنامه نیست. نشانی یک PostgreSQL ۱۵ یا تازه‌تر را در DATABASE_URL بگذارید.`,
    en: `There is no bundled PostgreSQL for ${platform}. Put the address of a PostgreSQL 15 or newer into DATABASE_URL.`,
  }),
  embeddedAccount: {
    fa: 'PostgreSQL با کاربر root اجرا نمی‌شود و کاربر hamyar یا nobody در این سیستم نیست. یکی از آن‌ها را بسازید یا برنامه را با کاربر عادی اجرا کنید.',
    en: 'PostgreSQL does not run as root and this system has neither a user hamyar nor nobody. Create one or start as an ordinary user.',
  },
  embeddedVersion: (found: string, bundled: string) => ({
    fa: `پوشهٔ پایگاه داده از PostgreSQL ${found} است و برنامه نسخهٔ ${bundled} را همراه دارد. با نسخهٔ پیشین پشتیبان بگیرید و اینجا بازیابی کنید.`,
    en: `The database folder was made by PostgreSQL ${found}, this release carries ${bundled}. Make a backup with the previous release and restore it here.`,
  }),
  embeddedFailed: (log: string, reason: string) => ({
    fa: `PostgreSQL همراه برنامه اجرا نشد (${reason}). جزئیات: ${log}`,
    en: `The bundled PostgreSQL did not start (${reason}). Details: ${log}`,
  }),
  socketFolder: (folder: string) => ({
    fa: `پوشهٔ ارتباط پایگاه داده از آنِ کاربر دیگری است: ${folder}. آن را پاک کنید.`,
    en: `The database socket folder belongs to someone else: ${folder}. Remove it.`,
  }),
  secretsOpen: (file: string) => ({
    fa: `کلیدهای محرمانه در ${file} خوانده نشد. پرونده را از پشتیبان برگردانید.`,
    en: `The secrets in ${file} cannot be read. Restore the file from a backup.`,
  }),
  notABackup: (folder: string) => ({
    fa: `در ${folder} پشتیبان کاملی نیست.`,
    en: `There is no complete backup in ${folder}.`,
  }),
  backupDamaged: (part: string) => ({
    fa: `پشتیبان آسیب دیده است (${part}). چیزی بازیابی نشد.`,
    en: `The backup is damaged (${part}). Nothing was restored.`,
  }),
  wrongPassphrase: {
    fa: 'کلیدهای محرمانهٔ این پشتیبان با عبارت عبور دیگری رمز شده‌اند. آن را در BACKUP_PASSPHRASE بگذارید.',
    en: 'The secrets of this backup are encrypted with another passphrase. Put it into BACKUP_PASSPHRASE.',
  },
  restoreIntoData: {
    fa: 'این پایگاه داده خالی نیست. در DATA_DIR یا DATABASE_URL تازه‌ای بازیابی کنید.',
    en: 'This database is not empty. Restore into a new DATA_DIR or DATABASE_URL.',
  },
  unknownUser: (name: string) => ({
    fa: `کاربری با نام «${name}» نیست.`,
    en: `There is no user "${name}".`,
  }),
  demoPasswordsOnNetwork: (host: string) => ({
    fa: `تا وقتی رمزهای عبور نمایشی فعال‌اند، برنامه روی ${host} باز نمی‌شود. با «npm start -- --empty» شروع کنید یا رمزهای عبور را عوض کنید.`,
    en: `While the demo passwords are live the server does not open on ${host}. Start with "npm start -- --empty" or change the passwords.`,
  }),
} as const;

/** Messages about what the start is doing. */
export const startupNotices = {
  frontEndMissing: {
    fa: 'صفحه‌های برنامه هنوز ساخته نشده‌اند؛ تنها API پاسخ می‌دهد. «npm run build» را اجرا کنید.',
    en: 'The pages are not built yet, only the API answers. Run "npm run build".',
  },
  closedAncestor: (dataDir: string, home: string) => ({
    fa: `${dataDir} برای کاربر پایگاه داده بسته است؛ پایگاه داده در ${home} نگه داشته می‌شود.`,
    en: `${dataDir} is closed to the database user; the database is kept in ${home}.`,
  }),
} as const;
