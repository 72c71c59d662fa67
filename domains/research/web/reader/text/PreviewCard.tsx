/** The card beside a citation: what is cited, its heading and its first lines. */
import { PlainLink, Waiting } from '@mizan/platform/ui'
import type { ReactNode } from 'react'
import type { SearchCountry, TextLink } from '../../../schemas.ts'
import { decisionCallOf, decisionInput, useCall } from '../../data.ts'
import { properTitle } from '../../law-titles.ts'
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

function Lines({ over, title, text }: { over: string; title: string | null; text: string }) {
  return (
    <>
      <p className={classes.over}>{over}</p>
      {title && <p className={classes.title}>{title}</p>}
      <p className={classes.text} lang="tr">
        {text}
      </p>
    </>
  )
}

function ArticlePreview({ chunkId }: { chunkId: string }) {
  const t = useText()
  const { data, isError } = useCall('laws.chunk', { params: { chunkId } })
  if (isError) return <p className={classes.text}>{t('preview.failed')}</p>
  if (!data) return <CardSkeleton />
  const { own } = headingParts(data.article.heading)
  const name = articleName(data.article.articleNo)
  return (
    <Lines
      over={`${data.law.lawNumber} · ${properTitle(data.law.title)}`}
      title={own ? `${name} – ${own}` : name}
      text={beginning(data.article.text)}
    />
  )
}

function DecisionPreview({ country, id }: { country: SearchCountry; id: string }) {
  const t = useText()
  const { data, isError } = useCall(decisionCallOf(country), decisionInput(id, undefined))
  if (isError) return <p className={classes.text}>{t('preview.failed')}</p>
  if (!data) return <CardSkeleton />
  /** The first lines of a decision name court and sides; what it is about begins with a sentence. */
  const first = data.paragraphs.find(({ text }) => text.length > 100) ?? data.paragraphs[0]
  return <Lines over={data.citation} title={data.subject} text={beginning(first?.text ?? '')} />
}

function Content({ link }: { link: TextLink }) {
  const t = useText()
  if (link.decision?.id) return <DecisionPreview country={link.decision.country} id={link.decision.id} />
  if (link.law?.chunkId) return <ArticlePreview chunkId={link.law.chunkId} />
  const name = link.law?.lawTitle ? `${link.law.lawNumber} · ${properTitle(link.law.lawTitle)}` : link.label
  return <Lines over={name} title={null} text={link.law?.lawId ? t('preview.whole') : t('preview.absent')} />
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
      <Content link={link} />
      {address && (
        <PlainLink href={address} className={classes.open}>
          {link.kind === 'law' ? t('preview.openLaw') : t('preview.open')}
        </PlainLink>
      )}
    </div>
  )
}
