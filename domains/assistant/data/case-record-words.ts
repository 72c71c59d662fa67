/** How people ask for what is kept of a case itself. The forms are compared without Turkish letters. */

/** One of these asks for that kind of record. */
export const recordForms = {
  hearings: /\b(?:durusma|celse|hearing)/,
  limits: /\bsure(?!c|k)|\bson gun|\bkac gun[a-z]* kal|\bne zamana kadar|\bdeadline/,
  tasks:
    /\bgorev(?!li|siz|sel)|\byap(?:mam|mal|mak|ayim|aca|ilaca|ilmal|ilmas)|\bne zamana kadar|\bhave to do|\btasks?\b|\bto-?do\b/,
} as const

/** They ask for whatever comes next. */
export const dateForms = /\btarihler|\btakvim|\bajanda|\bsirada|\byaklasan|\bbekleyen|\bupcoming|\bdates\b/

/** Of how and why no record tells. */
export const otherForms = /\b(?:nasil|neden|nicin|niye|how|why)\b/

/** Words beside them that name nothing else, compared by stem. */
export const wordsAround = `
dava davada davadaki davanın davam davamda davamız davanın dosya dosyada dosyanın dosyam benim bizim büro sonraki gelecek
gelen önümüzdeki ilk son gün günü günler günleri günümüz saat saati saatte tarih tarihi salon salonu salonda yakın yaklaşan
kalan kaldı kalmış açık lazım gerek gerekli gereken gerekiyor gerekir iş işler işim işlerim bitiyor biten bitmek bitecek doluyor
dolan dolacak geçti geçen geçmiş geçmemiş önemli kritik acil liste listesi listele göster gösterir say söyle oku şimdi bugün anda peki
bekliyor sırada sıradaki zaman when is the next what are do have to i my upcoming due of this case list show any there
`
