/** The words with which people ask for the records of a case. The forms are compared without Turkish letters. */

/** A question with one of these forms asks for that kind of record. */
export const recordForms = {
  hearings: /\b(?:durusma|celse|hearing)/,
  limits: /\bsure(?!c|k)|\bson gun|\bkac gun[a-z]* kal|\bne zamana kadar|\bdeadline/,
  tasks:
    /\bgorev(?!li|siz|sel)|\byap(?:mam|mal|mak|ayim|aca|ilaca|ilmal|ilmas)|\bne zamana kadar|\bhave to do|\btasks?\b|\bto-?do\b/,
} as const

/** Questions with these forms ask for all coming dates. */
export const dateForms = /\btarihler|\btakvim|\bajanda|\bsirada|\byaklasan|\bbekleyen|\bupcoming|\bdates\b/

/** Questions with these forms ask how or why, which no record answers. */
export const otherForms = /\b(?:nasil|neden|nicin|niye|how|why)\b/

/** Words beside them without a meaning of their own, compared by stem. */
export const wordsAround = `
dava davada davadaki davanın davam davamda davamız davanın dosya dosyada dosyanın dosyam benim bizim büro sonraki gelecek
gelen önümüzdeki ilk son gün günü günler günleri günümüz saat saati saatte tarih tarihi salon salonu salonda yakın yaklaşan
kalan kaldı kalmış açık lazım gerek gerekli gereken gerekiyor gerekir iş işler işim işlerim bitiyor biten bitmek bitecek doluyor
dolan dolacak geçti geçen geçmiş geçmemiş önemli kritik acil liste listesi listele göster gösterir say söyle oku şimdi bugün anda peki
bekliyor sırada sıradaki zaman when is the next what are do have to i my upcoming due of this case list show any there
`
