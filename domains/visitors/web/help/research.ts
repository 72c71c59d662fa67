/** Help for searching, reading, asking and computing. */
import type { Topic } from './topic.ts'

export const researchTopics: readonly Topic[] = [
  {
    at: ['/search'],
    film: 'search',
    title: { tr: 'Arama', en: 'Search' },
    can: [
      {
        tr: 'Konuyu, maddeyi (TBK 344) ya da esas numarasını yazıp arayın.',
        en: 'Type a subject, an article (TBK 344) or a case number.',
      },
      {
        tr: 'Olayı kendi sözlerinizle anlatın; arama cümlesi oluşturulur ve neden öyle kurulduğu gösterilir.',
        en: 'Tell what happened in your own words; a search is written, and you see why it is written so.',
      },
      { tr: 'Ülkeyi üst çubuktan değiştirin.', en: 'Change the country in the top bar.' },
    ],
    keys: [{ key: '/', does: { tr: 'arama kutusuna git', en: 'go to the search field' } }],
  },
  {
    at: ['/search/case'],
    film: 'search',
    title: { tr: 'Karar arama', en: 'Searching decisions' },
    can: [
      {
        tr: 'Tırnak içindeki sözcükler birlikte aranır, eksi bir sözcüğü dışarıda bırakır, yıldız sözcüğün devamını tamamlar.',
        en: 'Quotation marks search words together, a minus leaves a word out, an asterisk completes it.',
      },
      {
        tr: 'Sonuçları mahkemeye, daireye ve tarihe göre daraltın.',
        en: 'Narrow the results by court, chamber and date.',
      },
      {
        tr: 'Kararda atıf yapılan maddeleri, karara atıf yapan ve benzer kararları açın; PDF indirin.',
        en: 'In a decision, open the articles it cites, decisions that cite it or are like it; download a PDF.',
      },
    ],
    keys: [
      { key: '/', does: { tr: 'arama kutusuna git', en: 'go to the search field' } },
      {
        key: 'N · P',
        does: { tr: 'metinde sonraki ve önceki eşleşme', en: 'next and previous hit in the text' },
      },
    ],
  },
  {
    at: ['/search/lawsearch'],
    film: 'search',
    title: { tr: 'Mevzuat', en: 'Laws' },
    can: [
      {
        tr: 'Kanunu adıyla, kısaltmasıyla ya da numarasıyla bulun.',
        en: 'Find a law by name, short form or number.',
      },
      {
        tr: 'Maddenin yanında ona atıf yapan kararları okuyun.',
        en: 'Beside an article, read the decisions that cite it.',
      },
    ],
    keys: [{ key: 'N · P', does: { tr: 'sonraki ve önceki eşleşme', en: 'next and previous hit' } }],
  },
  {
    at: ['/rag'],
    film: 'ask',
    title: { tr: 'Asistan', en: 'Assistant' },
    can: [
      {
        tr: 'Sorunuzu yazın; yanıttaki her cümlenin numarası dayandığı yeri açar.',
        en: 'Type your question; the number of each sentence opens the place where it stands.',
      },
      {
        tr: 'Sohbeti bir davaya bağlayın ya da çalışma arkadaşlarınızla paylaşın.',
        en: 'Tie a conversation to a case, or share it with colleagues.',
      },
    ],
    keys: [
      { key: 'Enter', does: { tr: 'sor', en: 'ask' } },
      { key: 'Shift Enter', does: { tr: 'yeni satır', en: 'new line' } },
      { key: 'J · K', does: { tr: 'sonraki ve önceki kaynak', en: 'next and previous source' } },
    ],
  },
  {
    at: ['/calculators'],
    film: 'compute',
    title: { tr: 'Hesaplamalar', en: 'Calculators' },
    can: [
      {
        tr: 'Süre, faiz, makbuz, harç, vekâlet ücreti ve daha fazlasını hesaplayın; her adım maddesiyle görünür.',
        en: 'Compute deadlines, interest, receipts, court and attorney fees and more; each step shows its article.',
      },
      {
        tr: 'Sonucu kopyalayın, yazdırın, davaya ekleyin ya da tablo ve PDF olarak indirin.',
        en: 'Copy, print or add the result to a case, or download it as a table or PDF.',
      },
      {
        tr: 'Bir kez açılan hesaplamalar bağlantı yokken de çalışır.',
        en: 'Calculators that were opened once work without a connection.',
      },
    ],
  },
  {
    at: ['/drafts', '/auditor'],
    title: { tr: 'Taslaklar ve denetleme', en: 'Drafts and auditing' },
    can: [
      {
        tr: 'Dilekçeyi şablondan ve davanın bilgilerinden hazırlayın; birlikte yazın.',
        en: 'Make a petition from a template and a case; write it together.',
      },
      {
        tr: 'Bir metindeki atıfların var olup olmadığını denetleyin.',
        en: 'Check whether the citations of a text exist.',
      },
    ],
  },
]
