/** An answer with the sources of its sentences, as a part of the first page. */
import type { Answer } from '@mizan/assistant/schemas'
import { html, type Markup } from './html.ts'

const words = {
  tr: {
    asked: 'Soru',
    same: 'Metinde aynen böyle yazar.',
    live: 'Bu yanıtı, bu sayfa açılırken Mizan verdi.',
  },
  en: {
    asked: 'Question',
    same: 'The text says it in these words.',
    live: 'Mizan gave this answer when this page was opened. Texts are in Turkish.',
  },
} as const

type ShownAnswer = Pick<Answer, 'question' | 'sentences' | 'sources'>

/** A sentence of a list ends in the text without its full stop. */
const bare = (text: string) => text.replace(/[\s.;]+$/, '')

/** Undefined if there is nothing to show. */
export function proofPart(
  { question, sentences, sources }: ShownAnswer,
  language: 'tr' | 'en',
): Markup | undefined {
  const t = words[language]
  const titles = new Map(sources.map(({ id, title }) => [id, title]))
  const shown = sentences.slice(0, 2)
  if (shown.length === 0) return undefined
  return html`<figure class="sheet proof">
<figcaption><span class="asked">${t.asked}</span> <span lang="tr">${question}</span></figcaption>
<ol lang="tr">${shown.map(
    ({ text, supports }) =>
      html`<li><p>${text}</p>${supports
        .slice(0, 1)
        .map(
          ({ sourceId, quote }) =>
            html`<blockquote><cite>${titles.get(sourceId)}</cite>${bare(quote) === bare(text) ? t.same : quote}</blockquote>`,
        )}</li>`,
  )}</ol>
<p class="live">${t.live}</p>
</figure>`
}
