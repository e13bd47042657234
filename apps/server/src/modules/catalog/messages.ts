import { shared } from '@hamyar/persian';

/** Texts of this module (glossary 26, 31, 35). */
export const messages = {
  tagSaved: shared.tagSaved,
  tagDeleted: shared.tagDeleted,
  tagAssigned: 'برچسب اضافه شد',
  tagRemoved: 'برچسب برداشته شد',
  tagsMerged: shared.tagsMerged,
  tagExists: 'برچسبی با این نام وجود دارد',
  tagArchived: 'برچسبی با این نام بایگانی شده است',
  noNewTags: shared.noRightToCreateTags,
  tagInUse: 'این برچسب {n} بار استفاده شده است و حذف نمی‌شود. آن را بایگانی یا در برچسب دیگری ادغام کنید.',
  tooManyTags: 'حداکثر {n} برچسب مجاز است',
  categorySaved: shared.categorySaved,
  categoryDeleted: shared.categoryDeleted,
  serviceSaved: shared.serviceSaved,
  serviceDeleted: shared.serviceDeleted,
  parentIsItself: 'این مورد نمی‌تواند زیر خودش یا یکی از زیرمجموعه‌هایش باشد',
  tooDeep: 'حداکثر {n} سطح مجاز است',
  categoriesCounted: '{n} دسته‌بندی',
  servicesCounted: '{n} محصول یا خدمت',
  notItself: shared.anotherActiveOne,
} as const;
