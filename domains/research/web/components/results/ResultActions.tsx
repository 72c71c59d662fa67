import { ActionIcon } from '@mantine/core'
import { useCopy } from '@mizan/platform/ui'
import { IconCheck, IconCopy, IconExternalLink } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { decisionLink, lawLink } from '../../targets.ts'
import { useText } from '../../text.ts'
import { Feedback } from './Feedback.tsx'
import classes from './ResultItem.module.css'

interface Props {
  link: ReturnType<typeof decisionLink> | ReturnType<typeof lawLink>
  citation: string
  targetId: string
  query: string | undefined
}

export function ResultActions({ link, citation, targetId, query }: Props) {
  const t = useText()
  const { copied, copy } = useCopy()
  const CopyIcon = copied ? IconCheck : IconCopy
  const newTab = t('result.newTab')
  return (
    <div className={classes.actions}>
      <ActionIcon
        variant="subtle"
        color="gray"
        onClick={() => copy(citation)}
        aria-label={t('result.copy')}
        title={citation}
      >
        <CopyIcon size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={newTab}
        title={newTab}
        renderRoot={(props) => <Link {...link} target="_blank" preload={false} {...props} />}
      >
        <IconExternalLink size={17} stroke={1.7} aria-hidden />
      </ActionIcon>
      <Feedback targetId={targetId} query={query} />
      <span role="status" className={copied ? classes.copied : 'visually-hidden'}>
        {copied ? t('result.copied') : ''}
      </span>
    </div>
  )
}
