import type { JudgedText } from '../judged-query.ts';

/** Error codes, with digits in three scripts. */
export const CODE_QUERIES: readonly JudgedText[] = [
  { query: 'خطای ۱۰۲۴', relevant: { 'error-1024': 3 } },
  { query: 'error 1024', relevant: { 'error-1024': 3 } },
  { query: 'خطای ١٠٢٤ انبار', relevant: { 'error-1024': 3 } },
  { query: 'خطای 203', relevant: { 'negative-stock': 3 } },
  { query: '۲۰۳ موجودی کافی نیست', relevant: { 'negative-stock': 3 } },
  { query: 'خطای ۵۱', relevant: { 'pos-error-codes': 3 } },
  { query: 'خطاي ٥١ كارتخوان', relevant: { 'pos-error-codes': 3 } },
  { query: 'کد 63 پوز', relevant: { 'pos-error-codes': 3 } },
  { query: 'E02', relevant: { 'receipt-printer-not-printing': 3, 'pos-error-codes': 2 } },
  { query: 'E-12', relevant: { 'visitor-orders': 3 } },
  { query: '0100201', relevant: { 'tax-error-codes': 3 } },
  { query: '۰۱۰۲۳۰۲', relevant: { 'tax-error-codes': 3 } },
  { query: 'خطای ٠٢٠٠١٠٥ مودیان', relevant: { 'tax-error-codes': 3, 'tax-pending': 1 } },
  { query: '0x8004', relevant: { 'invoice-save-error': 3 } },
  { query: '502', relevant: { 'site-502-504': 3 } },
  { query: 'خطای ۵۰۴', relevant: { 'site-502-504': 3 } },
  { query: '550 5.7.1', relevant: { 'mail-spam': 3 } },
  { query: '535 Authentication failed', relevant: { 'outlook-password-loop': 3 } },
  { query: '429', relevant: { 'api-errors': 3 } },
  { query: 'NET::ERR_CERT_DATE_INVALID', relevant: { 'ssl-expired': 3 } },
];
