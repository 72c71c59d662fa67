/** Why a question was not answered, with the way on. The region is always there, so that its text is read out. */
import type { ApiError } from '@mizan/platform/contract/client'
import { Button, Slot } from '@mizan/platform/ui'
import { FormFailure } from '@mizan/platform/ui/forms'
import { useText } from '../text.ts'
import classes from './ask.module.css'

/** Refusals that concern the conversation, after which the question is asked in a new one. */
const ofConversation = new Set([
  'assistant.conversation_full',
  'assistant.conversation_of_other_case',
  'assistant.conversation_not_found',
])

interface Props {
  failure: ApiError | null
  /** Takes the question into a new conversation. */
  onNew: () => void
}

export function AskFailure({ failure, onNew }: Props) {
  const t = useText()
  return (
    <div className={classes.failure}>
      <FormFailure form={{ failure, wrong: 0 }}>
        {failure?.status === 423 && <Slot name="frame.locked" />}
        {failure && ofConversation.has(failure.code) && (
          <Button variant="default" onClick={onNew}>
            {t('new')}
          </Button>
        )}
      </FormFailure>
    </div>
  )
}
