/** In a form whose record somebody else has changed: shows what they wrote, and asks which is kept. */
import { Button } from '../controls/Button.tsx'
import { useFormat } from '../format.ts'
import { FormActions } from './FormBody.tsx'
import classes from './merge.module.css'
import { useFormText } from './text.ts'
import type { Found } from './use-clash.ts'

interface Props {
  other: Found
  /** Who that may be. */
  people: readonly { id: string; name: string }[] | undefined
  /** What the record says now where the person has written something else. */
  theirs: readonly { label: string; text: string }[]
  /** What the buttons say, where neither of two texts is chosen. */
  mine?: string
  leave?: string
  onMine: () => void
  onTheirs: () => void
}

export function Clash({ other: { by, at }, people, theirs, mine, leave, onMine, onTheirs }: Props) {
  const t = useFormText()
  const format = useFormat()
  const who = people?.find(({ id }) => id === by)?.name
  return (
    <div role="alert" className={classes.clash}>
      <p>{who && at ? t('clash.says', { who, at: format.time(at) }) : t('clash.saysAlone')}</p>
      <ul>
        {theirs.map(({ label, text }) => (
          <li key={label}>
            {label}: <b>{text}</b>
          </li>
        ))}
      </ul>
      <FormActions>
        <Button variant="default" onClick={onTheirs}>
          {leave ?? t('clash.theirs')}
        </Button>
        <Button variant="default" onClick={onMine}>
          {mine ?? t('clash.mine')}
        </Button>
      </FormActions>
    </div>
  )
}
