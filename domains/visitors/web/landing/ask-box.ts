/** The box in which a visitor asks; the script of the page draws the answer. */
import { html, type Markup } from '../../rules/html.ts'
import type { Language } from './page.ts'

const words = {
  tr: {
    field: 'Sorunuz ya da olay',
    placeholder: 'Kiracı kirayı ödemiyor, tahliye davası açabilir miyim?',
    country: 'Ülke',
    turkey: 'Türkiye',
    kktc: 'KKTC',
    ask: 'Sor',
    examples: 'Örnekler',
    free: 'Üye olmadan deneyin. Sorunuz saklanmaz.',
    noScript:
      'Yanıtı bu sayfada görmek için tarayıcınızda JavaScript açık olmalı. Aramayı üye olarak da yapabilirsiniz.',
  },
  en: {
    field: 'Your question, or what happened',
    placeholder: 'Kiracı kirayı ödemiyor, tahliye davası açabilir miyim?',
    country: 'Country',
    turkey: 'Türkiye',
    kktc: 'Northern Cyprus',
    ask: 'Ask',
    examples: 'Examples',
    free: 'Try it without an account. The texts are in Turkish, so ask in Turkish. Your question is not kept.',
    noScript:
      'To see the answer on this page, JavaScript must be on in your browser. You can also search with an account.',
  },
} as const

export const examples = [
  'İşe iade davası açma süresi nedir?',
  'Kira bedelinin tespiti davası ne zaman açılır?',
  'Boşanmada yoksulluk nafakası nasıl belirlenir?',
] as const

/** `kind`: the kind of conversation that is begun. */
export function askBox(language: Language, kind: 'guest' | 'llm-demo'): Markup {
  const t = words[language]
  return html`<section class="ask" data-ask="${kind}" aria-label="${t.field}">
<form action="/search/case" method="get" role="search">
<label class="visually-hidden" for="ask-field">${t.field}</label>
<textarea id="ask-field" name="q" rows="2" maxlength="600" required lang="tr" placeholder="${t.placeholder}"></textarea>
<div class="ask-row">
<label class="visually-hidden" for="ask-country">${t.country}</label>
<select id="ask-country" name="country"><option value="turkey">${t.turkey}</option><option value="kktc">${t.kktc}</option></select>
<button type="submit" class="button large">${t.ask}</button>
</div>
</form>
<div class="examples" role="group" aria-label="${t.examples}">
${examples.map((one) => html`<button type="button" data-example lang="tr">${one}</button>`)}
</div>
<p class="small">${t.free}</p>
<noscript><p class="small">${t.noScript}</p></noscript>
<p class="ask-state" role="status" aria-live="polite"></p>
<div class="found" tabindex="-1" hidden></div>
</section>`
}
