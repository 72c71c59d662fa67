/** Words of addresses, as parts of regular expressions over folded letters. */

/** Words that follow the name of a quarter or a street. */
export const streets = [
  'mahalle(?:si)?|mah\\.?|mh\\.?',
  'cadde(?:si)?|cad\\.?|cd\\.?|sokak|sokagi|sok\\.?|sk\\.?|bulvari?|bul\\.|bulv\\.?|blv\\.?',
  'cikmazi|kume evler(?:i)?|sit\\.|apartmani?|apt\\.?|ap\\.|rezidans|residence|street|road|avenue',
].join('|')

/** The same for words that name more than streets; they count only with a capital letter. */
export const wideStreets = 'yolu|koyu|mevkii|mevki|sitesi|konutlari|evleri|plaza|is hani|is merkezi|tower'

/** Words that precede a number or a letter. */
export const numbered =
  'no|numara|numarasi|d|daire|daire no|dis kapi no|ic kapi no|dis kapi|ic kapi|kat|k|blok|b\\.?blok|apt|kapi no|ofis|bina|pk|p\\.k\\.|zemin'

/** Words that introduce an address. */
export const addressLeads =
  'adres|adresi|adresim|adresimiz|ikametgahi?|ikamet adresi|tebligat adresi|yerlesim yeri|mernis adresi|is adresi|ev adresi|address'
