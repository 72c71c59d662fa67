/** The switch that lets the office read a conversation, with its meaning. */
import { useLock } from '@mizan/platform/ui'
import { PanelButton } from '@mizan/platform/ui/composite'
import { IconUsers } from '@tabler/icons-react'
import { useState } from 'react'
import type { Conversation } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'
import classes from './list.module.css'

export function Sharing({ one: { id, isShared, caseId } }: { one: Conversation }) {
  const t = useText()
  const lock = useLock()
  const share = useSend('assistant.share')
  const face = isShared ? t('conversation.shared') : t('conversation.share')
  // The switch moves at once, and back if that could not be saved.
  const [wanted, setWanted] = useState<boolean | null>(null)
  const isOn = wanted ?? isShared
  const change = (next: boolean) => {
    setWanted(next)
    share.mutate(
      { params: { conversationId: id }, body: { isShared: next } },
      { onSettled: () => setWanted(null) },
    )
  }
  return (
    <PanelButton
      label={face}
      face={
        <>
          <IconUsers size={16} stroke={1.7} aria-hidden />
          <span className={classes.face}>{face}</span>
        </>
      }
    >
      {() => (
        <div className={classes.sharing}>
          <label className={classes.switch}>
            <input
              type="checkbox"
              role="switch"
              aria-checked={isOn}
              checked={isOn}
              disabled={lock.disabled}
              onChange={(event) => change(event.target.checked)}
            />
            {t('conversation.shareLabel')}
          </label>
          <p>{t('conversation.shareBody')}</p>
          {caseId && <p>{t('conversation.shareCase')}</p>}
        </div>
      )}
    </PanelButton>
  )
}
