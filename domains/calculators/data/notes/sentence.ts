/** Notes on the days of a sentence. `{{day}}` and `{{other}}` are dates. */
import type { Words } from '@mizan/platform/contract'

export const sentenceNotes = {
  'sentence.good_conduct': {
    tr: 'Bu günler yalnız süreye göredir. Koşullu salıverilme iyi hâle ve infaz hâkiminin kararına bağlıdır (5275 m. 89, 107/1, 107/11); resmî hesap müddetnamedir.',
    en: 'These days follow time alone. Conditional release depends on good conduct and a decision of the execution judge (law 5275, articles 89, 107/1 and 107/11); the official sum is the certificate of time.',
  },
  'sentence.left_out': {
    tr: 'Hesapta yok: birden fazla ceza ve toplama (m. 99, 107/3), adli para cezasından çevrilen hapis (m. 106/9: koşullu salıverilme yok), geri alınan koşullu salıverilme (m. 107/13), özel infaz usulleri (m. 110), infazın ertelenmesi ve ara verilmesi (m. 16-17).',
    en: 'Left out: several sentences and their sum (articles 99 and 107/3), prison in place of a fine (article 106/9: no conditional release), revoked releases (article 107/13), special ways of enforcement (article 110), deferral and interruption (articles 16 and 17).',
  },
  'sentence.counting': {
    tr: 'Doğrulanmadı: Yıl takvime göre, ay otuz gün sayıldı; oranın yıl kesri aya, ay kesri güne çevrildi, gün kesri atıldı (TCK m. 61/6). Salıverilme, infazın başladığı saatin karşılığıdır.',
    en: 'Unverified: Years follow the calendar and months have thirty days; parts of years became months, parts of months days, and parts of days were dropped (Criminal Code, article 61/6). Release is at the hour at which enforcement began.',
  },
  'sentence.text': {
    tr: 'Hesap Ağustos 2026’daki metne göredir. Metinde değişmiş görünenler: 105/A/1 (14/4/2020, 7242 m. 46; 4/6/2025, 7550 m. 13), 107/2 ve 107/4 (14/4/2020, 7242 m. 48), 108/1, 3, 9 (14/4/2020, 7242 m. 49), 108/2, 3 (4/6/2025, 7550 m. 14), Geçici 10 (24/12/2025, 7571 m. 27), Geçici 11 (4/6/2025, 7550 m. 17).',
    en: 'It follows the text of August 2026. Changes that it shows: 105/A/1 (14/4/2020, law 7242; 4/6/2025, law 7550), 107/2 and 107/4 (14/4/2020, law 7242), 108/1, 3 and 9 (14/4/2020, law 7242), 108/2 and 3 (4/6/2025, law 7550), provisional article 10 (24/12/2025, law 7571), provisional article 11 (4/6/2025, law 7550).',
  },
  'sentence.already': {
    tr: 'Mahsup edilen günlerle süre, infazın başladığı gün dolmuş görünüyor.',
    en: 'With the days that are deducted the time is over on the day on which enforcement begins.',
  },
  'sentence.recidivist_supervised': {
    tr: 'Mükerrir, cezanın infazından sonra ayrıca en az bir yıl denetim süresine tabidir (5275 m. 108/4).',
    en: 'A recidivist is also supervised for at least a year after the sentence is enforced (law 5275, article 108/4).',
  },
  'sentence.terror': {
    tr: 'Firar, ayaklanma ya da üç hücre cezasından ve kesinleşmeden sonra aynı Kanun kapsamında işlenen suçtan sonra koşullu salıverilme yoktur (3713 m. 17).',
    en: 'There is none after an escape, a riot, three punishments by solitary confinement, or another crime of the same law after the judgment became final (law 3713, article 17).',
  },
  'sentence.organised_more': {
    tr: 'Oranı üçte ikiden fazla olan suçlarda (108/9, 3713 m. 17) kendi oranı uygulanır (5275 m. 107/4); o suçun grubunu seçin.',
    en: 'A crime whose own share is above two thirds (article 108/9; law 3713, article 17) keeps it (law 5275, article 107/4); choose its group.',
  },
  'sentence.probation_conditions': {
    tr: 'Denetimli serbestlik için ayrıca talep, iyi hâl ve açık kurum ya da çocuk eğitimevinde bulunmak gerekir (5275 m. 105/A/1-2); açık kuruma ayrılma günü hesapta yok.',
    en: 'Probation also needs a request, good conduct and being in an open prison or a house for children (law 5275, article 105/A/1-2); when one moves to an open prison is left out.',
  },
  'sentence.tenth': {
    tr: 'Doğrulanmadı: Onda birin artığı tam güne tamamlandı (5275 m. 105/A/1: en az onda bir, beş günden az olamaz).',
    en: 'Unverified: The tenth was rounded up to whole days (law 5275, article 105/A/1: at least a tenth, no less than five days).',
  },
  'sentence.probation_older': {
    tr: 'Denetimli serbestlik günü verilmedi: 31/7/2023 ve öncesindeki suçlarda Geçici 10/6 bazı hükümlüleri üç yıl erken yararlandırır; şartları hesaplanamaz.',
    en: 'There is no day of probation: for crimes up to 31/7/2023 provisional article 10/6 lets some convicts have it three years earlier, under conditions that cannot be computed.',
  },
  'sentence.probation_change_day': {
    tr: 'Denetimli serbestlik günü verilmedi: suç, 7550 sayılı Kanunun kabul edildiği 4/6/2025 gününde; onda birlik şart (105/A/1, Geçici 11) metinden belirlenemiyor.',
    en: 'There is no day of probation: the crime was on 4/6/2025, when law 7550 was passed; the text does not say whether the tenth of article 105/A/1 applies (provisional article 11).',
  },
  'sentence.probation_readings': {
    tr: 'Denetimli serbestlik günü verilmedi: mahsup edilen günler onda birlik süreye (105/A/1) sayılırsa {{day}}, sayılmazsa {{other}}. Metin bunu söylemez.',
    en: 'There is no day of probation: if the deducted days count towards the tenth of article 105/A/1 it is {{day}}, if not {{other}}. The text does not say.',
  },
  'sentence.probation_young': {
    tr: 'Denetimli serbestlik günü verilmedi: iki sayılan günlerin (107/5) onda birlik süreye etkisi metinde yok.',
    en: 'There is no day of probation: the text does not say what days that count double (article 107/5) mean for the tenth.',
  },
  'sentence.probation_none': {
    tr: 'Kurumda geçirilmesi gereken en az süre, koşullu salıverilmeden önce dolmuyor; denetimli serbestliğe gün kalmıyor.',
    en: 'The time that has to be spent in prison first is not over before the release; no day is left for probation.',
  },
} as const satisfies Words

export type SentenceNote = keyof typeof sentenceNotes
