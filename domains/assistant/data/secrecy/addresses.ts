/** Words of addresses, as parts of regular expressions over folded letters. */

/** What stands behind the name of a quarter or a street. */
export const streets = [
  'mahalle(?:si)?|mah\\.?|mh\\.?|koyu|mevkii|mevki',
  'cadde(?:si)?|cad\\.?|cd\\.?|sokak|sokagi|sok\\.?|sk\\.?|bulvari?|bul\\.|bulv\\.?|blv\\.?',
  'yolu|cikmazi|kume evler(?:i)?|sitesi|sit\\.|apartmani?|apt\\.?|ap\\.|konutlari|evleri|plaza|is hani|is merkezi|rezidans|residence|tower|street|road|avenue',
].join('|')

/** What stands before a number or a letter. */
export const numbered =
  'no|numara|numarasi|d|daire|daire no|dis kapi no|ic kapi no|dis kapi|ic kapi|kat|k|blok|b\\.?blok|apt|kapi no|ofis|bina|pk|p\\.k\\.|zemin'

/** What an address follows. */
export const addressLeads =
  'adres|adresi|adresim|adresimiz|ikametgahi?|ikamet adresi|tebligat adresi|yerlesim yeri|mernis adresi|is adresi|ev adresi|address'
