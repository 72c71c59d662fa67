/** The box that chooses a result; x does the same for the result that has the focus. */
import { useText } from '../../../text.ts'
import classes from './beside.module.css'
import { useChoice } from './choice.ts'

export function ChoiceBox({ id, name }: { id: string; name: string }) {
  const t = useText()
  const choice = useChoice()
  if (!choice) return null
  return (
    <label className={classes.box}>
      <input
        type="checkbox"
        aria-label={t('choice.box', { name })}
        checked={choice.chosen.has(id)}
        onChange={() => choice.toggle(id)}
      />
    </label>
  )
}
