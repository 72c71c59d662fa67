/** The paragraphs of a decision, each with a number, an address and a way to copy it. */
import { memo } from 'react'
import type { Decision, Paragraph } from '../../../schemas.ts'
import { MarkedText } from '../text/MarkedText.tsx'
import { mergeHits } from '../text/segments.ts'
import { useText } from '../words.ts'
import classes from './decision.module.css'
import { markOf, type ParagraphPlace, type Places } from './places.ts'

interface Props {
  /** Passed in, because hundreds of paragraphs that each call the hook would be slow. */
  t: ReturnType<typeof useText>
  paragraph: Paragraph
  /** It is the title of a part. */
  isTitle: boolean
  firstHit: number
  place: ParagraphPlace
  ofCourt: boolean
}

const OneParagraph = memo(({ t, paragraph, isTitle, firstHit, place, ofCourt }: Props) => {
  const { no, number, text, links, hits } = paragraph
  const { id, anchor, shown } = place
  const named = ofCourt ? number : no
  const Tag = isTitle ? 'h2' : 'p'
  return (
    <div
      id={id}
      data-anchor={anchor}
      className={classes.paragraph}
      data-place={named === null ? '' : t('paragraph.name', { no: named })}
      data-no={no}
    >
      <a
        className={classes.number}
        href={`#${id}`}
        data-copy-link={no}
        aria-label={shown === null ? t('paragraph.copyHere') : t('paragraph.copy', { no: shown })}
      >
        {shown !== null && (ofCourt ? markOf(shown, true) : shown)}
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
  places: Places
}

export const DecisionText = memo(({ decision, titles, before, places }: TextProps) => {
  const t = useText()
  return decision.paragraphs.map((paragraph, index) => (
    <OneParagraph
      key={paragraph.id}
      t={t}
      paragraph={paragraph}
      isTitle={titles.has(paragraph.no)}
      firstHit={before[index] ?? 0}
      place={places.each[index] as ParagraphPlace}
      ofCourt={places.ofCourt}
    />
  ))
})
