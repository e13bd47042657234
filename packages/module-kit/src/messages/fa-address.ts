import { shared } from '@hamyar/persian';

/** Texts of the fields of an address (glossary 14); a file of its own, because few pages have one. */
export const addressText = {
  country: 'کشور',
  state: shared.province,
  city: shared.city,
  countryPlaceholder: 'انتخاب کشور',
  statePlaceholder: 'ابتدا کشور را انتخاب کنید',
  cityPlaceholder: 'ابتدا استان را انتخاب کنید',
  cityFree: 'نام شهر',
};
