/** Pages of plain text: headings with paragraphs. */
import { html, type Markup } from '../../../rules/html.ts'
import type { BilingualText, Language, Page } from '../page.ts'
import { serverPart } from '../server-part.ts'

export interface Section {
  heading: BilingualText
  paragraphs: readonly BilingualText[]
}

interface PageLink {
  says: BilingualText
  to: string
}

export interface TextPage extends Pick<Page, 'name' | 'title' | 'description' | 'isUnlisted'> {
  heading: BilingualText
  lead: BilingualText
  sections: readonly Section[]
  /** Films of the product are shown before the sections. */
  films?: true
  /** The content beside the heading. */
  aside?: (language: Language) => Markup
  /** The link at the end of the page. */
  next: PageLink
  /** Further links; if there are any, all of them are below the heading. */
  besides?: readonly PageLink[]
}

const sectionOf = ({ heading, paragraphs }: Section, language: Language): Markup => html`<section>
<h2>${heading[language]}</h2>
${paragraphs.map((one) => html`<p>${one[language]}</p>`)}
</section>`

/** The first is the one that most take. */
const waysOf = (ways: readonly PageLink[], language: Language): Markup =>
  html`<p class="row ways">${ways.map(
    ({ says, to }, at) =>
      html`<a${at === 0 && html` class="button large"`} href="${to}">${says[language]}</a>`,
  )}</p>`

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
<p class="lead">${lead[language]}</p>
${besides.length > 0 && waysOf([next, ...besides], language)}</div>
${aside?.(language)}
</div></section>
<div class="inner reading">
${films && serverPart('films')}
${sections.map((one) => sectionOf(one, language))}
${besides.length === 0 && waysOf([next], language)}
</div>`,
})
