/** A remark on a result: thumbs up or down, sent at once, and optionally a few words. */
import { IconButton, Later } from '@mizan/platform/ui'
import { type Icon, IconThumbDown, IconThumbUp } from '@tabler/icons-react'
import { useState } from 'react'
import { useText } from '../../text.ts'
import classes from './Feedback.module.css'

const feedbackPanel = async () => (await import('./FeedbackPanel.tsx')).default

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
        <Later
          load={feedbackPanel}
          verdict={open}
          targetId={targetId}
          query={query}
          onClose={() => setOpen(null)}
        />
      )}
    </span>
  )
}
