// Names that occur in Iran, with their Latin spelling for user names and addresses.

export const WOMEN: readonly (readonly [string, string])[] = [
  ['مریم', 'maryam'], ['زهرا', 'zahra'], ['فاطمه', 'fatemeh'], ['سارا', 'sara'], ['نرگس', 'narges'], ['الهام', 'elham'], ['نیلوفر', 'niloufar'], ['مهسا', 'mahsa'], ['شیوا', 'shiva'], ['پریسا', 'parisa'],
  ['لیلا', 'leila'], ['سمیرا', 'samira'], ['آزاده', 'azadeh'], ['نگار', 'negar'], ['مینا', 'mina'], ['راضیه', 'razieh'], ['معصومه', 'masoumeh'], ['هانیه', 'hanieh'], ['شبنم', 'shabnam'], ['آیدا', 'ayda'],
  ['ندا', 'neda'], ['سحر', 'sahar'], ['ریحانه', 'reyhaneh'], ['مهناز', 'mahnaz'], ['فرزانه', 'farzaneh'], ['ژاله', 'zhaleh'], ['پگاه', 'pegah'], ['بهاره', 'bahareh'], ['سپیده', 'sepideh'], ['طاهره', 'tahereh'],
  ['گلناز', 'golnaz'], ['ماندانا', 'mandana'], ['نسترن', 'nastaran'], ['حدیث', 'hadis'], ['یاسمن', 'yasaman'], ['کیمیا', 'kimia'], ['شقایق', 'shaghayegh'], ['اعظم', 'azam'], ['ثریا', 'soraya'], ['هما', 'homa'],
];

export const MEN: readonly (readonly [string, string])[] = [
  ['علی', 'ali'], ['محمد', 'mohammad'], ['حسین', 'hossein'], ['رضا', 'reza'], ['مهدی', 'mehdi'], ['امیر', 'amir'], ['سعید', 'saeed'], ['حمید', 'hamid'], ['مجید', 'majid'], ['بهرام', 'bahram'],
  ['کامران', 'kamran'], ['پویا', 'pouya'], ['آرش', 'arash'], ['سینا', 'sina'], ['نیما', 'nima'], ['بابک', 'babak'], ['فرهاد', 'farhad'], ['شهرام', 'shahram'], ['کیوان', 'keyvan'], ['احسان', 'ehsan'],
  ['ایمان', 'iman'], ['داود', 'davoud'], ['یوسف', 'yousef'], ['جواد', 'javad'], ['هادی', 'hadi'], ['مصطفی', 'mostafa'], ['ابراهیم', 'ebrahim'], ['عباس', 'abbas'], ['اکبر', 'akbar'], ['ناصر', 'naser'],
  ['منصور', 'mansour'], ['پیمان', 'peyman'], ['سامان', 'saman'], ['کاوه', 'kaveh'], ['سیاوش', 'siavash'], ['میلاد', 'milad'], ['وحید', 'vahid'], ['مسعود', 'masoud'], ['امیرحسین', 'amirhossein'], ['محمدرضا', 'mohammadreza'],
  ['علیرضا', 'alireza'], ['حسن', 'hasan'], ['روزبه', 'rouzbeh'], ['شاهین', 'shahin'], ['فرشید', 'farshid'], ['غلامرضا', 'gholamreza'],
];

