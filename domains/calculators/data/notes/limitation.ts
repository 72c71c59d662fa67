/** Notes on limitation in criminal matters. `{{day}}` is a date. */
import type { Words } from '@mizan/platform/contract'

export const limitationNotes = {
  'limitation.first_day': {
    tr: 'Doğrulanmadı: Son gün, başlangıç gününün son yıldaki karşılığıdır. Başlangıç günü de sayılırsa süre bir gün önce, {{day}} günü sonunda dolar; kanun bunu açıkça söylemez.',
    en: 'Unverified: The last day is the one that corresponds to the first. If the first day counts as well, it runs out a day earlier, at the end of {{day}}; the law does not say so expressly.',
  },
  'limitation.holiday': {
    tr: 'Doğrulanmadı: Son gün tatile rastlasa da kaydırılmadı; TCK m. 72 tatilden söz etmez.',
    en: 'Unverified: The last day was not moved if it is a holiday; Criminal Code, article 72, does not speak of holidays.',
  },
  'limitation.thirty_days': {
    tr: 'Ay otuz gün sayıldı (TCK m. 72/1). Takvim ayıyla son gün {{day}} olurdu.',
    en: 'A month was counted as thirty days (Criminal Code, article 72/1). By calendar months the last day would be {{day}}.',
  },
  'limitation.upper_limit': {
    tr: 'Süre, suçun kanundaki cezasının üst sınırına göredir; seçimlik cezada hapis alınır (m. 66/4). Dosyadaki delillere göre daha ağır cezayı gerektiren nitelikli hâller de gözetilir (m. 66/3). Kanunda üst sınır yoksa süreli hapis yirmi yılı geçemez (m. 49/1). Üst sınırı siz seçtiniz.',
    en: 'It follows the upper limit of the penalty in the law; of alternative penalties prison counts (article 66/4). Aggravating forms that the file gives evidence of count too (article 66/3). Where the law has no upper limit, a term is no longer than twenty years (article 49/1). You chose the upper limit.',
  },
  'limitation.exceptions': {
    tr: 'Hesapta yok, maddeleri okuyun: yurt dışında işlenen İkinci Kitap Dördüncü Kısım suçları (m. 66/7), soykırım ve insanlığa karşı suçlar (m. 76/4, 77/4, 78/3: zamanaşımı işlemez), yeniden yargılama (m. 66/5) ve başka kanunlardaki süreler (m. 66/1).',
    en: 'Left out, read the articles: crimes of Book 2, Part 4, committed abroad (article 66/7), genocide and crimes against humanity (articles 76/4, 77/4, 78/3: no limitation), retrials (article 66/5), and limitations of other laws (article 66/1).',
  },
  'limitation.text_of_case': {
    tr: 'Veri tabanındaki metinde m. 66 ve 67’den yalnız 66/5 değişmiş görünüyor (29/6/2005, 5377 s.K. m. 8). Hesap bu metne göredir.',
    en: 'In the text, only 66/5 of articles 66 and 67 shows a change (29/6/2005, law 5377, article 8). The sum follows this text.',
  },
  'limitation.child_penalty': {
    tr: 'Doğrulanmadı: Çocuklarda süre, 31. maddedeki indirimden önceki cezaya göre alındı (m. 66/4: kanunda yer alan ceza).',
    en: 'Unverified: For children it follows the penalty before the reduction of article 31 (article 66/4: the penalty in the law).',
  },
  'limitation.birthday': {
    tr: 'Doğrulanmadı: Çocuğun 18 yaşını bitirdiği gün olarak doğum gününün yıl dönümü alındı.',
    en: 'Unverified: The anniversary of the birth was taken for the day on which the child became 18.',
  },
  'limitation.early': {
    tr: '{{day}} tarihli işlem süre başlamadan önce; süreyi kesmediği kabul edildi.',
    en: 'What happened on {{day}} was before it began, and was taken not to interrupt it.',
  },
  'limitation.late': {
    tr: '{{day}} tarihli işlem zamanaşımı dolduktan sonra; süreyi kesmedi.',
    en: 'What happened on {{day}} came after it had run out, and did not interrupt it.',
  },
  'limitation.cap_stands': {
    tr: 'Doğrulanmadı: Durma günleri 67/4’teki üst sınıra da eklendi. Üst sınır durmazsa son gün {{day}} olur.',
    en: 'Unverified: The days of suspension were added to the limit of 67/4 too. If that limit is not suspended, the last day is {{day}}.',
  },
  'limitation.anew': {
    tr: 'Doğrulanmadı: 71. madde zamanaşımının kesildiğini söyler, yeniden işlediğini yazmaz; kesilmeden sonra sürenin baştan işlediği kabul edildi.',
    en: 'Unverified: Article 71 says that it is interrupted, not that it begins anew; it was taken to begin anew.',
  },
  'limitation.remaining': {
    tr: 'İnfaz kesintiye uğradıysa süre, kalan cezaya göredir (m. 68/5). Kalan ceza hangi gruptaysa onu seçin.',
    en: 'If enforcement was interrupted, what is left of the penalty counts (article 68/5). Choose its group.',
  },
  'limitation.heaviest': {
    tr: 'Türleri başka başka cezalar içeren hükümde en ağır cezanın süresi geçerlidir (m. 68/4).',
    en: 'Of a judgment with several kinds of penalties, the heaviest one counts (article 68/4).',
  },
  'limitation.exceptions_of_penalty': {
    tr: 'Hesapta yok, maddeyi okuyun: yurt dışında işlenen İkinci Kitap Dördüncü Kısım suçlarında ağırlaştırılmış müebbet, müebbet ve on yıldan fazla hapis (m. 68/3: zamanaşımı uygulanmaz); müsadere (m. 70).',
    en: 'Left out, read the article: aggravated life, life and more than ten years for crimes of Book 2, Part 4, committed abroad (article 68/3: no limitation), and confiscation (article 70).',
  },
  'limitation.text_of_penalty': {
    tr: 'Veri tabanındaki metinde m. 68, 71 ve 72 değişmemiş görünüyor. Hesap bu metne göredir.',
    en: 'In the text, articles 68, 71 and 72 show no change. The sum follows this text.',
  },
} as const satisfies Words

export type LimitationNote = keyof typeof limitationNotes
