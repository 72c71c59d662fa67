/** `/who-we-are`: the purpose of the product, and its rules. */
import { textPage } from './texts.ts'

export const whoWeAre = textPage({
  name: 'who-we-are',
  title: { tr: 'Biz kimiz?', en: 'Who we are' },
  description: {
    tr: 'Mizan’ı niçin ve hangi ilkelerle yapıyoruz.',
    en: 'Why we make Mizan, and by which principles.',
  },
  heading: { tr: 'Avukatın masasında yer açmak için', en: 'To make room on a lawyer’s desk' },
  lead: {
    tr: 'Mizan terazi demektir. Türkiye’de ve Kuzey Kıbrıs’ta çalışan avukatlar için, onların günlük işine bakarak yapılır.',
    en: 'Mizan means the balance scale. It is made for lawyers in Türkiye and Northern Cyprus, by looking at their daily work.',
  },
  sections: [
    {
      heading: { tr: 'Kimin için?', en: 'For whom?' },
      paragraphs: [
        {
          tr: 'Tek başına çalışan avukatlar, hukuk büroları, kâtipler ve stajyerler, hukuk fakülteleri ve şirketlerin hukuk birimleri için.',
          en: 'For lawyers on their own, law offices, paralegals and interns, law faculties, and legal departments of companies.',
        },
      ],
    },
    {
      heading: { tr: 'İlkelerimiz', en: 'Our principles' },
      paragraphs: [
        {
          tr: 'Kaynağı gösterilmeyen bilgi verilmez. Bir hata, kullanıcıya ne yapacağını söyler. Büronun verisi büronundur: her an dışa aktarılabilir ve silinebilir.',
          en: 'No information without its source. An error says what to do. The data of an office belongs to the office: it can be exported and erased at any time.',
        },
        {
          tr: 'Aynı ekran telefonda, klavyeyle ve ekran okuyucuyla da kullanılabilir; Türkçe ve İngilizce birlikte yazılır.',
          en: 'The same screen can be used on a phone, with a keyboard and with a screen reader; Turkish and English are written together.',
        },
      ],
    },
    {
      heading: { tr: 'Bize ulaşın', en: 'Reach us' },
      paragraphs: [
        {
          tr: 'Sorularınızı ve önerilerinizi “Bize yazın” sayfasından gönderin; büronuz için tanıtım da isteyebilirsiniz.',
          en: 'Send questions and suggestions from the contact page; you can also request a demonstration for your office.',
        },
      ],
    },
  ],
  next: { says: { tr: 'Bize yazın', en: 'Contact us' }, to: '/contact' },
})
