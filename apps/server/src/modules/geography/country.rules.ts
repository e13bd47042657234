import { searchKeyCompact, sortFa } from '@hamyar/persian';

/** ISO 3166-1 codes; their Persian names come from `Intl`, so there is no list of names (design/persian-ux A7). */
const CODES =
  `AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BW BY BZ CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ
DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR
PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS
YE YT ZA ZM ZW`.split(/\s+/);

export interface Country {
  code: string;
  name: string;
}

const names = new Intl.DisplayNames('fa', { type: 'region' });
const countries: readonly Country[] = sortFa(
  CODES.map((code) => ({ code, name: names.of(code) ?? code })),
  (country) => country.name,
);

/** Whether the code is a country's. */
export const isCountry = (code: string): boolean => CODES.includes(code);

/** Countries in Persian order whose name or code contains the text. */
export function findCountries(search: string | undefined): readonly Country[] {
  const text = searchKeyCompact(search ?? '');
  return text === ''
    ? countries
    : countries.filter(({ code, name }) => code.toLowerCase() === text || searchKeyCompact(name).includes(text));
}

/** IANA time zones that contain the text. */
export function findTimezones(search = ''): string[] {
  return Intl.supportedValuesOf('timeZone').filter((zone) => zone.toLowerCase().includes(search.toLowerCase()));
}