export const FAMILIES: readonly (readonly [string, string])[] = [
  ['رضایی', 'rezaei'], ['محمدی', 'mohammadi'], ['کریمی', 'karimi'], ['حسینی', 'hosseini'], ['احمدی', 'ahmadi'], ['موسوی', 'mousavi'], ['جعفری', 'jafari'], ['صادقی', 'sadeghi'], ['مرادی', 'moradi'], ['رحیمی', 'rahimi'],
  ['ابراهیمی', 'ebrahimi'], ['قاسمی', 'ghasemi'], ['نوری', 'nouri'], ['اکبری', 'akbari'], ['کاظمی', 'kazemi'], ['یزدانی', 'yazdani'], ['شریفی', 'sharifi'], ['طاهری', 'taheri'], ['نظری', 'nazari'], ['زارعی', 'zarei'],
  ['باقری', 'bagheri'], ['فلاحی', 'fallahi'], ['سلیمانی', 'soleimani'], ['خسروی', 'khosravi'], ['امینی', 'amini'], ['داوودی', 'davoudi'], ['قربانی', 'ghorbani'], ['میرزایی', 'mirzaei'], ['حیدری', 'heydari'], ['عباسی', 'abbasi'],
  ['نجفی', 'najafi'], ['صالحی', 'salehi'], ['بهرامی', 'bahrami'], ['فتحی', 'fathi'], ['سلطانی', 'soltani'], ['رستمی', 'rostami'], ['جلالی', 'jalali'], ['پورحسن', 'pourhasan'], ['ملکی', 'maleki'], ['شجاعی', 'shojaei'],
  ['کیانی', 'kiani'], ['فرهادی', 'farhadi'], ['توکلی', 'tavakoli'], ['میرحسینی', 'mirhosseini'], ['دهقان', 'dehghan'], ['فروغی', 'foroughi'], ['گلستانی', 'golestani'], ['افشار', 'afshar'], ['رفیعی', 'rafiei'], ['حکیمی', 'hakimi'],
  ['پناهی', 'panahi'], ['مهدوی', 'mahdavi'], ['شفیعی', 'shafiei'], ['بختیاری', 'bakhtiari'], ['نیک‌نام', 'niknam'], ['خلیلی', 'khalili'], ['ادیب', 'adib'], ['راد', 'rad'], ['تهرانی', 'tehrani'], ['اصفهانی', 'esfahani'],
  ['شیرازی', 'shirazi'], ['تبریزی', 'tabrizi'], ['مشهدی', 'mashhadi'], ['یوسفی', 'yousefi'], ['زمانی', 'zamani'], ['صفایی', 'safaei'], ['کاویانی', 'kaviani'], ['منصوری', 'mansouri'], ['حاتمی', 'hatami'], ['ثابتی', 'sabeti'],
  ['غلامی', 'gholami'], ['جهانگیری', 'jahangiri'], ['معینی', 'moeini'], ['وفایی', 'vafaei'], ['لطفی', 'lotfi'], ['پاکدل', 'pakdel'], ['روحانی‌نژاد', 'rohaninejad'], ['آقایی', 'aghaei'], ['ایزدی', 'izadi'], ['مظفری', 'mozaffari'],
];

