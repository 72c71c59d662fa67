/** The request in the person's own words: the document is found by its name, and the law is looked up. */
import { Button, useLock } from '@mizan/platform/ui'
import { AreaField } from '@mizan/platform/ui/forms'
import { type FormEvent, useState } from 'react'
import { longestRequest } from '../../data/limits.ts'
import { useText } from '../text.ts'
import classes from './new.module.css'

interface Props {
  initial: string
  isBusy: boolean
  onMake: (message: string) => void
}

export function RequestForm({ initial, isBusy, onMake }: Props) {
  const t = useText()
  const lock = useLock()
  const [message, setMessage] = useState(initial)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (message.trim() !== '') onMake(message.trim())
  }
  return (
    <form className={classes.request} onSubmit={submit} noValidate>
      <AreaField
        name="message"
        label={t('new.request')}
        hint={t('new.requestHint')}
        optional
        rows={3}
        maxLength={longestRequest}
        value={message}
        onChange={setMessage}
      />
      <Button
        type="submit"
        variant="default"
        loading={isBusy}
        disabled={message.trim() === '' || lock.disabled}
      >
        {t('new.make')}
      </Button>
    </form>
  )
}
