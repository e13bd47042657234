/**
 * Texts that several packages use, each written once: buttons, states, names, and answers that server and screens have
 * in common (glossary). Move a text here when a second package needs it with the same meaning; a test reports texts
 * that occur in two packages.
 */

export const accessExpired = 'امکان دسترسی وجود ندارد';
export const accessRestricted = 'دسترسی به سیستم محدود شده است';
export const accountEndsIn = '{n} روز تا پایان اعتبار حساب شما باقی مانده است';
export const accountLimited = 'حساب شما محدود شده است و امکان ثبت تیکت جدید ندارید';
export const actionDone = 'عملیات با موفقیت انجام شد';
export const actionFailed = 'عملیات انجام نشد. لطفاً دوباره تلاش کنید';
export const actions = 'عملیات';
export const active = 'فعال';
export const all = 'همه';
export const appearance = 'ظاهر';
export const articleCreated = 'مقاله ایجاد شد';
export const articleDeleted = 'مقاله حذف شد';
export const articles = 'مقالات';
export const articleUpdated = 'مقاله به‌روزرسانی شد';
export const attachments = 'پیوست‌ها';
export const back = 'بازگشت';
export const backToDashboard = 'بازگشت به داشبورد';
export const birthday = 'تاریخ تولد';
export const branch = 'شعبه';
export const branchAdmin = 'سرپرست شعبه';
export const cancel = 'انصراف';
export const categories = 'دسته‌بندی‌ها';
export const category = 'دسته‌بندی';
export const changedBySomebodyElse = 'این مورد را هم‌زمان فرد دیگری تغییر داده است. تغییرات را مقایسه کنید.';
export const changeImportance = 'تغییر اهمیت';
export const changePassword = 'تغییر رمز عبور';
export const choose = 'انتخاب کنید';
export const chooseColumns = 'انتخاب ستون‌ها';
export const clearFilters = 'پاک کردن فیلترها';
export const clearSearch = 'پاک کردن جستجو';
export const close = 'بستن';
export const closed = 'بسته';
export const codeExpired = 'مهلت وارد کردن کد به پایان رسید';
export const codeSentToCurrentAddress = 'کد تأیید به نشانی فعلی شما ارسال شد';
export const codeSentToNewAddress = 'کد تأیید به نشانی جدید ارسال شد';
export const confirmAction = 'آیا از انجام این عملیات اطمینان دارید؟';
export const connectionLost = 'ارتباط با سیستم قطع شده است';
export const connectionRestored = 'ارتباط دوباره برقرار شد';
export const contact = 'راه‌های تماس';
export const contactInvalid = 'شمارهٔ موبایل یا نشانی ایمیل معتبر وارد کنید';
export const conversation = 'گفتگو';
export const copied = 'کپی شد';
export const copyLink = 'کپی پیوند';
export const createdAt = 'تاریخ ایجاد';
export const createdBy = 'ثبت‌کننده';
export const createTicket = 'ثبت تیکت';
export const critical = 'بحرانی';
export const customer = 'مشتری';
export const customerCreated = 'مشتری با موفقیت ایجاد شد';
export const customerDeleted = 'مشتری حذف شد';
export const customerLevel = 'سطح مشتری';
export const customerProfile = 'پروفایل مشتری';
export const customerReplied = 'پاسخ مشتری';
export const customers = 'مشتریان';
export const customerUpdated = 'اطلاعات مشتری به‌روزرسانی شد';
export const deleteCustomer = 'حذف مشتری';
/** A chosen object that is in no list any more. */
export const deletedChoice = 'حذف‌شده';
export const department = 'دپارتمان';
export const departmentAdmin = 'سرپرست دپارتمان';
export const description = 'توضیحات';
export const details = 'جزئیات';
export const dropOrChooseFiles = 'فایل‌ها را اینجا رها کنید یا برای انتخاب کلیک کنید';
export const dropToUpload = 'برای بارگذاری رها کنید';
export const edit = 'ویرایش';
export const edited = 'ویرایش‌شده';
export const email = 'ایمیل';
export const emailInvalid = 'نشانی ایمیل معتبر نیست';
export const eventDeleted = 'رویداد حذف شد';
export const eventDepartmentNeeded = 'دپارتمانی را که رویداد برای آن است انتخاب کنید';
export const eventEndBeforeStart = 'ساعت پایان باید پس از شروع باشد';
export const eventSaved = 'رویداد ذخیره شد';
export const expert = 'کارشناس';
export const feedbackThanks = 'از نظر شما سپاسگزاریم';
export const fieldHasHtml = 'الگوی فیلد نامعتبر است';
export const fieldRequired = 'این فیلد الزامی است';
export const fileContentMismatch = 'محتوای فایل با پسوند آن نمی‌خواند';
export const fileEmpty = 'فایل خالی است';
export const fileTooLargeMax = 'حجم فایل غیر مجاز است (حداکثر {max})';
export const fileTooLargeOf = 'حجم فایل غیر مجاز است ({size}؛ حداکثر {max})';
export const fileTypeRefused = 'فرمت فایل مجاز نمی باشد';
export const firstName = 'نام';
export const fullAdmin = 'مدیر ارشد';
/** For all kinds, and for everybody. */
export const general = 'عمومی';
export const high = 'زیاد';
export const hour = 'ساعت';
export const inactive = 'غیرفعال';
export const inProgress = 'در حال بررسی';
export const inputInvalid = 'اطلاعات واردشده معتبر نیست';
export const internalNote = 'یادداشت داخلی';
export const ipInvalid = 'نشانی IP معتبر نیست';
export const knowledgeBase = 'پایگاه دانش';
export const landline = 'تلفن ثابت';
export const lastName = 'نام خانوادگی';
export const leaveUnsaved = 'تغییرات ذخیره نشده‌اند. از صفحه خارج می‌شوید؟';
export const licenseEndsIn = '{n} روز تا پایان لایسنس شما باقی مانده است';
export const licenseExpired = 'لایسنس منقضی شده است و ثبت تغییرات ممکن نیست.';
export const loading = 'در حال بارگذاری…';
export const loggedOut = 'با موفقیت از حساب خود خارج شدید';
/** The log of calls and the log of changes, and their columns (glossary 29). */
export const logs = {
  requests: 'گزارش درخواست‌ها',
  audit: 'گزارش تغییرات',
  time: 'زمان',
  method: 'متد',
  path: 'مسیر درخواست',
  result: 'نتیجه',
  duration: 'مدت (میلی‌ثانیه)',
  user: 'کاربر',
  role: 'نقش',
  ip: 'نشانی IP',
  browser: 'مرورگر',
  object: 'مورد',
  objectType: 'نوع مورد',
  objectId: 'شناسهٔ مورد',
  error: 'خطا',
  bytes: 'حجم (بایت)',
  actor: 'انجام‌دهنده',
  before: 'پیش از تغییر',
  after: 'پس از تغییر',
  reason: 'دلیل',
} as const;
export const logInAgain = 'لطفاً دوباره وارد شوید';
export const loginLinkInvalid = 'پیوند ورود معتبر نیست یا منقضی شده است';
export const low = 'کم';
export const mainMenu = 'منوی اصلی';
export const medium = 'متوسط';
export const messageDeleted = 'این پیام حذف شده است';
export const minute = 'دقیقه';
export const mobile = 'شمارهٔ موبایل';
export const mobileInvalid = 'شمارهٔ موبایل معتبر نیست';
export const more = 'بیشتر';
export const moveDown = 'انتقال به پایین';
export const moveUp = 'انتقال به بالا';
export const newMessageBeforeSend = 'پیش از ارسال شما پیام تازه‌ای رسید';
export const newTicket = 'تیکت جدید';
export const no = 'خیر';
export const noAnswer = 'پاسخی از سرور دریافت نشد';
export const noCommand = 'فرمانی پیدا نشد';
export const noName = 'بدون نام';
export const noSearchResult = 'نتیجه ای برای جستجوی شما پیدا نشد.';
export const noteHint = 'این یادداشت فقط برای کارشناسان نمایش داده می‌شود';
export const nothingFound = 'موردی پیدا نشد';
export const nothingFoundHere = 'موردی پیدا نشد!';
export const nothingMatchesFilters = 'با این فیلترها موردی پیدا نشد';
export const nothingToShow = 'موردی برای نمایش وجود ندارد';
export const notifications = 'اعلان‌ها';
export const notSet = 'ثبت نشده';
export const numberInvalid = 'فقط عدد وارد کنید';
export const open = 'باز';
export const openIt = 'باز کردن';
export const openMainMenu = 'باز کردن منوی اصلی';
export const organization = 'سازمان';
export const organizationCreated = 'سازمان با موفقیت ایجاد شد';
export const organizationCustomer = 'مشتری سازمان';
export const organizationDeleted = 'سازمان حذف شد';
export const organizations = 'سازمان‌ها';
export const organizationSupervisor = 'سرپرست سازمان';
export const organizationUpdated = 'اطلاعات سازمان به‌روزرسانی شد';
export const pages = 'صفحه‌ها';
export const offDayDeleted = 'روز تعطیل حذف شد';
export const offDaySaved = 'روز تعطیل ثبت شد';
export const partNotLoaded = 'این بخش باز نشد. لطفاً دوباره تلاش کنید.';
export const password = 'رمز عبور';
export const passwordChanged = 'رمز عبور تغییر کرد';
export const passwordMismatch = 'رمز عبور و تکرار آن یکسان نیستند';
export const passwordReset = 'رمز عبور شما با موفقیت تغییر کرد';
export const passwordTooSimple = 'رمز عبور باید حداقل ۸ کاراکتر و شامل حرف کوچک، حرف بزرگ و عدد انگلیسی باشد';
export const patternInvalid = 'الگوی واردشده نامعتبر است';
export const phoneInvalid = 'شمارهٔ تلفن معتبر نیست';
export const profileUpdated = 'پروفایل شما به‌روزرسانی شد';
/** Of an article, and of a release. */
export const publishing = 'انتشار';
export const recipient = 'گیرنده';
export const registered = 'ثبت‌نام شما با موفقیت انجام شد';
export const remove = 'حذف';
export const removePicture = 'حذف تصویر';
export const reopening = 'باز شدن دوباره';
/** What stands for the tickets that have no value of what a report counts by. */
export const reportNone = 'بدون مقدار';
/** Heads of the columns of reports, on screens and in files. */
export const reportColumns = {
  count: 'تعداد تیکت',
  previous: 'بازهٔ قبل',
  votes: 'تعداد رأی',
  employees: 'کارشناسان',
  closed: 'بسته‌شده',
  reopened: 'بازشده',
  average: 'میانگین رضایت',
  median: 'میانه',
  p90: 'صدک ۹۰',
} as const;
export const repeatEndBeforeStart = 'پایان تکرار باید پس از شروع رویداد باشد';
export const replySent = 'پاسخ شما ارسال شد';
export const replyToCustomer = 'پاسخ به مشتری';
export const requiredField = 'فیلد الزامی';
export const retry = 'تلاش دوباره';
export const satisfied = 'راضی';
/** Levels of satisfaction in reports: «بدون نظر» first, and "very" where the rating says "completely" (spec 9.13). */
export const satisfactionLevels = ['بدون نظر', 'بسیار ناراضی', 'ناراضی', 'متوسط', 'راضی', 'بسیار راضی'] as const;
export const save = 'ذخیره';
export const saveChanges = 'ذخیرهٔ تغییرات';
export const savedBySomebodyElse =
  'این اطلاعات را هم‌زمان شخص دیگری تغییر داده است. نسخهٔ تازه دریافت شد؛ نوشته‌های شما نگه داشته شده‌اند.';
