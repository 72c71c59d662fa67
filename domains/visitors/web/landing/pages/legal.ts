/** `/disclaimer` and `/privacy-policy`: the texts of `legal/`, one article for each language. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { html, Markup } from '../../../rules/html.ts'
import type { BilingualText, Language, Page } from '../page.ts'

interface Text {
  heading: string
  rest: string
}

function textOf(name: string, language: Language): Text {
  const file = readFileSync(join(import.meta.dirname, '..', 'legal', `${name}.html`), 'utf8')
  const found = new RegExp(`<article lang="${language}">\\s*<h1>(.*?)</h1>(.*?)</article>`, 's').exec(file)
  if (!found) throw new Error(`${name} has no text in ${language}`)
  const [, heading = '', rest = ''] = found
  return { heading, rest }
}

function legalPage(name: string, description: BilingualText): Page {
  const texts = { tr: textOf(name, 'tr'), en: textOf(name, 'en') }
  return {
    name,
    title: { tr: texts.tr.heading, en: texts.en.heading },
    description,
    body: (
      language,
    ) => html`<section class="hero low"><div class="inner"><h1>${texts[language].heading}</h1></div></section>
<div class="inner reading legal">${new Markup(texts[language].rest)}</div>`,
  }
}

export const disclaimer = legalPage('disclaimer', {
  tr: 'Mizan’ın ne olduğu, metinlerin ve hesapların sınırı, sorumluluk.',
  en: 'What Mizan is, the limits of its texts and sums, and liability.',
})

export const privacyPolicy = legalPage('privacy-policy', {
  tr: 'Hangi verileri niçin işlediğimiz, ne kadar sakladığımız, haklarınız.',
  en: 'Which data we process and why, how long we keep it, and your rights.',
})
