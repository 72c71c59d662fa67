/** `/faq`: questions that can be searched while typing. */
import { html } from '../../../rules/html.ts'
import type { Page } from '../page.ts'
import { questions } from './faq-questions.ts'

const words = {
  tr: {
    heading: 'Sık sorulanlar',
    filter: 'Sorularda arayın',
    none: 'Bu sözlerle bir soru yok. “Bize yazın” sayfasından sorabilirsiniz.',
  },
  en: {
    heading: 'Questions and answers',
    filter: 'Search the questions',
    none: 'There is no question with these words. You can ask from the contact page.',
  },
} as const

export const faq: Page = {
  name: 'faq',
  title: { tr: 'Sık sorulanlar', en: 'Questions and answers' },
  description: {
    tr: 'Mizan hakkında yirmi soru: deneme, kaynaklar, gizlilik, hesaplar, telefon.',
    en: 'Twenty questions about Mizan: trial, sources, privacy, calculations, phone.',
  },
  data: (language) => ({
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question[language],
      acceptedAnswer: { '@type': 'Answer', text: answer[language] },
    })),
  }),
  body: (
    language,
  ) => html`<section class="hero low"><div class="inner"><h1>${words[language].heading}</h1></div></section>
<div class="inner reading">
<input class="filter" type="search" data-filter aria-label="${words[language].filter}" placeholder="${words[language].filter}">
<div class="questions">
${questions.map(
  ({ question, answer }) =>
    html`<details><summary>${question[language]}</summary><p>${answer[language]}</p></details>`,
)}
</div>
<p data-none role="status" hidden>${words[language].none}</p>
</div>`,
}
