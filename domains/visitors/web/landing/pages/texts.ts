/** Pages of plain text: headings with paragraphs. */
import { html, type Markup } from '../../../rules/html.ts'
import type { Language, Page, Said } from '../page.ts'
import { serverPart } from '../server-part.ts'

export interface Section {
  heading: Said
  paragraphs: readonly Said[]
}

interface Way {
  says: Said
  to: string
}

export interface TextPage extends Pick<Page, 'name' | 'title' | 'description' | 'isUnlisted'> {
  heading: Said
  lead: Said
  sections: readonly Section[]
  /** Films of the product stand before the sections. */
  films?: true
  /** Beside the heading. */
  aside?: (language: Language) => Markup
  /** Where the page leads. */
  next: Way
  /** Other ways on, beside it. */
  besides?: readonly Way[]
}

const sectionOf = ({ heading, paragraphs }: Section, language: Language): Markup => html`<section>
<h2>${heading[language]}</h2>
${paragraphs.map((one) => html`<p>${one[language]}</p>`)}
</section>`

export const textPage = ({
  heading,
  lead,
  sections,
  aside,
  films,
  next,
  besides = [],
  ...page
}: TextPage): Page => ({
  ...page,
  body: (language) => html`<section class="hero low"><div class="inner${aside && ' with-aside'}">
<div><h1>${heading[language]}</h1>
<p class="lead">${lead[language]}</p></div>
${aside?.(language)}
</div></section>
<div class="inner reading">
${films && serverPart('films')}
${sections.map((one) => sectionOf(one, language))}
<p class="row"><a class="button large" href="${next.to}">${next.says[language]}</a>
${besides.map(({ says, to }) => html` <a href="${to}">${says[language]}</a>`)}</p>
</div>`,
})
