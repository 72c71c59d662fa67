/** A result of a calculator or a record of the case: the quote, and the screen that shows it again. */
import { Button, PlainLink } from '@mizan/platform/ui'
import { IconCalculator, IconListCheck } from '@tabler/icons-react'
import type { Place } from '../answer/places.ts'
import { useText } from '../text.ts'
import classes from './sources.module.css'

export function ToolPlace({ place: { source, support } }: { place: Place }) {
  const t = useText()
  const isCalculation = source.kind === 'calculation'
  const { address } = source
  const Sign = isCalculation ? IconCalculator : IconListCheck
  return (
    <>
      <p className={classes.where}>{isCalculation ? t('sources.calculation') : t('sources.record')}</p>
      <blockquote className={classes.quote} lang="tr">
        {support.quote}
      </blockquote>
      {address && (
        <Button
          variant="default"
          className={classes.document}
          leftSection={<Sign size={16} stroke={1.7} aria-hidden />}
          renderRoot={(props) => <PlainLink {...props} href={address} />}
        >
          {isCalculation ? t('sources.openCalculation') : t('sources.openRecord')}
        </Button>
      )}
    </>
  )
}
