/** The paragraphs of a decision, each with a number, an address and a way to copy it. */
import { memo } from 'react'
import type { Decision, Paragraph } from '../../../schemas.ts'
import { MarkedText } from '../text/MarkedText.tsx'
import { mergeHits } from '../text/segments.ts'
import { useText } from '../words.ts'
import classes from './decision.module.css'

export const paragraphId = (no: number): string => `p-${no}`

interface Props {
  /** Passed in, because hundreds of paragraphs that each call the hook would be slow. */
  t: ReturnType<typeof useText>
  paragraph: Paragraph
  /** It is the title of a part. */
  isTitle: boolean
  firstHit: number
  /** The court's number of the paragraph, if it has one. */
  number: number | null
}

const OneParagraph = memo(({ t, paragraph, isTitle, firstHit, number }: Props) => {
  const { no, text, links, hits } = paragraph
  const Tag = isTitle ? 'h2' : 'p'
  return (
    <div
      id={paragraphId(no)}
      className={classes.paragraph}
      data-place={t('paragraph.name', { no })}
      data-no={no}
    >
      <a
        className={classes.number}
        href={`#${paragraphId(no)}`}
        data-copy-link={no}
        data-own={number === null || undefined}
        aria-label={t('paragraph.copy', { no })}
      >
        {number === null ? no : `§ ${number}`}
      </a>
      <Tag>
        <MarkedText text={text} links={links} hits={hits} firstHit={firstHit} name={String(no)} />
      </Tag>
    </div>
  )
})

/** The number of hits before each paragraph, and in total. */
export function countHits(paragraphs: readonly Paragraph[]): { before: number[]; total: number } {
  let total = 0
  const before = paragraphs.map(({ text, hits }) => {
    const sofar = total
    total += mergeHits(text, hits).length
    return sofar
  })
  return { before, total }
}

interface TextProps {
  decision: Decision
  /** Numbers of the paragraphs that are titles. */
  titles: ReadonlySet<number>
  before: number[]
  /** Null if the court numbers no paragraphs. */
  numbers: (number | null)[] | null
}

export const DecisionText = memo(({ decision, titles, before, numbers }: TextProps) => {
  const t = useText()
  return decision.paragraphs.map((paragraph, index) => (
    <OneParagraph
      key={paragraph.id}
      t={t}
      paragraph={paragraph}
      isTitle={titles.has(paragraph.no)}
      firstHit={before[index] ?? 0}
      number={numbers?.[index] ?? null}
    />
  ))
})
