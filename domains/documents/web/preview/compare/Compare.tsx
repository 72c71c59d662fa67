/** What was added and removed between two versions: two columns on wide windows, otherwise one. */
import { Button, Failure, IconButton, useMedia } from '@mizan/platform/ui'
import { IconArrowLeft, IconChevronDown, IconChevronUp } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Version } from '../../../schemas/documents.ts'
import type { Comparison } from '../../../schemas/preview.ts'
import { useCall } from '../../data.ts'
import { PaperWaiting } from '../PaperWaiting.tsx'
import shared from '../preview.module.css'
import { useText } from '../text.ts'
import classes from './compare.module.css'
import { numberChanges, type Part, sideOf } from './parts.ts'

interface Props {
  caseId: string
  documentId: string
  before: Version
  after: Version
  onBack: () => void
}

export function Compare({ caseId, documentId, before, after, onBack }: Props) {
  const t = useText()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const query = { before: before.versionId, after: after.versionId }
  const found = useCall(
    'documents.compare',
    { params: { caseId, documentId }, query },
    { staleTime: Number.POSITIVE_INFINITY },
  )
  return (
    <div className={shared.paper}>
      <div className={classes.head}>
        <Button variant="default" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onBack}>
          {t('compare.back')}
        </Button>
        <h3 ref={heading} tabIndex={-1}>
          {t('compare.title', { before: before.number, after: after.number })}
        </h3>
      </div>
      {found.error && <Failure error={found.error} onRetry={() => found.refetch()} />}
      {!found.data && !found.error && <PaperWaiting />}
      {found.data && <Shown comparison={found.data} />}
    </div>
  )
}

function Shown({ comparison }: { comparison: Comparison }) {
  const t = useText()
  const { changes, paragraphs } = useMemo(() => numberChanges(comparison.paragraphs), [comparison])
  const texts = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const isWide = useMedia('(min-width: 79.125em)')
  const go = (number: number) => {
    setCurrent(number)
    const mark = texts.current?.querySelector<HTMLElement>(`[data-first="${number}"]`)
    mark?.scrollIntoView({ block: 'center' })
    mark?.focus({ preventScroll: true })
  }
  if (changes === 0) return <p className={classes.facts}>{t('compare.none')}</p>
  const { added, removed, isExact, isCut } = comparison
  const words = [t('compare.added', { count: added }), t('compare.removed', { count: removed })].join(', ')
  return (
    <>
      <div className={classes.tools}>
        <strong>{t('compare.count', { count: changes })}</strong>
        <span className={classes.facts}>{words}</span>
        <span className={classes.steps}>
          <IconButton
            icon={IconChevronUp}
            label={t('compare.previous')}
            disabled={current <= 1}
            onClick={() => go(current - 1)}
          />
          <IconButton
            icon={IconChevronDown}
            label={t('compare.next')}
            disabled={current >= changes}
            onClick={() => go(current + 1)}
          />
          <span role="status" className={classes.facts}>
            {current > 0 && t('compare.at', { number: current, count: changes })}
          </span>
        </span>
      </div>
      {!isExact && <p className={shared.remark}>{t('compare.rough')}</p>}
      <div ref={texts} className={classes.texts} data-wide={isWide}>
        {paragraphs.map((parts, at) =>
          isWide ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: paragraphs have no ids and never change
            <div key={at} className={classes.pair}>
              <Paragraph parts={sideOf(parts, 'added')} {...{ current }} />
              <Paragraph parts={sideOf(parts, 'removed')} {...{ current }} />
            </div>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same
            <Paragraph key={at} parts={parts} {...{ current }} />
          ),
        )}
      </div>
      {isCut && <p className={shared.remark}>{t('compare.cut')}</p>}
    </>
  )
}

function Paragraph({ parts, current }: { parts: ReturnType<typeof sideOf>; current: number }) {
  return (
    <p className={classes.paragraph}>
      {parts.map((part, at) => (
        <Words
          // biome-ignore lint/suspicious/noArrayIndexKey: parts have no ids and never change
          key={at}
          part={part}
          first={part.isFirst ? part.change : undefined}
          isCurrent={part.change > 0 && part.change === current}
        />
      ))}
    </p>
  )
}

/** Said in words as well, because few screen readers say that a text is inserted or struck out. */
function Words({ part, first, isCurrent }: { part: Part; first: number | undefined; isCurrent: boolean }) {
  const t = useText()
  if (part.kind === 'same') return part.text
  const Mark = part.kind === 'added' ? 'ins' : 'del'
  return (
    <Mark className={classes[part.kind]} data-first={first} data-current={isCurrent} tabIndex={first && -1}>
      <span className="visually-hidden">{t(`compare.${part.kind}`)} </span>
      <span aria-hidden className={classes.sign}>
        {part.kind === 'added' ? '+' : '−'}
      </span>
      {part.text}
      <span className="visually-hidden"> {t('compare.end')}</span>
    </Mark>
  )
}
