/** `/demo`: the search for holders of a key, with a guided tour. */
import { html } from '../../../rules/html.ts'
import { type Page, pathOf } from '../page.ts'

const words = {
  tr: {
    heading: 'Aramayı deneyin',
    lead: 'Size verilen demo anahtarıyla karar arayın. Tur, ekranı bir dakikada tanıtır.',
    key: 'Demo anahtarı',
    noKey: 'Anahtarınız yok mu?',
    request: 'Tanıtım isteyin',
    tour: 'Turu başlat',
    query: 'Konu, madde, esas no',
    country: 'Ülke',
    turkey: 'Türkiye',
    kktc: 'KKTC',
    submit: 'Ara',
    write: 'Olayı anlatın, aramayı biz yazalım',
    noScript: 'Demo için tarayıcınızda JavaScript açık olmalı.',
  },
  en: {
    heading: 'Try the search',
    lead: 'Search decisions with the demo key that you were given. The tour shows the screen in a minute.',
    key: 'Demo key',
    noKey: 'You have no key?',
    request: 'Request a demo',
    tour: 'Start the tour',
    query: 'Subject, article, case number',
    country: 'Country',
    turkey: 'Türkiye',
    kktc: 'Northern Cyprus',
    submit: 'Search',
    write: 'Tell what happened, and we write the search',
    noScript: 'For the demo, JavaScript must be on in your browser.',
  },
} as const

export const demo: Page = {
  name: 'demo',
  isUnlisted: true,
  title: { tr: 'Demo', en: 'Demo' },
  description: {
    tr: 'Demo anahtarıyla karar araması ve kısa bir tur.',
    en: 'Search decisions with a demo key, with a short tour.',
  },
  body: (language) => {
    const t = words[language]
    return html`<section class="hero low"><div class="inner" data-demo>
<h1>${t.heading}</h1>
<p class="lead">${t.lead}</p>
<div class="ask">
<form data-demo-search role="search">
<label class="field" for="demo-key">${t.key}</label>
<input id="demo-key" name="key" required autocomplete="off" spellcheck="false" maxlength="200">
<label class="field" for="demo-query">${t.query}</label>
<textarea id="demo-query" name="q" rows="2" maxlength="600" required lang="tr"></textarea>
<div class="ask-row">
<label class="visually-hidden" for="demo-country">${t.country}</label>
<select id="demo-country" name="country"><option value="turkey">${t.turkey}</option><option value="kktc">${t.kktc}</option></select>
<button type="submit" class="button large">${t.submit}</button>
</div>
</form>
<div class="examples">
<button type="button" data-demo-write>${t.write}</button>
<button type="button" data-demo-tour>${t.tour}</button>
</div>
<p class="small">${t.noKey} <a href="${pathOf('request-demo', language)}">${t.request}</a></p>
<noscript><p class="small">${t.noScript}</p></noscript>
<p class="ask-state" role="status" aria-live="polite"></p>
<div class="found" tabindex="-1" hidden></div>
</div>
</div></section>`
  },
}
