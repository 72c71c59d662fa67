/** The title of a conversation, which its author edits in place. */
import { useLock } from '@mizan/platform/ui'
import { InPlace } from '@mizan/platform/ui/forms'
import { useState } from 'react'
import { longestTitle } from '../../data/limits.ts'
import type { Conversation } from '../../schemas.ts'
import { useSend } from '../data.ts'
import { useText } from '../text.ts'

interface Props {
  one: Conversation
  /** Opened from outside. */
  isOpen?: boolean
  onOpen?: (isOpen: boolean) => void
}

export function TitleField({ one: { id, title, isOwn }, isOpen, onOpen }: Props) {
  const t = useText()
  const { disabled } = useLock()
  const [isSaved, setSaved] = useState(false)
  const rename = useSend('assistant.rename')
  const save = async (next: string): Promise<boolean> => {
    try {
      await rename.mutateAsync({ params: { conversationId: id }, body: { title: next } })
      setSaved(true)
      setTimeout(() => setSaved(false), 2_000)
      return true
    } catch {
      // A notice reports the failure, and the typed text stays in the field.
      return false
    }
  }
  return (
    <InPlace
      label={t('conversation.name')}
      value={title}
      version={0}
      mayEdit={isOwn && !disabled}
      maxLength={longestTitle}
      isOpen={isOpen}
      onOpen={onOpen}
      isSaved={isSaved}
      onSave={save}
    />
  )
}
