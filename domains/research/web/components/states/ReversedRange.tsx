/** A date range that ends before it begins, as an address may contain it: what is wrong and two ways to correct it. */
import { Button } from '@mizan/platform/ui'
import { useText } from '../../text.ts'
import classes from './states.module.css'

export function ReversedRange({ onSwap, onClear }: { onSwap: () => void; onClear: () => void }) {
  const t = useText()
  return (
    <div className={classes.state} role="alert">
      <h2>{t('expert.error.order')}</h2>
      <p>{t('reversed.body')}</p>
      <div className={classes.examples}>
        <Button onClick={onSwap}>{t('reversed.swap')}</Button>
        <Button variant="default" onClick={onClear}>
          {t('reversed.clear')}
        </Button>
      </div>
    </div>
  )
}
