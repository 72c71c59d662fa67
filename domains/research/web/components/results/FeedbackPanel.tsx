/** A few words on a result, beside the verdict. */
import { Button, Popup } from '@mizan/platform/ui'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../data.ts'
import { useText } from '../../text.ts'
import classes from './Feedback.module.css'

interface Props {
  verdict: 'helpful' | 'unhelpful'
  targetId: string
  query: string | undefined
  onClose: () => void
}

export default function FeedbackPanel(props: Props) {
  const t = useText()
  return (
    <Popup
      title={props.verdict === 'helpful' ? t('feedback.good') : t('feedback.bad')}
      onClose={props.onClose}
    >
      <Remark key={props.verdict} {...props} />
    </Popup>
  )
}

function Remark({ verdict, targetId, query, onClose }: Props) {
  const t = useText()
  const send = useSend('decisions.feedback')
  const [text, setText] = useState('')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    send.mutate({ body: { targetId, query, verdict, text: text.trim() || undefined } })
  }
  if (send.isSuccess)
    return (
      <p className={classes.thanks} role="status">
        {t('feedback.thanks')}
      </p>
    )
  return (
    <form onSubmit={onSubmit} className={classes.form}>
      <label>
        {t('feedback.text')}
        <textarea rows={3} maxLength={4_000} value={text} onChange={(event) => setText(event.target.value)} />
      </label>
      {send.error && <p role="alert">{send.error.message}</p>}
      <div className={classes.buttons}>
        <Button variant="subtle" color="var(--muted)" onClick={onClose}>
          {t('feedback.cancel')}
        </Button>
        <Button type="submit" loading={send.isPending}>
          {t('feedback.send')}
        </Button>
      </div>
    </form>
  )
}
