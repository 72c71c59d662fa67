/** One conversation in the list: a link to it, and for its author the actions. */
import { PlainLink, useFormat, useLock } from '@mizan/platform/ui'
import { Menu } from '@mizan/platform/ui/composite'
import { IconBriefcase, IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { Conversation } from '../../schemas.ts'
import { assistantAddress } from '../address.ts'
import { useText } from '../text.ts'
import { Deletion } from './Deletion.tsx'
import classes from './list.module.css'
import { TitleField } from './TitleField.tsx'

interface Props {
  one: Conversation
  isCurrent: boolean
  onChosen: () => void
  onGone: () => void
}

export function ConversationRow({ one, isCurrent, onChosen, onGone }: Props) {
  const t = useText()
  const { disabled } = useLock()
  const [doing, setDoing] = useState<'naming' | 'deleting' | null>(null)
  const entries = [
    { id: 'rename', label: t('conversation.rename'), run: () => setDoing('naming'), disabled },
    {
      id: 'delete',
      label: t('conversation.delete'),
      run: () => setDoing('deleting'),
      disabled,
      harmful: true,
    },
  ]
  return (
    <li className={classes.row} data-current={isCurrent || undefined}>
      {doing === 'naming' ? (
        <TitleField one={one} isOpen onOpen={(isOpen) => setDoing(isOpen ? 'naming' : null)} />
      ) : (
        <PlainLink
          href={assistantAddress({ conversation: one.id })}
          className={classes.link}
          aria-current={isCurrent ? 'page' : undefined}
          onClick={onChosen}
        >
          <span className={classes.title} lang="tr">
            {one.title}
          </span>
          <Facts one={one} />
        </PlainLink>
      )}
      {one.isOwn && <Menu label={t('list.more', { title: one.title })} entries={entries} />}
      {doing === 'deleting' && (
        <Deletion one={one} onDone={() => isCurrent && onGone()} onClose={() => setDoing(null)} />
      )}
    </li>
  )
}

function Facts({ one: { changedAt, answerCount, caseId, isShared, isOwn, author } }: { one: Conversation }) {
  const t = useText()
  const { day } = useFormat()
  return (
    <span className={classes.facts}>
      {!isOwn && <span className={classes.author}>{author}</span>}
      <span>{day(changedAt)}</span>
      <span>{t('list.count', { count: answerCount })}</span>
      {caseId && (
        <span>
          <IconBriefcase size={13} stroke={1.7} aria-hidden />
          {t('list.ofCase')}
        </span>
      )}
      {isOwn && isShared && (
        <span>
          <IconUsers size={13} stroke={1.7} aria-hidden />
          {t('list.shared')}
        </span>
      )}
    </span>
  )
}
