/** A remark on a result: thumbs up or down, sent at once, and optionally a few words. */
import { Button, IconButton, Popup } from '@mizan/platform/ui'
import { type Icon, IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import { useSend } from '../../data.ts'
import { useText } from '../../text.ts'
import classes from './Feedback.module.css'

type Verdict = 'helpful' | 'unhelpful'

interface Props {
  targetId: string
  query: string | undefined
}

export function Feedback({ targetId, query }: Props) {
  const t = useText()
  const [open, setOpen] = useState<Verdict | null>(null)
  const thumb = (verdict: Verdict, icon: Icon, label: string) => (
    <IconButton
      icon={icon}
      label={label}
      aria-expanded={open === verdict}
      onClick={() => setOpen(open === verdict ? null : verdict)}
    />
  )
  return (
    <span className={classes.anchor}>
      {thumb('helpful', IconThumbUp, t('feedback.good'))}
      {thumb('unhelpful', IconThumbDown, t('feedback.bad'))}
      {open && (
        <Popup label={t('feedback.title')} onClose={() => setOpen(null)}>
          <Remark key={open} verdict={open} targetId={targetId} query={query} onClose={() => setOpen(null)} />
        </Popup>
      )}
    </span>
  )
}

function Remark({ verdict, targetId, query, onClose }: Props & { verdict: Verdict; onClose: () => void }) {
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
      <p className={classes.heading}>{verdict === 'helpful' ? t('feedback.good') : t('feedback.bad')}</p>
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
