/**
 * One article of a law. A law may have 1,500, so an article is plain elements without state: one listener of the page
 * handles its buttons, by `data-act`.
 */
import { Slot } from '@mizan/platform/ui'
import { memo } from 'react'
import type { Article } from '../../../schemas.ts'
import { RepealMark } from '../../components/RepealMark.tsx'
import { linesOf } from '../text/blocks.ts'
import { MarkedText } from '../text/MarkedText.tsx'
import { mergeHits } from '../text/segments.ts'
import type { useText } from '../words.ts'
import { headingParts } from './articles.ts'
import classes from './law.module.css'

export interface Neighbour {
  anchor: string
  name: string
}
interface Props {
  /** Passed in, because 1,500 articles that each call the hook would be slow. */
  t: ReturnType<typeof useText>
  article: Article
  name: string
  index: number
  anchor: string
  firstHit: number
  /** The headings above its own, the widest first. */
  parents: readonly string[]
  previous: Neighbour | undefined
  next: Neighbour | undefined
  /** Whether the article is a favourite of the person; undefined if the plan has none. */
  star: 'kept' | 'free' | undefined
  /** False while only the room of the article is reserved. */
  drawn: boolean
}

/** Estimated height in pixels of an article that was not rendered yet, from the length of its text. */
const heightOf = ({ text }: Article) => 90 + Math.ceil(text.length / 68) * 28

function Lines({ article, index, firstHit }: Pick<Props, 'article' | 'index' | 'firstHit'>) {
  let before = firstHit
  return linesOf(article).map((line, at) => {
    const first = before
    before += mergeHits(line.text, line.hits).length
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of a text never change places
      <p key={at}>
        <MarkedText {...line} firstHit={first} name={`${index}/${at}`} />
      </p>
    )
  })
}

function Actions({
  t,
  name,
  article,
  index,
  previous,
  next,
  star,
}: Pick<Props, 't' | 'name' | 'article' | 'index' | 'previous' | 'next' | 'star'>) {
  return (
    <div className={classes.actions}>
      {article.citedByCount > 0 && (
        <button type="button" data-act="citedBy" data-index={index}>
          {t('law.citedBy', { n: article.citedByCount })}
        </button>
      )}
      <button type="button" data-act="copy" data-index={index} aria-label={`${t('law.copy')}: ${name}`}>
        {t('law.copy')}
      </button>
      {star && (
        <button
          type="button"
          data-act="star"
          data-index={index}
          aria-label={`${t(`law.star.${star}`)}: ${name}`}
        >
          {star === 'kept' ? '★' : '☆'} {t(`law.star.${star}`)}
        </button>
      )}
      <button type="button" data-act="pdf" data-index={index} aria-label={`${t('toolbar.pdf')}: ${name}`}>
        {t('law.pdf')}
      </button>
      <Slot name="research.law-article" article={article} />
      <span className={classes.steps}>
        {previous && (
          <a href={`#${previous.anchor}`} aria-label={t('law.previous', { article: previous.name })}>
            ‹
          </a>
        )}
        {next && (
          <a href={`#${next.anchor}`} aria-label={t('law.next', { article: next.name })}>
            ›
          </a>
        )}
      </span>
    </div>
  )
}

type HeadingProps = Pick<Props, 't' | 'article' | 'anchor' | 'name' | 'parents'>

function Heading({ t, article, anchor, name, parents: above }: HeadingProps) {
  const { own } = headingParts(article.heading)
  return (
    <>
      {above.length > 0 && (
        <p className={classes.above} lang="tr">
          {above.join(' › ')}
        </p>
      )}
      <h2 lang="tr">
        <a href={`#${anchor}`} className={classes.name}>
          {name}
        </a>
        {own && <span className={classes.own}>{own}</span>}
        {article.appendix && <span className={classes.appendix}>{t('law.appendix')}</span>}
        {article.repeal && <RepealMark repeal={article.repeal} />}
      </h2>
    </>
  )
}

export const ArticleText = memo((props: Props) => {
  const { article, anchor, index, name, drawn } = props
  const height = heightOf(article)
  return (
    <section
      id={anchor}
      className={classes.article}
      data-place={name}
      data-index={index}
      style={{ containIntrinsicSize: `auto ${height}px`, minHeight: drawn ? undefined : height }}
    >
      {drawn && (
        <>
          <Heading {...props} />
          <div lang="tr" className={classes.lines}>
            <Lines {...props} />
          </div>
          <Actions {...props} />
        </>
      )}
    </section>
  )
})
