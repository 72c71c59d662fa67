/** A result beside the list, opened at its first hit. */
import { Button, Failure, PlainLink, SidePanel, Waiting } from '@mizan/platform/ui'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { articleCitation } from '../../../../rules/law-citation.ts'
import type { DecisionHit, LawHit } from '../../../../schemas.ts'
import { decisionCallOf, decisionInput, useCall } from '../../../data.ts'
import { articleHref, decisionHref } from '../../../targets.ts'
import { useText } from '../../../text.ts'
import { Marked } from '../../Marked.tsx'
import classes from './beside.module.css'

interface Props {
  hit: DecisionHit | LawHit
  q: string | undefined
  onClose: () => void
  onStep: (step: 1 | -1) => void
}

export default function Preview({ hit, q, onClose, onStep }: Props) {
  const t = useText()
  const { history } = useRouter()
  const title = 'law' in hit ? articleCitation(hit.law, hit.articleNo) : hit.citation
  const href =
    'law' in hit ? articleHref(hit.law.country, hit.law.id, hit.id, q) : decisionHref(hit.country, hit.id, q)
  return (
    <SidePanel
      title={title}
      shown={hit.id}
      onClose={onClose}
      onStep={onStep}
      onEnter={() => history.push(href)}
    >
      <Button variant="default" renderRoot={(props) => <PlainLink {...props} href={href} />}>
        {t('choice.open')}
      </Button>
      {'law' in hit ? (
        <ArticleText key={hit.id} hit={hit} q={q} />
      ) : (
        <DecisionText key={hit.id} hit={hit} q={q} />
      )}
    </SidePanel>
  )
}

/** Scrolls to the first marked word once the text is there. */
function useFirstMark(isThere: boolean) {
  const text = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isThere) text.current?.querySelector('mark')?.scrollIntoView({ block: 'center' })
  }, [isThere])
  return text
}

function DecisionText({ hit, q }: { hit: DecisionHit; q: string | undefined }) {
  const read = useCall(decisionCallOf(hit.country), decisionInput(hit.id, q))
  const text = useFirstMark(read.data !== undefined)
  if (read.error) return <Failure error={read.error} onRetry={() => read.refetch()} />
  if (!read.data) return <Waiting height={320} />
  return (
    <div ref={text} className={classes.text} lang="tr">
      {read.data.paragraphs.map(({ no, text, hits }) => (
        <p key={no}>
          <Marked text={text} ranges={hits} />
        </p>
      ))}
    </div>
  )
}

function ArticleText({ hit, q }: { hit: LawHit; q: string | undefined }) {
  const read = useCall('laws.chunk', { params: { chunkId: hit.id }, query: q ? { q } : {} })
  const text = useFirstMark(read.data !== undefined)
  if (read.error) return <Failure error={read.error} onRetry={() => read.refetch()} />
  if (!read.data) return <Waiting height={160} />
  return (
    <div ref={text} className={classes.text} lang="tr">
      <p>
        <Marked text={read.data.article.text} ranges={read.data.article.hits} />
      </p>
    </div>
  )
}
