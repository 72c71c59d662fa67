/** Films with captions, chapters and transcripts, as a part of a page. */
import type { Film } from '../schemas/films.ts'
import { html, type Markup } from './html.ts'

const words = {
  tr: { captions: 'Türkçe altyazı', chapters: 'Bölümler', transcript: 'Filmin metni' },
  en: { captions: 'English captions', chapters: 'Chapters', transcript: 'What the film says' },
} as const

export function filmsPart(films: readonly Film[], language: 'tr' | 'en'): Markup | undefined {
  if (films.length === 0) return undefined
  return html`<div class="films">${films.map((film) => filmOf(film, language))}</div>`
}

/** Captions of the other language can be chosen in the player. */
function filmOf({ name, title, seconds, steps }: Film, language: 'tr' | 'en'): Markup {
  const t = words[language]
  const other = language === 'tr' ? 'en' : 'tr'
  const file = (kind: string, of: 'tr' | 'en' = language) => `/films/${name}.${of}.${kind}`
  return html`<section class="film" id="${name}">
<h2>${title}</h2>
<video controls preload="none" playsinline width="1280" height="720" poster="${file('jpg')}" aria-label="${title}">
<source src="${file('webm')}" type="video/webm">
<track kind="captions" srclang="${language}" label="${t.captions}" src="${file('vtt')}" default>
<track kind="captions" srclang="${other}" label="${words[other].captions}" src="${file('vtt', other)}">
<track kind="chapters" srclang="${language}" label="${t.chapters}" src="${file('vtt')}">
</video>
<details><summary>${t.transcript} · ${clock(seconds)}</summary>
<ol class="chapters">${steps.map(({ at, says }) => html`<li><button type="button" data-seek="${at}">${clock(at)}</button> ${says}</li>`)}</ol>
</details>
</section>`
}

export const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`
