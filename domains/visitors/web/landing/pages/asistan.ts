/** `/asistan`: the assistant, twice a day, without an account. */

import { html } from '../../../rules/html.ts'
import { askBox } from '../ask-box.ts'
import type { Page } from '../page.ts'

const words = {
  tr: {
    title: 'Asistana sorun',
    lead: 'Günde iki soru üye olmadan yanıtlanır. Yanıt, kanun ve kararlardan aynen alınan cümlelerden oluşur; her birinin yeri yanındadır.',
    office:
      'Aynı bağlantıyı kullananlar bu iki soruyu paylaşır. Çalışma arkadaşınız sizden önce sorduysa üye olup hemen devam edebilirsiniz.',
  },
  en: {
    title: 'Ask the assistant',
    lead: 'Two questions a day are answered without an account. An answer consists of sentences taken word for word from laws and decisions, each with its place.',
    office:
      'People on one connection share these two questions. If a colleague has asked before you, sign up and go on at once.',
  },
} as const

export const asistan: Page = {
  name: 'asistan',
  title: { tr: 'Asistanı deneyin', en: 'Try the assistant' },
  description: {
    tr: 'Hukuki sorunuza her cümlesi kaynaklı yanıt alın; günde iki soru üye olmadan.',
    en: 'Get an answer with a source for every sentence; two questions a day without an account.',
  },
  body: (language) => html`<section class="hero"><div class="inner">
<h1>${words[language].title}</h1>
<p class="lead">${words[language].lead}</p>
${askBox(language, 'llm-demo')}
</div></section>
<section class="story"><div class="inner"><p class="lead">${words[language].office}</p></div></section>`,
}
