/** The customers' organisations: name, Latin word of the domain, branch that serves them, province id, field of work. */
export const ORGANIZATIONS: readonly (readonly [name: string, domain: string, branch: 'tehran' | 'isfahan' | 'mashhad', state: number, field: string])[] = [
  ['پخش مواد غذایی مهرگان', 'mehregan', 'tehran', 8, 'پخش مواد غذایی'],
  ['فروشگاه‌های زنجیره‌ای باران', 'baran', 'tehran', 8, 'فروشگاه زنجیره‌ای'],
  ['داروسازی نیک‌اختر', 'nikakhtar', 'tehran', 5, 'داروسازی'],
  ['صنایع بسته‌بندی پارس‌کارتن', 'parscarton', 'tehran', 18, 'بسته‌بندی'],
  ['کلینیک دندان‌پزشکی لبخند', 'labkhand', 'tehran', 8, 'درمان'],
  ['آموزشگاه زبان پرواز', 'parvaz-edu', 'tehran', 8, 'آموزش'],
  ['بازرگانی دریای آرام', 'daryaaram', 'tehran', 29, 'بازرگانی'],
  ['شرکت ساختمانی سازه‌گستر البرز', 'sazegostar', 'tehran', 5, 'ساختمان'],
  ['انتشارات سپیدار', 'sepidar', 'tehran', 8, 'نشر'],
  ['گروه رستوران‌های ترنج', 'toranj', 'tehran', 8, 'رستوران'],
  ['حمل‌ونقل تیزپا', 'tizpa', 'tehran', 8, 'حمل‌ونقل'],
  ['پوشاک آوین', 'avin', 'tehran', 8, 'پوشاک'],
  ['لوازم خانگی گرما‌سرا', 'garmasara', 'tehran', 22, 'لوازم خانگی'],
  ['مهندسی آب‌راه', 'abrah', 'tehran', 17, 'مهندسی'],
  ['هتل سرو شیراز', 'sarvhotel', 'tehran', 17, 'هتل'],
  ['شیرینی‌سرای یاس', 'yas-sweets', 'tehran', 25, 'شیرینی'],
  ['چای گیلان‌زمین', 'gilanzamin', 'tehran', 25, 'مواد غذایی'],
  ['لبنیات دامنهٔ سبز', 'damanesabz', 'tehran', 1, 'لبنیات'],
  ['فرش دست‌باف هزارنقش', 'hezarnaghsh', 'tehran', 1, 'فرش'],
  ['کتاب‌فروشی رود', 'roud-books', 'tehran', 8, 'کتاب'],
  ['آزمایشگاه پاستور نو', 'pasteurno', 'tehran', 13, 'درمان'],
  ['قطعه‌سازی فولادکار', 'fouladkar', 'tehran', 28, 'قطعات خودرو'],
  ['باشگاه ورزشی اوج', 'oujclub', 'tehran', 8, 'ورزش'],
  ['سفرهای کاروان‌گشت', 'karvangasht', 'tehran', 8, 'گردشگری'],
  ['کاشی و سرامیک نقش‌جهان', 'naghshtile', 'isfahan', 4, 'کاشی'],
  ['ذوب و نورد سپاهان‌پولاد', 'sepahanpoulad', 'isfahan', 4, 'فولاد'],
  ['صنایع دستی چهارباغ', 'chaharbagh', 'isfahan', 4, 'صنایع دستی'],
  ['گز و شیرینی زاینده', 'zayande', 'isfahan', 4, 'شیرینی'],
  ['داروخانهٔ شبانه‌روزی آوا', 'avapharm', 'isfahan', 4, 'داروخانه'],
  ['نساجی یزدباف کویر', 'kavirbaf', 'isfahan', 31, 'نساجی'],
  ['پخش لوازم یدکی شهرکرد', 'yadaki-shk', 'isfahan', 9, 'پخش'],
  ['سوپرمارکت‌های هایپر ماه', 'hypermah', 'isfahan', 4, 'فروشگاه زنجیره‌ای'],
  ['مبل و دکور آرامیس', 'aramis', 'isfahan', 4, 'مبلمان'],
  ['زعفران و خشکبار طوس', 'toosnuts', 'mashhad', 11, 'خشکبار'],
  ['هتل‌آپارتمان بهار مشهد', 'baharhotel', 'mashhad', 11, 'هتل'],
  ['رستوران‌های پسران کوهستان', 'kouhestan', 'mashhad', 11, 'رستوران'],
  ['سیمان و بتن خاوران', 'khavaran', 'mashhad', 10, 'سیمان'],
  ['پوشاک کودک نیلوفرآبی', 'niloufarkid', 'mashhad', 11, 'پوشاک'],
  ['کشت و صنعت بینالود', 'binaloud', 'mashhad', 11, 'کشاورزی'],
  ['دام و طیور اترک', 'atrak', 'mashhad', 12, 'دامداری'],
];

/** Parts from which the names of further organisations are put together for large data sets. */
export const ORGANIZATION_KINDS = ['بازرگانی', 'پخش', 'صنایع', 'فروشگاه', 'گروه تولیدی', 'خدمات', 'مهندسی', 'آموزشگاه', 'کلینیک', 'تولیدی'] as const;
export const ORGANIZATION_NAMES = [['آفتاب', 'aftab'], ['البرز', 'alborz'], ['کارون', 'karoon'], ['سهند', 'sahand'], ['پردیس', 'pardis'], ['نوین', 'novin'], ['مهر', 'mehr'], ['ستاره', 'setareh'], ['گلریز', 'golriz'], ['آریا', 'aria'], ['کوثر', 'kosar'], ['رویش', 'rouyesh'], ['هامون', 'hamoun'], ['شایان', 'shayan'], ['برنا', 'borna']] as const;
/** Names of third parties that appear inside texts. */
export const PARTIES = ['بازرگانی آفتاب', 'فروشگاه مرکزی', 'پخش البرز', 'خدمات رویش', 'صنایع هامون', 'تعاونی کارکنان', 'آقای محسنی', 'گروه برنا', 'تولیدی گلریز', 'شرکت کوثر', 'فروشگاه ستاره', 'کارگاه سهند'] as const;
