/** Number and heading of each article as links to it. */
import { useLanguage } from '@mizan/platform/ui'
import { memo } from 'react'
import type { Article } from '../../../schemas.ts'
import { RepealMark } from '../../components/RepealMark.tsx'
import classes from './article-list.module.css'
import { articleName, headingParts } from './articles.ts'

export interface Entry {
  article: Article
  anchor: string
}

interface Props {
  entries: readonly Entry[]
  onChoose?: () => void
}

export const ArticleEntries = memo(({ entries, onChoose }: Props) => {
  const language = useLanguage()
  return (
    <ol>
      {entries.map(({ article, anchor }) => (
        <li key={article.id} className={classes.entry}>
          <a href={`#${anchor}`} onClick={onChoose} data-part={anchor} lang="tr">
            <span className={classes.name}>
              {articleName(article.articleNo, language).replace(/(?:Madde|Article) /, '')}
            </span>
            <span className={classes.heading}>{headingParts(article.heading).own}</span>
            {article.repeal && <RepealMark repeal={article.repeal} />}
          </a>
        </li>
      ))}
    </ol>
  )
})
