export const sentenceRefusals = {
  'sentence.older_text': {
    tr: '16.04.2020’den önceki suçlar hesaplanmaz: oranlar 7242 sayılı Kanunla değişti, lehe kanun için (TCK m. 7/2) o günkü metin de gerekir. İnfaz hâkimliğine ve müddetnameye bakın.',
    en: 'Crimes before 16/04/2020 are not computed: law 7242 changed the shares, and finding the more favourable law (Criminal Code, article 7/2) needs the text of that time too. See the execution judge and the certificate of time.',
  },
  'sentence.second_recidivism': {
    tr: 'İkinci defa tekerrür, 05.06.2025’ten önceki suçlar için hesaplanmaz: 108/2 ve 108/3, 4/6/2025 tarihli 7550 sayılı Kanunla değişti ve eski metin veri tabanında yok.',
    en: 'A second recidivism is not computed for crimes before 05/06/2025: law 7550 of 4/6/2025 changed articles 108/2 and 108/3, and the earlier text is not here.',
  },
  'sentence.no_term': {
    tr: 'Cezanın süresini yazın: yıl, ay ve gün.',
    en: 'Enter the term: years, months and days.',
  },
  'sentence.several': {
    tr: 'Bir suçtan sonuç ceza otuz yılı geçemez (TCK m. 61/7). Toplanmış cezalar (5275 m. 99, 107/3) hesaplanmaz.',
    en: 'One crime cannot carry more than thirty years (Criminal Code, article 61/7). Sentences that were added up (law 5275, articles 99 and 107/3) are not computed.',
  },
  'sentence.life_only': {
    tr: '108/8 yalnız müebbet cezalar içindir. Süreli hapis için suçun kendi grubunu seçin.',
    en: 'Article 108/8 is about life sentences alone. For a term choose the group of the crime itself.',
  },
  'sentence.children_no_life': {
    tr: 'Çocuklara müebbet yerine süreli hapis verilir (TCK m. 31). Cezayı süreli olarak yazın.',
    en: 'Children get a term instead of life (Criminal Code, article 31). Enter the term.',
  },
  'sentence.adults_only': {
    tr: 'Seçilen grup ya da tekerrür çocuklara uygulanmaz (5275 m. 107/4, 108/10; TCK m. 58/5). Çocuk hükümlü için ayrı grupları seçin ya da doğum tarihini düzeltin.',
    en: 'This group, or recidivism, does not apply to children (law 5275, articles 107/4 and 108/10; Criminal Code, article 58/5). Choose a group of convicted children, or correct the date of birth.',
  },
  'sentence.children_only': {
    tr: 'Seçilen grup çocuk hükümlüler içindir; doğum tarihine göre kişi suç günü 18 yaşını bitirmişti. Grubu ya da tarihi düzeltin.',
    en: 'This group is of convicted children; by the date of birth the person was 18 on the day of the crime. Correct the group or the date.',
  },
  'sentence.too_young': {
    tr: 'Suç günü on iki yaşını doldurmamış çocuğa ceza verilmez (TCK m. 31/1). Tarihleri düzeltin.',
    en: 'A child under twelve on the day of the crime is not punished (Criminal Code, article 31/1). Correct the dates.',
  },
  'sentence.earlier_missing': {
    tr: 'Tekerrüre esas cezayı yazın: eklenecek miktar onu geçemez (5275 m. 108/2). Esas ceza adli para cezasıysa ya da müebbetse hesaplanmaz.',
    en: 'Enter the earlier sentence: what is added cannot be more (law 5275, article 108/2). If it was a fine or a life sentence, nothing is computed.',
  },
  'sentence.section16': {
    tr: 'Suçun TCK İkinci Kitap Dördüncü Kısım Dört, Beş ya da Altıncı Bölümden olup örgüt faaliyetiyle işlenip işlenmediğini seçin; öyleyse koşullu salıverilme yoktur (5275 m. 107/16).',
    en: 'Say whether the crime is of Criminal Code, Book 2, Part 4, Chapter 4, 5 or 6, and was committed within an organisation; if so there is no conditional release (law 5275, article 107/16).',
  },
  'sentence.no_release': {
    tr: 'Bu ağırlaştırılmış müebbet hapiste koşullu salıverilme hükümleri uygulanmaz (5275 m. 107/16).',
    en: 'There is no conditional release from this aggravated life sentence (law 5275, article 107/16).',
  },
  'sentence.terror_life': {
    tr: 'Terör suçundan ağırlaştırılmış müebbet hapis cezasında koşullu salıverilme hükümleri uygulanmaz; ceza ölünceye kadar sürer (3713 m. 17/4).',
    en: 'There is no conditional release from an aggravated life sentence for terror; it lasts until death (law 3713, article 17/4).',
  },
  'sentence.before_crime': {
    tr: 'İnfazın başladığı gün suç gününden önce olamaz. Tarihleri düzeltin.',
    en: 'Enforcement cannot begin before the day of the crime. Correct the dates.',
  },
  'sentence.young_days': {
    tr: 'On beş yaşından önceki günler, mahsup edilen günlerden fazla olamaz. Birini düzeltin.',
    en: 'The days before the age of fifteen cannot be more than the days that are deducted. Correct one of them.',
  },
  'sentence.longer_than_term': {
    tr: 'Mahsup edilen gün, cezanın tamamından fazla. Birini düzeltin.',
    en: 'The days that are deducted are more than the whole term. Correct one of them.',
  },
} as const