export const saveNote = 'ثبت یادداشت';
export const search = 'جستجو';
export const searchHint = 'جستجو…';
export const searchOrRun = 'جستجو یا اجرای فرمان…';
export const sendReply = 'ارسال پاسخ';
export const serverUnreachable = 'ارتباط با سرور برقرار نشد';
export const settings = 'تنظیمات';
/** Buckets of the SLA report (glossary `sla.*`). */
export const slaBuckets = {
  none: 'بدون SLA',
  first_response_on_time: 'پاسخ اول در مهلت مقرر',
  closed_on_time: 'بسته‌شده در مهلت مقرر',
  first_response_late: 'پاسخ اول خارج از مهلت مقرر',
  closed_late: 'بسته‌نشده در مهلت مقرر',
} as const;
export const show = 'نمایش';
export const shownTo = 'نمایش برای';
export const staffReplied = 'پاسخ کارشناس';
export const status = 'وضعیت';
export const submit = 'ثبت';
export const support = 'پشتیبانی';
export const system = 'سیستم';
export const systemError = 'مشکلی در سیستم رخ داده است';
export const systemInformation = 'اطلاعات سیستم';
export const table = 'جدول';
export const templateDeleted = 'قالب حذف شد';
export const templateSaved = 'قالب ذخیره شد';
export const thanksForRating = 'از ثبت نظر شما سپاسگزاریم';
export const threeCharacters = 'حداقل ۳ کاراکتر وارد کنید';
export const ticket = 'تیکت';
export const ticketAssignedToYou = 'تیکت به شما سپرده شد';
export const ticketClosed = 'تیکت بسته شد';
export const ticketList = 'لیست تیکت‌ها';
export const ticketReopened = 'تیکت دوباره باز شد';
export const ticketTransferred = 'تیکت ارجاع داده شد';
export const ticketsByStatus = 'تیکت‌ها به تفکیک وضعیت';
/** Names of the reports (glossary 24), by the names of their calls. */
export const reportTitles = {
  reportTicketFrequency: 'فراوانی تیکت‌ها در طول زمان',
  reportTicketCategoryTicket: 'تیکت‌ها به تفکیک دسته‌بندی',
  reportTagUserTicket: 'برچسب‌های تیکت‌ها و مشتریان',
  reportSatisfactionEmployee: 'رضایت از کارشناسان',
  reportServiceTicket: 'تیکت‌ها به تفکیک محصول و خدمت',
  reportSatisfactionTicket: 'رضایت از تیکت‌ها',
  reportImportanceTicket: 'تیکت‌ها به تفکیک اهمیت',
  reportSlaTicket: 'وضعیت SLA',
  reportTicketStatusTicket: ticketsByStatus,
  reportServiceUser: 'تخصیص محصول به مشتریان و کارشناسان',
  reportTicketState: 'تیکت‌ها به تفکیک استان',
  reportBacklog: 'تیکت‌های انباشته',
  reportPerformance: 'زمان پاسخ و بستن تیکت',
  reportLoad: 'حجم کار در ساعت‌های هفته',
  reportEmployee: 'عملکرد کارشناسان',
} as const;
export const title = 'عنوان';
export const tooManyRequests = 'تعداد درخواست‌ها بیش از حد مجاز است. کمی صبر کنید';
export const toTicketSystem = 'ورود به سیستم تیکت';
export const traceId = 'کد پیگیری';
export const transferTicket = 'ارجاع تیکت';
export const tryInMinutes = 'لطفاً چند دقیقهٔ دیگر دوباره تلاش کنید.';
export const undo = 'واگرد';
export const unread = 'خوانده‌نشده';
export const unsatisfied = 'ناراضی';
export const unsavedTextRestored = 'متن ذخیره‌نشدهٔ شما بازیابی شد';
export const updatedAt = 'آخرین تغییر';
export const urlInvalid = 'نشانی وب‌سایت معتبر نیست';
export const username = 'نام کاربری';
export const usernameInvalid = 'نام کاربری معتبر نیست. نمونه: {example}';
export const verificationCode = 'کد تأیید';
export const verySatisfied = 'کاملاً راضی';
export const veryUnsatisfied = 'کاملاً ناراضی';
export const waitForUploads = 'تا پایان بارگذاری فایل‌ها صبر کنید';
export const workingHours = 'ساعت پاسخ‌گویی';
export const yes = 'بله';