/** The staff by hand: thirty people who cover every role. `gender` f or m; `department` and `branch` are keys; `extra` names further roles. */
export const STAFF: readonly {
  username: string; first: string; last: string; gender: 'm' | 'f'; branch: 'tehran' | 'isfahan' | 'mashhad' | 'all';
  departments: readonly string[]; role: 'full_admin' | 'branch_admin' | 'department_admin' | 'employee'; extra?: readonly string[]; status?: 'inactive';
}[] = [
  { username: 'admin', first: 'کیوان', last: 'فروغی', gender: 'm', branch: 'all', departments: [], role: 'full_admin' },
  { username: 'admin2', first: 'لیلا', last: 'توکلی', gender: 'f', branch: 'all', departments: [], role: 'full_admin' },
  { username: 'branch.tehran', first: 'مسعود', last: 'جلالی', gender: 'm', branch: 'tehran', departments: ['support', 'sales'], role: 'branch_admin' },
  { username: 'branch.isfahan', first: 'پریسا', last: 'گلستانی', gender: 'f', branch: 'isfahan', departments: ['support'], role: 'branch_admin' },
  { username: 'branch.mashhad', first: 'هادی', last: 'خسروی', gender: 'm', branch: 'mashhad', departments: ['support'], role: 'branch_admin' },
  { username: 'lead.support', first: 'نیلوفر', last: 'صالحی', gender: 'f', branch: 'all', departments: ['support'], role: 'department_admin' },
  { username: 'lead.hosting', first: 'آرش', last: 'کیانی', gender: 'm', branch: 'all', departments: ['hosting'], role: 'department_admin' },
  { username: 'lead.devices', first: 'فرهاد', last: 'رستمی', gender: 'm', branch: 'all', departments: ['devices'], role: 'department_admin' },
  { username: 'lead.finance', first: 'معصومه', last: 'امینی', gender: 'f', branch: 'all', departments: ['finance'], role: 'department_admin' },
  { username: 'lead.sales', first: 'سامان', last: 'افشار', gender: 'm', branch: 'all', departments: ['sales'], role: 'department_admin' },
  { username: 'lead.training', first: 'شیوا', last: 'مهدوی', gender: 'f', branch: 'all', departments: ['training'], role: 'department_admin' },
  { username: 'agent', first: 'سارا', last: 'محمدی', gender: 'f', branch: 'tehran', departments: ['support'], role: 'employee' },
  { username: 'senior', first: 'امیر', last: 'یزدانی', gender: 'm', branch: 'tehran', departments: ['support', 'training'], role: 'employee', extra: ['senior'] },
  { username: 'reception', first: 'مهسا', last: 'قربانی', gender: 'f', branch: 'tehran', departments: ['support', 'sales', 'finance'], role: 'employee', extra: ['front'] },
  { username: 'agent.isfahan', first: 'احسان', last: 'دهقان', gender: 'm', branch: 'isfahan', departments: ['support'], role: 'employee' },
  { username: 'agent.mashhad', first: 'سمیرا', last: 'نوری', gender: 'f', branch: 'mashhad', departments: ['support'], role: 'employee' },
  { username: 'p.rahimi', first: 'پویا', last: 'رحیمی', gender: 'm', branch: 'tehran', departments: ['support'], role: 'employee' },
  { username: 'n.ahmadi', first: 'نگار', last: 'احمدی', gender: 'f', branch: 'tehran', departments: ['support'], role: 'employee' },
  { username: 's.moradi', first: 'سینا', last: 'مرادی', gender: 'm', branch: 'all', departments: ['hosting'], role: 'employee', extra: ['senior'] },
  { username: 'm.kazemi', first: 'میلاد', last: 'کاظمی', gender: 'm', branch: 'tehran', departments: ['hosting'], role: 'employee' },
  { username: 'b.shafiei', first: 'بهاره', last: 'شفیعی', gender: 'f', branch: 'all', departments: ['hosting', 'support'], role: 'employee' },
  { username: 'v.soltani', first: 'وحید', last: 'سلطانی', gender: 'm', branch: 'tehran', departments: ['devices'], role: 'employee' },
  { username: 'h.zarei', first: 'حمید', last: 'زارعی', gender: 'm', branch: 'isfahan', departments: ['devices'], role: 'employee' },
  { username: 'f.lotfi', first: 'فرزانه', last: 'لطفی', gender: 'f', branch: 'all', departments: ['finance'], role: 'employee' },
  { username: 'r.bagheri', first: 'راضیه', last: 'باقری', gender: 'f', branch: 'tehran', departments: ['finance', 'sales'], role: 'employee' },
  { username: 'k.fathi', first: 'کاوه', last: 'فتحی', gender: 'm', branch: 'all', departments: ['sales'], role: 'employee' },
  { username: 'm.jafari', first: 'مینا', last: 'جعفری', gender: 'f', branch: 'mashhad', departments: ['sales', 'training'], role: 'employee' },
  { username: 'a.niknam', first: 'آزاده', last: 'نیک‌نام', gender: 'f', branch: 'all', departments: ['training'], role: 'employee' },
  { username: 'd.hakimi', first: 'داود', last: 'حکیمی', gender: 'm', branch: 'isfahan', departments: ['training', 'support'], role: 'employee' },
  { username: 'i.pakdel', first: 'ایمان', last: 'پاکدل', gender: 'm', branch: 'tehran', departments: ['support'], role: 'employee', status: 'inactive' },
];

/** Job titles that stand in a customer's description. */
export const JOBS = ['مدیر مالی', 'حسابدار', 'مدیر فروشگاه', 'کارشناس فناوری اطلاعات', 'مدیرعامل', 'مسئول انبار', 'کارشناس فروش', 'مدیر داخلی', 'رئیس حسابداری', 'توسعه‌دهنده', 'مسئول منابع انسانی', 'صندوق‌دار'] as const;
