/** The articles of the law as links, grouped by its parts, with a box to find one by number or heading. */
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Article } from '../../../schemas.ts'
import outline from '../decision/outline.module.css'
import { entriesDrawn } from '../text/use-current-part.ts'
import { useText } from '../words.ts'
import { ArticleEntries, type Entry } from './ArticleEntries.tsx'
import classes from './article-list.module.css'
import { folded, matchesArticle, textHas } from './articles.ts'
import { type Section, sectionsOf } from './sections.ts'

interface Props {
  articles: readonly Article[]
  anchors: readonly string[]
  onChoose?: () => void
}

/** More than a column shows. */
const drawnFirst = 60

/** Articles whose number or heading fits, and after them those whose text has the words. */
function useFound(articles: readonly Article[], anchors: readonly string[], sought: string): Entry[] {
  const isSought = sought.trim() !== ''
  const texts = useMemo(
    () => (isSought ? articles.map(({ text }) => folded(text)) : []),
    [articles, isSought],
  )
  return useMemo(() => {
    const all = articles.map((article, index): Entry => ({ article, anchor: anchors[index] ?? '' }))
    const named = all.filter(({ article }) => matchesArticle(article, sought))
    if (!isSought) return named
    const isNamed = new Set(named)
    return [...named, ...all.filter((one, index) => !isNamed.has(one) && textHas(texts[index] ?? '', sought))]
  }, [articles, anchors, sought, isSought, texts])
}

export function ArticleList({ articles, anchors, onChoose }: Props) {
  const t = useText()
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  const found = useFound(articles, anchors, sought)
  const sections = useMemo(() => sectionsOf(articles), [articles])
  // A law may have 1,500 articles: what was found opens with the first of them. Parts draw theirs when they are opened.
  const first = useMemo(() => found.slice(0, drawnFirst), [found])
  const entries = useDeferredValue(found, first)
  useEffect(() => {
    if (entries.length > 0) document.dispatchEvent(new Event(entriesDrawn))
  }, [entries])
  const openFirst = (event: React.FormEvent) => {
    event.preventDefault()
    const [best] = found
    if (!best) return
    window.location.hash = best.anchor
    onChoose?.()
  }
  return (
    <nav aria-label={t('law.articles')} className={outline.outline}>
      <form onSubmit={openFirst} className={classes.filter}>
        <input
          type="search"
          aria-label={t('law.filter')}
          placeholder={t('law.filter')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <span className="visually-hidden" role="status">
          {sought && t('law.found', { count: found.length })}
        </span>
      </form>
      {found.length === 0 && <p className={classes.none}>{t('law.notFound')}</p>}
      {sought || sections.length === 0 ? (
        <ArticleEntries entries={entries} onChoose={onChoose} />
      ) : (
        sections.map((section) => (
          <SectionEntries
            key={section.from}
            section={section}
            articles={articles}
            entries={found}
            onChoose={onChoose}
          />
        ))
      )}
    </nav>
  )
}

interface SectionProps {
  section: Section
  articles: readonly Article[]
  entries: readonly Entry[]
  onChoose?: () => void
}

/** One part of the law, whose articles are drawn while it is open; the part with the article in view opens by itself. */
function SectionEntries({ section: { names, from, to }, articles, entries, onChoose }: SectionProps) {
  const t = useText()
  const [open, setOpen] = useState(false)
  useEffect(() => {
    if (open) document.dispatchEvent(new Event(entriesDrawn))
  }, [open])
  const range = { from: articles[from]?.articleNo, to: articles[to - 1]?.articleNo }
  return (
    <details
      className={classes.section}
      data-from={from}
      data-to={to}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <span className={classes.names} lang="tr">
          {names.map((name) => (
            <span key={name}>{name}</span>
          ))}
        </span>
        <span className={classes.range}>{to - from === 1 ? t('law.one', range) : t('law.range', range)}</span>
      </summary>
      {open && <ArticleEntries entries={entries.slice(from, to)} onChoose={onChoose} />}
    </details>
  )
}
