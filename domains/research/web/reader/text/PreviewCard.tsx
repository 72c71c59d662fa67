/** The card beside a citation: what is cited, its heading and its first lines. */
import { PlainLink, Waiting } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import { properTitle } from '../../../rules/law-titles.ts'
import type { SearchCountry, TextLink } from '../../../schemas.ts'
import { decisionCallOf, decisionInput, useCall } from '../../data.ts'
import { textLinkHref } from '../../targets.ts'
import { articleName, headingParts } from '../law/articles.ts'
import { useText } from '../words.ts'
import classes from './preview.module.css'
import { edge } from './preview-place.ts'
import { cardId, cardWidth, type Preview } from './use-preview.ts'

const shownCharacters = 320
const beginning = (text: string) => {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > shownCharacters ? `${line.slice(0, shownCharacters).replace(/\s\S*$/, '')} …` : line
}

function CardSkeleton() {
  return (
    <>
      <Waiting height={14} width="60%" below={10} />
      <Waiting height={12} below={6} />
      <Waiting height={12} below={6} />
      <Waiting height={12} width="80%" />
    </>
  )
}

interface ContentProps {
  /**
   * Content below the lines. It is rendered together with them, so that it does not move while the user reaches for
   * it.
   */
  children: ReactNode
}

interface LinesProps extends ContentProps {
  over: string
  title: string | null
  text: string
}

function Lines({ over, title, text, children }: LinesProps) {
  return (
    <>
      <p className={classes.over}>{over}</p>
      {title && <p className={classes.title}>{title}</p>}
      <p className={classes.text} lang="tr">
        {text}
      </p>
      {children}
    </>
  )
}

function Unread({ children }: ContentProps) {
  const t = useText()
  return (
    <>
      <p className={classes.text}>{t('preview.failed')}</p>
      {children}
    </>
  )
}

function ArticlePreview({ chunkId, children }: ContentProps & { chunkId: string }) {
  const { data, isError } = useCall('laws.chunk', { params: { chunkId } })
  if (isError) return <Unread>{children}</Unread>
  if (!data) return <CardSkeleton />
  const { own } = headingParts(data.article.heading)
  const name = articleName(data.article.articleNo)
  return (
    <Lines
      over={`${data.law.lawNumber} · ${properTitle(data.law.title)}`}
      title={own ? `${name} – ${own}` : name}
      text={beginning(data.article.text)}
    >
      {children}
    </Lines>
  )
}

function DecisionPreview({ country, id, children }: ContentProps & { country: SearchCountry; id: string }) {
  const { data, isError } = useCall(decisionCallOf(country), decisionInput(id, undefined))
  if (isError) return <Unread>{children}</Unread>
  if (!data) return <CardSkeleton />
  /** The first lines of a decision name court and parties; its content begins with the first full sentence. */
  const first = data.paragraphs.find(({ text }) => text.length > 100) ?? data.paragraphs[0]
  return (
    <Lines over={data.citation} title={data.subject} text={beginning(first?.text ?? '')}>
      {children}
    </Lines>
  )
}

function Content({ link, children }: ContentProps & { link: TextLink }) {
  const t = useText()
  const { decision, law } = link
  if (decision?.id)
    return (
      <DecisionPreview country={decision.country} id={decision.id}>
        {children}
      </DecisionPreview>
    )
  if (law?.chunkId) return <ArticlePreview chunkId={law.chunkId}>{children}</ArticlePreview>
  const name = law?.lawTitle ? `${law.lawNumber} · ${properTitle(law.lawTitle)}` : link.label
  return (
    <Lines over={name} title={null} text={law?.lawId ? t('preview.whole') : t('preview.absent')}>
      {children}
    </Lines>
  )
}

interface Props {
  preview: Preview
  link: TextLink
}

export function PreviewCard({ preview, link }: Props): ReactNode {
  const t = useText()
  const address = textLinkHref(link)
  return (
    <div
      id={cardId}
      role="note"
      aria-label={t('preview.label')}
      className={classes.card}
      style={{ ...preview.place, width: `min(${cardWidth}px, 100% - ${2 * edge}px)` }}
    >
      <Content link={link}>
        {address && (
          <PlainLink href={address} className={classes.open}>
            {link.kind === 'law' ? t('preview.openLaw') : t('preview.open')}
          </PlainLink>
        )}
      </Content>
    </div>
  )
}
