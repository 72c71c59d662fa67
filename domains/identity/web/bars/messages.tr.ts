/** Texts for proposing a bar. Turkish is the source. */
export const tr = {
  open: 'Barom listede yok',
  title: 'Baro önerin',
  lead: 'Baronuzun adını yazın. Listeye eklendiğinde size e-posta ile bildiririz; başka bir baro seçmediyseniz profilinize de yazarız.',
  name: 'Baronun adı',
  tooShort: 'Baronuzun adını yazın.',
  exists: 'Bu baro listede var; listeden seçin.',
  send: 'Öneriyi gönder',
  sent: 'Öneriniz alındı. Sonucu e-posta ile bildireceğiz.',
}
