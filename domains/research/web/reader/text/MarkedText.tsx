/** A text with its citations as links and its hits marked. */
import { memo } from 'react'
import type { TextLink, TextRange } from '../../../schemas.ts'
import { textLinkHref } from '../../targets.ts'
import { type Piece, segmentsOf } from './segments.ts'
import classes from './text.module.css'

interface Props {
  text: string
  links: readonly TextLink[]
  hits: readonly TextRange[]
  /** Number of hits on the page before this text. */
  firstHit: number
  /** Name of this text among those of the page, so that a link can be found from its element. */
  name: string
}

const piecesOf = (pieces: Piece[]) =>
  pieces.map(({ text, hit }, index) =>
    hit === null ? (
      text
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never change places
      <mark key={index} data-hit={hit}>
        {text}
      </mark>
    ),
  )

export const MarkedText = memo(({ text, links, hits, firstHit, name }: Props) =>
  segmentsOf(text, links, hits, firstHit).map(({ link, pieces }, index) => {
    const linked = link === null ? undefined : links[link]
    if (!linked) return piecesOf(pieces)
    const address = textLinkHref(linked)
    const mark = `${name}:${link}`
    return address ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text never change places
      <a key={index} href={address} data-link={mark} className={classes.citation}>
        {piecesOf(pieces)}
      </a>
    ) : (
      // biome-ignore lint/a11y/useSemanticElements: it looks and behaves like a link that leads nowhere yet
      <span
        // biome-ignore lint/suspicious/noArrayIndexKey: segments of a text never change places
        key={index}
        data-link={mark}
        className={classes.absent}
        role="link"
        aria-disabled="true"
        tabIndex={0}
      >
        {piecesOf(pieces)}
      </span>
    )
  }),
)
