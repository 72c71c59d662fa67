/** All articles of a law in order. */
import { useLanguage } from '@mizan/platform/ui'
import { memo, useMemo } from 'react'
import type { LawContent } from '../../../schemas.ts'
import { useHasFavorites } from '../../kept/licences.ts'
import { useMarks } from '../../kept/use-marks.ts'
import { useText } from '../words.ts'
import { ArticleText, type Neighbour } from './ArticleText.tsx'
import { articleName } from './articles.ts'
import type { LawContents } from './contents.ts'
import classes from './law.module.css'
import { useReach } from './use-reach.ts'

const noParents: string[] = []

interface Props {
  content: LawContent
  contents: LawContents
  /** Index of the requested article. */
  start: number
}

export const LawText = memo(({ content, contents, start }: Props) => {
  const t = useText()
  const language = useLanguage()
  const { articles } = content
  const hasFavorites = useHasFavorites()
  const marks = useMarks()
  const kept = useMemo(() => new Set(marks?.map(({ targetId }) => targetId)), [marks])
  const reach = useReach(articles.length)
  const neighbours = articles.map(
    ({ articleNo }, index): Neighbour => ({
      anchor: contents.anchors[index] ?? '',
      name: articleName(articleNo, language),
    }),
  )
  if (articles.length === 0) return <p className={classes.empty}>{t('law.empty')}</p>
  return articles.map((article, index) => (
    <ArticleText
      key={article.id}
      t={t}
      article={article}
      name={neighbours[index]?.name ?? ''}
      index={index}
      anchor={contents.anchors[index] ?? ''}
      parents={contents.parents[index] ?? noParents}
      firstHit={contents.hitsBefore[index] ?? 0}
      previous={neighbours[index - 1]}
      next={neighbours[index + 1]}
      star={hasFavorites ? (kept.has(article.id) ? 'kept' : 'free') : undefined}
      drawn={Math.abs(index - start) <= reach}
    />
  ))
})
