/** The actions of a result: open it in a new tab, copy its citation, give feedback. */
import { IconButton, PlainLink, useCopy } from '@mizan/platform/ui'
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FavoriteKind } from '../../../schemas.ts'
import { Star } from '../../kept/Star.tsx'
import { useText } from '../../text.ts'
import { Feedback } from './Feedback.tsx'
import classes from './ResultItem.module.css'

interface Props {
  href: string
  citation: string
  kind: FavoriteKind
  targetId: string
  query: string | undefined
  /** What later domains offer for this result. */
  more: ReactNode
}

export function ResultActions({ href, citation, kind, targetId, query, more }: Props) {
  const t = useText()
  const { copied, copy } = useCopy()
  const newTab = t('result.newTab')
  return (
    <div className={classes.actions}>
      <IconButton
        icon={copied ? IconCheck : IconCopy}
        label={t('result.copy')}
        hint={citation}
        onClick={() => copy(citation)}
      />
      <PlainLink href={href} target="_blank" className={classes.newTab} aria-label={newTab} title={newTab}>
        <IconExternalLink size={17} stroke={1.7} aria-hidden />
      </PlainLink>
      <Star kind={kind} targetId={targetId} />
      {more}
      <Feedback targetId={targetId} query={query} />
      <span role="status" className={copied ? classes.copied : 'visually-hidden'}>
        {copied ? t('result.copied') : ''}
      </span>
    </div>
  )
}
