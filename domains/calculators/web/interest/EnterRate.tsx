/**
 * If no rate is known for a day: opens a table of one's own with the known rates, and puts the cursor where one is
 * missing.
 */
import { Button, useLanguage } from '@mizan/platform/ui'
import type { Figures } from '../../rules/figures.ts'
import { ownRates } from '../../rules/interest/own-rates.ts'
import type { InterestInput } from '../../schemas/interest.ts'
import { type InterestForm, tableForm } from './form.ts'
import { useText } from './text.ts'

interface Props {
  input: InterestInput
  figures: Figures
  onChange: (change: Partial<InterestForm>) => void
}

export function EnterRate({ input, figures, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const enter = () => {
    const rates = ownRates(input, figures)
    const missing = rates.findIndex(({ rate }) => rate === undefined)
    onChange(tableForm(rates, language))
    // The line is drawn first.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[name="rate-${missing}"]`)?.focus())
  }
  return <Button onClick={enter}>{t('enterRate')}</Button>
}
