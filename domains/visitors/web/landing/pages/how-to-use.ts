/** `/how-to-use`: the first hour, step by step. */
import { textPage } from './texts.ts'

export const howToUse = textPage({
  name: 'how-to-use',
  title: { tr: 'Nasıl kullanılır?', en: 'How to use it' },
  description: {
    tr: 'İlk aramadan ilk davaya: Mizan ile ilk saatiniz.',
    en: 'From the first search to the first case: your first hour with Mizan.',
  },
  heading: { tr: 'İlk saatiniz', en: 'Your first hour' },
  lead: {
    tr: 'Kurulum yok. Bir tarayıcı yeter; sırayla gidin ya da yalnız size gerekeni okuyun.',
    en: 'There is nothing to install. A browser is enough; follow the steps, or read only what you need.',
  },
  films: true,
  sections: [
    {
      heading: { tr: '1. Arayın', en: '1. Search' },
      paragraphs: [
        {
          tr: 'Konuyu, maddeyi (TBK 344) ya da esas numarasını yazın. Tırnak içindeki sözcükler birlikte aranır, eksi işareti bir sözcüğü dışarıda bırakır, yıldız sözcüğün devamını tamamlar.',
          en: 'Type a subject, an article (TBK 344) or a case number. Words in quotation marks are searched together, a minus leaves a word out, an asterisk completes a word.',
        },
        {
          tr: 'Olayı kendi sözlerinizle de anlatabilirsiniz; arama cümlesini Mizan yazar ve neden öyle yazdığını gösterir.',
          en: 'You can also tell what happened in your own words; Mizan writes the search and shows why it is written so.',
        },
      ],
    },
    {
      heading: { tr: '2. Okuyun', en: '2. Read' },
      paragraphs: [
        {
          tr: 'Kararda atıf yapılan maddeler bağlantıdır; karara atıf yapan ve ona benzeyen kararlar yanında durur. Paragraf numarasıyla alıntılayabilir, PDF olarak indirebilirsiniz.',
          en: 'The articles that a decision cites are links; decisions that cite it or are like it stand beside it. Quote by paragraph, or download a PDF.',
        },
      ],
    },
    {
      heading: { tr: '3. Sorun', en: '3. Ask' },
      paragraphs: [
        {
          tr: 'Asistan sorunuzu yanıtlar ve her cümlenin yerini açar. Numaraya dokunun, metin o cümlede açılsın.',
          en: 'The assistant answers and opens the place of every sentence. Press a number, and the text opens at that sentence.',
        },
      ],
    },
    {
      heading: { tr: '4. Hesaplayın', en: '4. Compute' },
      paragraphs: [
        {
          tr: 'Süre, faiz, makbuz, harç, vekâlet ücreti, kıdem, kira artışı, zamanaşımı ve infaz: her adım maddesiyle. Bir kez açtığınız hesaplamalar bağlantı yokken de çalışır.',
          en: 'Deadlines, interest, receipts, court fees, attorney fees, severance, rent, limitation and sentences: each step with its article. Calculators that you have opened once work without a connection.',
        },
      ],
    },
    {
      heading: { tr: '5. İlk davanızı ekleyin', en: '5. Add your first case' },
      paragraphs: [
        {
          tr: 'Müvekkili ve karşı tarafı yazın; menfaat çatışması denetlenir. Duruşma ve süreler takvime düşer, belgeler davada aranır, çalışma arkadaşlarınızı davet edersiniz.',
          en: 'Enter the client and the other side; conflicts of interest are checked. Hearings and deadlines go into the calendar, documents are searched in the case, and you invite your colleagues.',
        },
      ],
    },
    {
      heading: { tr: 'Tuşlar', en: 'Keys' },
      paragraphs: [
        {
          tr: 'Ctrl K komutları açar, / aramaya götürür, Esc kapatır, F8 bildirimlere gider.',
          en: 'Ctrl K opens the commands, / goes to the search, Esc closes, F8 goes to the notices.',
        },
      ],
    },
  ],
  next: { says: { tr: 'Ücretsiz kaydol', en: 'Sign up for free' }, to: '/signup' },
})
