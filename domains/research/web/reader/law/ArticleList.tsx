/** The articles of the law as links, with a box to find one by number or heading. */
import { useLanguage } from '@mizan/platform/ui'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import type { Article } from '../../../schemas.ts'
import outline from '../decision/outline.module.css'
import { entriesDrawn } from '../text/use-current-part.ts'
import { useText } from '../words.ts'
import classes from './article-list.module.css'
import { articleName, headingParts, matchesArticle } from './articles.ts'

interface Props {
  articles: readonly Article[]
  anchors: readonly string[]
  onChoose?: () => void
}

/** More than a column shows. */
const drawnFirst = 60

export function ArticleList({ articles, anchors, onChoose }: Props) {
  const t = useText()
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  const found = useMemo(
    () =>
      articles
        .map((article, index) => ({ article, anchor: anchors[index] ?? '' }))
        .filter(({ article }) => matchesArticle(article, sought)),
    [articles, anchors, sought],
  )
  // A law may have 1,500 articles: the list opens with the first of them, the others come in slices behind.
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
      <ol>
        {entries.map(({ article, anchor }) => (
          <li key={article.id} className={classes.entry}>
            <a href={`#${anchor}`} onClick={onChoose} data-part={anchor} lang="tr">
              <span className={classes.name}>
                {articleName(article.articleNo, language).replace(/(?:Madde|Article) /, '')}
              </span>
              <span className={classes.heading}>{headingParts(article.heading).own}</span>
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
