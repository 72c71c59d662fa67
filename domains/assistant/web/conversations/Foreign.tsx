/** Replaces the box for questions in a conversation that a colleague shares. */
import { Button } from '@mizan/platform/ui'
import { useText } from '../text.ts'
import classes from './head.module.css'

interface Props {
  author: string
  /** Takes the last question into a conversation of one's own. */
  onContinue: () => void
}

export function Foreign({ author, onContinue }: Props) {
  const t = useText()
  return (
    <div className={classes.foreign}>
      <p>{t('conversation.foreign', { name: author })}</p>
      <Button onClick={onContinue}>{t('conversation.continue')}</Button>
    </div>
  )
}
