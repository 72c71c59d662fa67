/**
 * The growth of the debt as lines. It is loaded with its library once there is a result. The tables beside it say the
 * same in figures, so screen readers leave it out.
 */
import { formatDate, useLanguage } from '@mizan/platform/ui'
import { Chart, Filler, LinearScale, LineController, LineElement, PointElement, Tooltip } from 'chart.js'
import { useEffect, useRef } from 'react'
import type { OwedOn } from '../../rules/interest/growth.ts'
import { writeMoney } from '../../rules/writing.ts'
import { configOf } from './chart.ts'
import classes from './growth.module.css'
import { useText } from './text.ts'

Chart.register(Filler, LinearScale, LineController, LineElement, PointElement, Tooltip)

interface Props {
  points: readonly OwedOn[]
  currency: string
}

export function GrowthChart({ points, currency }: Props) {
  const t = useText()
  const language = useLanguage()
  const canvas = useRef<HTMLCanvasElement>(null)
  useEffect(() => {
    if (!canvas.current) return
    const style = getComputedStyle(canvas.current)
    const words = {
      names: { principal: t('growth.principal'), total: t('growth.total') },
      money: (amount: string) => writeMoney(amount, language, currency),
      day: (day: string) => formatDate(day, language),
      axis: (amount: number) => amount.toLocaleString(language === 'tr' ? 'tr-TR' : 'en-GB'),
      color: (name: string) => style.getPropertyValue(`--${name}`),
      font: style.fontFamily,
    }
    const chart = new Chart(canvas.current, configOf(points, words))
    return () => chart.destroy()
  }, [points, currency, language, t])
  return (
    <figure className={classes.figure} aria-label={t('growth.label')}>
      <figcaption className={classes.legend}>
        <strong>{t('growth.label')}</strong>
        <span data-of="total">{t('growth.total')}</span>
        <span data-of="principal">{t('growth.principal')}</span>
      </figcaption>
      <div className={classes.area} aria-hidden="true">
        <canvas ref={canvas} />
      </div>
    </figure>
  )
}
