/** `/pricing`: the server writes the plans of a region into it (`server/page-parts.ts`). */
import { html } from '../../../rules/html.ts'
import type { Page } from '../page.ts'
import { serverPart } from '../server-part.ts'

const words = {
  tr: {
    heading: 'Açık ücretler',
    lead: 'Kartınızla 14 gün ücretsiz deneyin; kontrol için çekilen 1 TL hemen iade edilir. İptal ederseniz büronuzda ne varsa okumayı ve dışa aktarmayı sürdürürsünüz.',
    none: 'Planlar şu anda gösterilemiyor. Bize yazın, büronuz için ücreti bildirelim.',
    contact: 'Bize yazın',
    trial: 'Ücretsiz deneyin',
  },
  en: {
    heading: 'Plain prices',
    lead: 'Try it free for 14 days with your card; the 1 TL taken to check it is returned at once. If you cancel, you can still read and export whatever your office keeps.',
    none: 'The plans cannot be shown right now. Write to us for the price for your office.',
    contact: 'Contact us',
    trial: 'Try it for free',
  },
} as const

export const pricing: Page = {
  name: 'pricing',
  title: { tr: 'Ücretler', en: 'Pricing' },
  description: {
    tr: 'Mizan planları ve ücretleri; 14 gün ücretsiz.',
    en: 'Plans and prices of Mizan; 14 days free.',
  },
  body: (language) => {
    const t = words[language]
    return html`<section class="hero low"><div class="inner"><h1>${t.heading}</h1><p class="lead">${t.lead}</p></div></section>
<div class="inner reading wide">
${serverPart('plans', html`<p>${t.none}</p>`)}
<p class="row"><a class="button large" href="/signup">${t.trial}</a> <a href="/contact">${t.contact}</a></p>
</div>`
  },
}
